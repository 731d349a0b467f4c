import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { askedThings } from './asked-things.ts';

const countOf = (prompt: string, size: 'square' | 'banner' = 'square') =>
  askedThings(understand(prompt, { size }))[0]?.count;

describe('a row', () => {
  it('is longer than a group', () => {
    expect(countOf('a row of wine glasses')).toBe(5);
    expect(countOf('wine glasses')).toBe(null);
  });

  it('runs across a banner', () => {
    expect(countOf('a row of wine glasses', 'banner')).toBe(7);
  });

  it('has as many as were said', () => {
    expect(countOf('a row of four wine glasses')).toBe(4);
  });
});
