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
    ['un tavolo apparecchiato sotto un grande fico', ['place_setting', 'tree'], ['fig']],
    ['ein Bauernhaus am Ende einer langen Zypressenallee', ['house', 'cypress'], []],
    ['una copa reflejada en los lentes de un sumiller', ['reading_glasses'], ['magnifying_glass']],
    ['un tire-bouchon rouillé', ['corkscrew'], ['mayonnaise']],
    ['bruschette, olio che cola', ['bruschetta', 'oil_bottle'], ['long_drink']],
    ['una barca de pesca en la arena', ['boat'], ['peach']],
    ['a lighthouse beam cutting through the night', ['lighthouse'], ['beam']],
    ['schmaler Pfad zwischen Trockenmauern', ['road', 'stone_wall'], []],
  ])('mean what they say: %s', (prompt, there, never) => {
    expect(thingsOf(prompt)).toEqual(expect.arrayContaining(there));
    for (const thing of never) expect(thingsOf(prompt)).not.toContain(thing);
  });

  it.each([
    ['une chapelle isolée dans les vignes', 'vineyard'],
    ['une cabane au milieu des vignes, lumière à la fenêtre', 'vineyard'],
    ['Sposi che brindano sotto una pioggia di petali', null],
  ])('say nothing of the ground or the weather: %s', (prompt, place) => {
    expect(understand(prompt)).toMatchObject({ place, weather: null });
  });

  it('tell people by their hands only where nothing else is seen of them', () => {
    const walk = understand("a girl walking along the vineyard holding her father's hand");
    expect(walk.figures.map(({ who, part }) => [who, part])).toEqual([
      ['child', 'figure'],
      ['man', 'figure'],
    ]);
    const fair = understand('Blurred crowd at a fair, a hand holding a tasting glass');
    expect(fair.words.find(({ text }) => text === 'crowd')?.proofs).not.toContain('thing:hand');
  });

  it.each([
    ['Weinflasche liegt im Gras neben einem Paar Sandalen', 'bottle', 'lying'],
    ['das Weinglas kippt um', 'glass', 'fallen'],
  ])('are states: %s', (prompt, thing, state) => {
    const spec = understand(prompt);
    expect(spec.things.find((one) => one.thing === thing)?.states).toContain(state);
    expect(spec.figures).toEqual([]);
  });

  it('count what is worn in pairs as one pair', () => {
    const things = (prompt: string) => understand(prompt).things.map(({ count }) => count);
    expect(things('ein Paar Sandalen')).toEqual([1]);
    expect(things('ein Paar Gläser')).toEqual([2]);
  });

  it('leave a bottle whole that is half submerged in ice', () => {
    const [bottle] = understand('a bottle half submerged in ice cubes').things;
    expect(bottle).toMatchObject({ thing: 'bottle', states: [] });
  });
});
