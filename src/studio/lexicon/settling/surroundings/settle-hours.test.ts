import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('a sunny hour', () => {
  it.each([
    ['the vineyard on a sunny September morning', 'morning'],
    ['a sunny evening in the vineyard', 'golden_hour'],
    ['a sunny vineyard', 'noon'],
  ])('is the one that is named: %s', (prompt, time) => {
    expect(understand(prompt).time).toBe(time);
  });
});
