import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('turns of everyday speech', () => {
  it.each([
    ['torre medievale in rovina sopra le vigne', ['ruins'], ['tower']],
    ['Castillo en ruinas sobre una colina', ['ruins'], ['chateau']],
    ['an orange cat and a fluffy ginger cat', ['cat'], ['ginger']],
    ['feuilles mortes et des marrons', ['chestnut'], []],
    ['tarte tatin, boule de vanille', ['ice_cream'], ['vanilla_pod']],
    ['copa de godello empañada', ['glass'], ['empanadas']],
    ['un asino carico di ceste sale il sentiero', ['donkey', 'basket', 'road'], ['salt_shaker']],
    ['una bodega con una escalera de caracol', ['stairs'], ['snail', 'ladder']],
    ['a fox pouring wine for a goose', ['goose'], ['roast_goose']],
    ['barche a vela sul mare', ['boat'], ['candle']],
    ['zwei Gläser Rosé im Strandkorb', ['glass'], ['basket']],
  ])('mean what they say: %s', (prompt, there, never) => {
    expect(thingsOf(prompt)).toEqual(expect.arrayContaining(there));
    for (const thing of never) expect(thingsOf(prompt)).not.toContain(thing);
  });

  it('leave a bottle whole that is half submerged in ice', () => {
    const [bottle] = understand('a bottle half submerged in ice cubes').things;
    expect(bottle).toMatchObject({ thing: 'bottle', states: [] });
  });
});
