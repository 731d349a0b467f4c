import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { readPrompt } from '#studio/reading/read-prompt.ts';

function stageOf(prompt: string) {
  const spec = understand(prompt, { style: 'cinematic', size: 'square' });
  const brief = { spec, styleId: 'cinematic', width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}
const shapes = (prompt: string) => stageOf(prompt).people.map(({ shape }) => shape);
const laid = (prompt: string) =>
  stageOf(prompt).stands.flatMap(({ bears }) =>
    bears.map(({ held }) => (typeof held === 'object' ? held.thing : held)),
  );

describe('acts of several together', () => {
  it('leaves the tub to whoever stomps, and others clap', () => {
    const prompt = 'a girl stomping grapes in a wooden tub, friends clapping around her';
    expect(shapes(prompt).map(({ pose }) => pose)).toEqual([
      'stomping',
      'clapping',
      'clapping',
      'clapping',
    ]);
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it.each([
    'winemaker checking a barrel in the cellar',
    'vigneron qui contrôle un fût dans la cave',
    'Winzer prüft das Fass im Keller',
  ])("draws from the barrel that is checked: '%s'", (prompt) => {
    expect(shapes(prompt)[0]).toMatchObject({ pose: 'sampling', beside: 'barrel' });
  });

  it('lifts a bunch into the light', () => {
    const [shape] = shapes('a winemaker holding a bunch of grapes up to the light');
    expect(shape).toMatchObject({ pose: 'regarding', holds: ['grapes'] });
  });

  it('lays bread and a filled bowl before those who sit there', () => {
    const prompt = 'three women around a table with rosé, a bowl of olives and a baguette';
    expect(laid(prompt)).toEqual(expect.arrayContaining(['bowl', 'olive', 'baguette']));
    expect(shapes(prompt).every(({ holds }) => holds.every((held) => held === 'glass'))).toBe(true);
  });

  it('serves each of a couple the dish that was counted for both', () => {
    const things = laid('a couple having dinner, two plates of pasta on the table');
    expect(things.filter((thing) => thing === 'pasta')).toHaveLength(2);
    expect(things).not.toContain('plate');
  });

  it('stands friends round one grill', () => {
    const { stands, people } = stageOf('friends toasting with red wine around a barbecue');
    expect(stands.map(({ stand }) => stand)).toEqual(['grill']);
    expect(people.every(({ shape }) => shape.holds.every((held) => held === 'glass'))).toBe(true);
  });

  it('stands friends round one barrel, the board on it', () => {
    const prompt = 'five friends around a barrel table, a board of ham and cheese on it';
    expect(stageOf(prompt).stands.map(({ stand }) => stand)).toEqual(['barrel_table']);
    expect(laid(prompt)).toEqual(expect.arrayContaining(['board', 'ham', 'hard_cheese']));
    expect(shapes(prompt).every(({ beside }) => beside === null)).toBe(true);
  });

  it('gives the player of a harvest festival an instrument, and no grapes to pick', () => {
    expect(shapes('accordion player at a grape harvest festival')[0]).toMatchObject({
      pose: 'playing',
    });
  });

  it('sits an old man on a bench beside his cat', () => {
    const prompt = 'old man sitting in front of the cellar door with his cat';
    expect(shapes(prompt)[0]).toMatchObject({ pose: 'sitting', beside: 'bench' });
    expect(stageOf(prompt).beasts).toHaveLength(1);
  });

  it('sits friends at the end of one jetty, and on the ground by a campfire', () => {
    const jetty = shapes('two friends sitting on the edge of a jetty with a bottle of wine');
    expect(jetty.map(({ beside, sofaFor }) => [beside, sofaFor])).toEqual([
      ['jetty', 2],
      ['jetty', undefined],
    ]);
    expect(
      shapes('Freunde sitzen am Lagerfeuer mit Rotwein').every(({ pose }) => pose === 'lounging'),
    ).toBe(true);
  });

  it.each([
    ['a father and his son picking grapes', [false, true]],
    ['une mère et sa fille dans les vignes', [false, true]],
    ['mother and daughter picking grapes', [false, true]],
    ['a father and his son tasting wine', [false, false]],
  ])("makes a small one of a son or daughter, unless they drink: '%s'", (prompt, children) => {
    expect(shapes(prompt).map(({ isChild }) => isChild)).toEqual(children);
  });

  it('leaves the bottle in the hand of whoever welcomes the guests', () => {
    const all = shapes('a winery owner welcoming guests at the door with a bottle in her hand');
    expect(all.map(({ holds }) => holds.includes('bottle'))).toEqual([true, false, false, false]);
  });

  it.each([
    ['a couple hiking through the vineyards with backpacks', 'walking'],
    ['a woman on horseback riding through the vineyard', 'astride'],
    ['abuelo y nieto sentados en un banco', 'sitting'],
  ])("'%s' is about people", (prompt, pose) => {
    const { people, direction } = stageOf(prompt);
    expect(direction.archetype).toBe('people');
    expect([people[0]!.shape.pose, ...people[0]!.shape.does]).toContain(pose);
    expect(readPrompt(prompt, 'cinematic').cannotDraw).toEqual([]);
  });

  it('loads what was picked, and bottles where nothing else is said', () => {
    expect(shapes('harvest workers loading crates of white grapes onto a trailer')[0]!.beside).toBe(
      'crate',
    );
    expect(shapes('a man loading crates into a van')[0]!.beside).toBe('bottle_crate');
  });

  it('rests on the bench that was named, and on steps with the dog beside them', () => {
    expect(shapes('old winemaker resting on a bench in the vineyard')[0]!.beside).toBe('bench');
    const { people, beasts } = stageOf(
      'a woman sitting on the stone steps with her dog at her feet and a glass of white wine',
    );
    expect(people[0]!.shape.beside).toBe('steps');
    expect(beasts).toHaveLength(1);
  });

  it('eats at a marble counter, the named wine in the glass', () => {
    const prompt = 'two friends eating oysters and drinking Chablis at a marble counter';
    const { people, stands } = stageOf(prompt);
    expect(stands.map(({ stand }) => stand)).toEqual(['counter']);
    expect(people.every(({ shape }) => shape.holds.includes('glass'))).toBe(true);
  });

  it('sits a family down to breakfast', () => {
    const { people, stands } = stageOf(
      'family having breakfast on the terrace, croissants, coffee',
    );
    expect(people.every(({ shape }) => shape.pose === 'sitting')).toBe(true);
    expect(stands.map(({ stand }) => stand)).toEqual(['table']);
  });

  it('rides the bicycles that a couple has', () => {
    expect(shapes('Paar mit Fahrrädern im Weinberg').map(({ beside }) => beside)).toEqual([
      'bicycle',
      'bicycle',
    ]);
  });

  it('counts the father among his family', () => {
    expect(shapes('a family of four eating at a long table, father pouring the wine')).toHaveLength(
      4,
    );
  });
});
