import { describe, expect, it } from 'vitest';
import { readPrompt } from '#studio/reading/read-prompt.ts';
import { understand } from '#studio/lexicon/understand.ts';

describe('words by what stands beside them', () => {
  it.each([
    ['dinner party setup for eight guests in the garden', 'eight place settings'],
    ['eine gedeckte Tafel für acht Personen', 'eight place settings'],
    ['zwei Glaeser Weisswein auf einem gruenen Tisch', 'two glasses'],
    ['lipstick on the rim of a glass', 'a lipstick mark'],
    ['gift set: two bottles in a wooden box with a red ribbon', 'a crate'],
    ['rows of oak barrels on both sides of a cellar', 'barrels'],
  ])('%s', (prompt, drawn) => {
    const { willDraw, cannotDraw } = readPrompt(prompt, 'cinematic');
    expect(willDraw).toContain(drawn);
    expect(willDraw).not.toContain('people');
    expect(willDraw).not.toContain('a gift box');
    expect(cannotDraw).toEqual([]);
  });

  it.each([
    ['une bouteille de vin couchée sur le sable', 'lying'],
    ['una bottiglia di vino aperta', 'open'],
    ['una botella de vino tumbada', 'lying'],
  ])('reads how a bottle is behind its wine: %s', (prompt, state) => {
    expect(understand(prompt).things.map(({ thing }) => thing)).toEqual(['bottle']);
    expect(understand(prompt).things[0]?.states).toContain(state);
  });
});
