import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const bottleIn = (prompt: string) =>
  understand(prompt, { style: 'cinematic' }).things.find(({ thing }) => thing === 'bottle');

describe('bottles of two regions', () => {
  it.each([
    'a Bordeaux bottle and a Burgundy bottle',
    'a bottle of Barolo next to a bottle of Barbaresco',
    'une bouteille de Bordeaux et une bouteille de Bourgogne',
  ])('are two, each in its own shape: %s', (prompt) => {
    const bottle = bottleIn(prompt);
    expect(bottle?.count).toBe(2);
    expect(bottle?.origins).toHaveLength(2);
  });

  it.each([
    'a bottle of Riesling, the bottle stands on a table',
    'a bottle of Barolo on a table, the Barolo bottle is closed',
  ])('are one where it is named again: %s', (prompt) => {
    expect(bottleIn(prompt)?.count).toBe(1);
  });
});
