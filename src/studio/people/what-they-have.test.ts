import { describe, expect, it } from 'vitest';
import { castPeople, posesOf } from '#studio/testing/cast-people.ts';
import { namesOf } from './body/name-parts.ts';

describe('a basket', () => {
  const first = (prompt: string) => castPeople(prompt).people[0]!.shape;

  it.each([
    'two grape pickers harvesting in the vineyard with baskets',
    'a woman picking grapes, a basket at her feet',
    'une femme avec un panier à ses pieds dans les vignes',
  ])('stands on the ground before whoever picks, or is said to have it there: %s', (prompt) => {
    expect(first(prompt).atFeet).toBe('basket');
    expect(first(prompt).holds).not.toContain('basket');
  });

  it('is carried else', () => {
    expect(first('a woman with a basket of grapes').holds).toContain('basket');
  });
});

describe('whoever reads', () => {
  const beside = (prompt: string) => castPeople(prompt).people[0]!.shape.beside;

  it('sits in an armchair at home, and at a table elsewhere if there is wine', () => {
    expect(beside('woman reading a book with a glass of red wine by the fireplace')).toBe(
      'armchair',
    );
    expect(beside('woman reading a book with a glass of wine on a terrace')).toBe('table');
  });
});

describe('what is counted one by one', () => {
  const laid = (prompt: string, held: string): number =>
    castPeople(prompt).stands.reduce(
      (sum, { bears }) => sum + bears.filter((one) => one.held === held).length,
      0,
    );

  it('is each flute that is poured into: one in the hand, two on the cloth', () => {
    const { people } = castPeople('sommelier pouring champagne into three flutes');
    expect(people[0]!.shape.holds).toContain('glass');
    expect(laid('sommelier pouring champagne into three flutes', 'glass')).toBe(2);
  });

  it('is each bottle on the table, with a name of its own in the inventory', () => {
    const { stands } = castPeople('two friends at a table with three bottles of white wine');
    const [table] = stands;
    const nameAt = namesOf(table!, 1);
    const names = table!.bears
      .filter(({ held }) => held === 'bottle')
      .map(({ at: [x] }) => nameAt('bottle', table!.at + x / table!.metres));
    expect(new Set(names).size).toBe(3);
  });

  it('is each glass on a tray', () => {
    const [waiter] = castPeople('waiter with five glasses of white wine on a tray').people;
    expect(waiter!.shape.holds[0]).toBe('tray_5');
    const nameAt = namesOf(waiter!, 1);
    const seen = Array.from({ length: 200 }, (_, i) => nameAt('wine', i / 200));
    expect(new Set(seen).size).toBe(5);
  });

  it('is a candle on the table of a dinner by candlelight', () => {
    const { stands } = castPeople('couple having dinner by candlelight at a table');
    expect(stands[0]!.bears.map(({ held }) => held)).toContainEqual(
      expect.objectContaining({ thing: 'candlestick' }),
    );
  });

  it('is on a blanket what a picnic eats, and no hat lies beside those who wear it', () => {
    const stage = castPeople('picnic couple with straw hats, a bottle of rosé and strawberries');
    expect(stage.people.map(({ shape }) => [shape.pose, shape.hat])).toEqual([
      ['lounging', 'straw'],
      ['lounging', 'straw'],
    ]);
    const laid = stage.stands.flatMap(({ bears }) => bears.map(({ held }) => held));
    expect(laid).toContainEqual(expect.objectContaining({ thing: 'strawberry' }));
    expect(stage.scene.objects.filter(({ thing }) => thing === 'straw_hat')).toEqual([]);
  });

  it('is one basket for the one who carries it', () => {
    const { people } = castPeople('grandmother and grandson carrying a basket of grapes');
    expect(people.flatMap(({ shape }) => shape.holds)).toEqual(['basket']);
  });
});

describe('in oil', () => {
  it('people wear what they wore: gowns, waistcoats and hose, but a suit that was asked for stays', () => {
    const paint = (prompt: string) => castPeople(prompt, 'classical_heritage').people[0]!;
    expect(paint('a woman in the vineyard').shape.dress).toBe('gown');
    expect(paint('a man in the cellar').shape.hasHose).toBe(true);
    expect(paint('a man in a suit in the cellar').shape.hasHose).toBeUndefined();
    expect(castPeople('a man in the cellar').people[0]!.shape.hasHose).toBeUndefined();
  });
});

describe('how many there are', () => {
  it.each([
    ['peasants treading grapes in a wooden vat', 3],
    ['a peasant treading grapes in a wooden vat', 1],
    ['eight friends toasting in the garden', 8],
    ['three men in a cellar, one man in a red hat', 3],
    ['three women and one man in a cellar', 4],
    ['a teacher and six students at a long table', 7],
  ])('%s', (prompt, many) => {
    expect(castPeople(prompt).people).toHaveLength(many);
  });

  it('gives the red hat to the one of whom it is said', () => {
    const hats = castPeople('three men in a cellar, one man in a red hat').people.map(
      ({ shape, wardrobe }) => [shape.hat, wardrobe.hat !== undefined],
    );
    expect(hats).toEqual([
      ['none', false],
      ['none', false],
      ['straw', true],
    ]);
  });

  it("takes a merchant with his wife for a man, and a wife's husband for one too", () => {
    const { people } = castPeople('a merchant and his wife in a cellar');
    expect(people.map(({ shape }) => shape.isWoman)).toEqual([false, true]);
  });
});

describe('what they have on and with them', () => {
  it('is on their feet: boots stand on no table', () => {
    const { people } = castPeople('winemaker in yellow rubber boots in the cellar');
    expect(people[0]!.shape.hasBoots).toBe(true);
    const [red, green, blue] = people[0]!.wardrobe.boots!;
    expect(Math.min(red, green)).toBeGreaterThan(blue * 2);
  });

  it('is a bonnet on the head of an old woman who pours from her jug', () => {
    const { shape } = castPeople('old woman in a white bonnet pouring wine from a jug').people[0]!;
    expect([shape.hat, shape.pose]).toEqual(['bonnet', 'pouring']);
    expect(shape.holds[0]).toMatchObject({ thing: 'jug' });
  });

  it('is a candle in the hand where there is no table', () => {
    const { shape } = castPeople('monk with a candle in a dark cellar').people[0]!;
    expect(shape.holds[0]).toMatchObject({ thing: 'candle' });
  });

  it.each([
    ['pickers filling baskets in the vineyard', 'filled_basket'],
    ['pickers filling crates in the vineyard', 'filled_crate'],
  ])('%s', (prompt, beside) => {
    expect(castPeople(prompt).people.map(({ shape }) => shape.beside)).toContain(beside);
  });

  it.each([
    'winemaker checking a glass of red wine against the light in the cellar',
    'ein Winzer hält ein Glas Rotwein gegen das Licht',
    'un vigneron regarde son verre de vin rouge à la lumière',
  ])('%s', (prompt) => {
    expect(posesOf(prompt)).toEqual(['regarding']);
  });

  it('is a pale bottle where the wine is white', () => {
    const bottleOf = (wine: string) =>
      castPeople(`two women on a picnic blanket with a bottle of ${wine} wine`).stands[0]!.bottle;
    expect(bottleOf('white')!.bottle[1]).toBeGreaterThan(0.1);
    expect(bottleOf('red')).toBeUndefined();
  });
});
