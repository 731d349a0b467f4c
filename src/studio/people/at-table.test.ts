import { describe, expect, it } from 'vitest';
import { composeShot } from '#studio/compose/compose.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { understand } from '#studio/lexicon/understand.ts';
import { namesOf } from './body/name-parts.ts';

/** Composed, not painted. */
function cast(prompt: string, style: 'cinematic' | 'classical_heritage' = 'cinematic'): Stage {
  const spec = understand(prompt, { style, size: 'square' });
  const brief = { spec, styleId: style, width: 64, height: 64, seed: 1 } as const;
  return composeShot({ ...brief, detail: 'preview' }).stage;
}

const posesOf = (prompt: string): string[] => cast(prompt).people.map(({ shape }) => shape.pose);

describe('people at a table', () => {
  it("sit at a harvest's lunch instead of picking", () => {
    expect(
      posesOf('a harvest lunch at a long wooden table in the vineyard, eight people laughing'),
    ).toEqual(Array.from({ length: 8 }, () => 'sitting'));
  });

  it('fly in the basket of a balloon, and say so', () => {
    const { stands, scene } = cast('a couple in a hot air balloon with champagne');
    expect(stands.map(({ stand }) => stand)).toEqual(['balloon_basket']);
    expect(scene.traits).toContain('aboard');
  });

  it('have their children run about behind them, not among the plates', () => {
    const { people } = cast('a couple having lunch under a pergola, children running');
    const sitter = people.find(({ shape }) => shape.pose === 'sitting')!;
    const runners = people.filter(({ shape }) => shape.pose === 'running');
    expect(runners.length).toBeGreaterThan(1);
    for (const { metres, foot } of runners) {
      expect(metres).toBeGreaterThan(sitter.metres * 1.3);
      expect(foot).toBeLessThan(sitter.foot);
    }
  });

  it('have a cloth of the colour that was said, checked or not', () => {
    const [checked, plain] = [
      cast('family lunch at a table with a red checkered tablecloth'),
      cast('family lunch at a table with a blue tablecloth'),
    ];
    expect(checked.stands[0]!.cloth).toMatchObject({ isChecked: true });
    expect(plain.stands[0]!.cloth).toMatchObject({ isChecked: false });
    expect(plain.scene.traits).toContain('cloth:blue');
  });

  it('sit round what is said to stand on it', () => {
    const { people, stands } = cast('three men playing cards, a jug of wine on the table');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['sitting', 'sitting', 'sitting']);
    expect(stands.map(({ stand }) => stand)).toEqual(['table']);
  });

  it('have a plate each where they eat, and none where they only drink', () => {
    const plates = (prompt: string): number =>
      cast(prompt)
        .stands.flatMap(({ bears }) => bears)
        .filter(({ held }) => typeof held === 'object' && held.thing === 'plate').length;
    expect(plates('family dinner')).toBe(4);
    expect(plates('two friends sitting at a table in the cellar with red wine')).toBe(0);
    // Where tables are laid an empty one waits for each.
    expect(plates('a couple toasting with red wine in a restaurant')).toBe(2);
    const opened =
      'sommelier opening a bottle for a couple seated at a restaurant table by the window';
    expect(plates(opened)).toBe(2);
  });

  it('are led by whoever teaches them, on his feet', () => {
    const poses = posesOf('wine class: a teacher and four students at a long table with glasses');
    expect(poses.toSorted()).toEqual(['explaining', ...Array.from({ length: 4 }, () => 'sitting')]);
  });
});

describe('whoever works with others about', () => {
  const standsOf = (prompt: string): string[] => cast(prompt).stands.map(({ stand }) => stand);
  const shapesOf = (prompt: string, style: 'cinematic' | 'classical_heritage' = 'cinematic') =>
    cast(prompt, style).people.map(({ shape }) => shape);

  it('fills the glass on a laid table among tables, and one in hand elsewhere', () => {
    const [at] = shapesOf('sommelier pouring red wine at a restaurant table');
    expect(at).toMatchObject({ pose: 'pouring', beside: 'laid_table', holds: ['bottle'] });
    const [below] = shapesOf('sommelier pouring red wine in a cellar');
    expect(below).toMatchObject({ pose: 'pouring', beside: null });
  });

  it('cooks at one worktop, and who drinks meanwhile has a glass', () => {
    const prompt = 'friends cooking together in the kitchen while drinking wine';
    expect(standsOf(prompt)).toEqual(['counter']);
    expect(shapesOf(prompt).map(({ pose }) => pose)).toEqual(['cooking', 'holding', 'holding']);
  });

  it('stands in a shop: an assistant is nobody who sits', () => {
    expect(standsOf('a shop assistant recommends a bottle of wine to a customer')).toEqual([]);
  });

  it('looks at the grapes from both sides of a vine, a child before it', () => {
    const [father, daughter] = shapesOf('father and daughter inspecting grapes in the vineyard');
    expect([father!.pose, father!.beside]).toEqual(['picking', 'vine']);
    expect(daughter!.holds).toContain('grapes');
  });

  it('tastes by the light of the candle in the other hand', () => {
    const [taster] = shapesOf('old winemaker tasting wine by candlelight', 'classical_heritage');
    expect(taster!.holds).toEqual(['glass', expect.objectContaining({ thing: 'candle' })]);
  });

  it('sits on the rim of a pool', () => {
    const [woman] = shapesOf('woman sitting on the edge of a pool with a glass of rosé');
    expect(woman!.beside).toBe('wall');
  });
});

describe('what lies before people', () => {
  const laid = (prompt: string): (string | null)[] =>
    cast(prompt).stands.flatMap(({ bears }) =>
      bears.map(({ held }) => (typeof held === 'object' ? held.thing : held)),
    );

  it('is every dish of the kitchen, each eater with a plate of it', () => {
    expect(laid('a couple eating risotto in a restaurant')).toEqual(['risotto', 'risotto']);
    expect(laid('family eating lasagne at home')).toEqual(['lasagne', 'lasagne', 'lasagne']);
  });

  it('is one pan for all of them where it is a large one', () => {
    expect(laid('a couple eating paella at a beach restaurant')).toEqual([
      'paella',
      'plate',
      'plate',
    ]);
  });

  it('is a glass beside each plate, where there is wine, and none for a child', () => {
    const places = laid('una pareja cenando en un restaurante con vino tinto').slice(-4);
    expect(places).toEqual(['plate', 'glass', 'plate', 'glass']);
    const family = laid('family having lunch under a pergola, wine and pasta on the table');
    expect(family.filter((one) => one === 'glass')).toHaveLength(2);
  });

  it('is a bottle where they drink, with bread where they dine, and no more where more is said', () => {
    expect(laid('two friends sitting at a table with red wine')).toContain('bottle');
    expect(laid('friends having dinner with red wine')).toEqual(
      expect.arrayContaining(['bottle', 'bread', 'salad']),
    );
    expect(laid('a couple eating risotto in a restaurant')).not.toContain('bread');
  });

  it('is food where no dish is named', () => {
    const food = laid('friends around a long table in the vineyard with food and wine');
    expect(food).toEqual(expect.arrayContaining(['bread', 'salad', 'hard_cheese']));
  });

  it('is still in the hands of whoever serves it', () => {
    const { people, stands } = cast('waitress serving two plates of pasta to a couple');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['serving', 'sitting', 'sitting']);
    expect(people[0]!.shape.holds).toHaveLength(2);
    expect(stands.flatMap(({ bears }) => bears)).toEqual([]);
  });

  it('is what tapas are', () => {
    expect(laid('four friends clinking glasses over a table of tapas')).toEqual(
      expect.arrayContaining(['ham', 'olive', 'gambas_al_ajillo', 'patatas_bravas']),
    );
  });

  it('is a candle for whoever dines alone by candlelight, in a restaurant', () => {
    const prompt = 'a woman sitting at a candlelit table with a glass of wine';
    expect(laid(prompt)).toEqual(['candlestick']);
    expect(cast(prompt).scene.place).toBe('restaurant');
  });

  it('is no second bottle where one is presented', () => {
    const { people, stands } = cast(
      'sommelier presenting a bottle to guests at a restaurant table',
    );
    expect(people.map(({ shape }) => shape.holds[0])).toEqual([
      'raised_bottle',
      'glass',
      'glass',
      'glass',
    ]);
    expect(stands.flatMap(({ bears }) => bears.map(({ held }) => held))).not.toContain('bottle');
  });

  it('leaves room for glasses that meet above it', () => {
    const { people } = cast('four friends clinking glasses over a table of tapas');
    expect(people.every(({ shape }) => shape.pose === 'sitting' && shape.reach)).toBe(true);
  });
});

describe('a table by the water', () => {
  it.each(['by the sea', 'by the lake'])('stands on a terrace above it: %s', (where) => {
    expect(cast(`a couple with champagne at a table ${where} at sunset`).scene.place).toBe(
      'terrace',
    );
  });
});

describe('a basket', () => {
  const first = (prompt: string) => cast(prompt).people[0]!.shape;

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
  const beside = (prompt: string) => cast(prompt).people[0]!.shape.beside;

  it('sits in an armchair at home, and at a table elsewhere if there is wine', () => {
    expect(beside('woman reading a book with a glass of red wine by the fireplace')).toBe(
      'armchair',
    );
    expect(beside('woman reading a book with a glass of wine on a terrace')).toBe('table');
  });
});

describe('what is counted one by one', () => {
  const laid = (prompt: string, held: string): number =>
    cast(prompt).stands.reduce(
      (sum, { bears }) => sum + bears.filter((one) => one.held === held).length,
      0,
    );

  it('is each flute that is poured into: one in the hand, two on the cloth', () => {
    const { people } = cast('sommelier pouring champagne into three flutes');
    expect(people[0]!.shape.holds).toContain('glass');
    expect(laid('sommelier pouring champagne into three flutes', 'glass')).toBe(2);
  });

  it('is each bottle on the table, with a name of its own in the inventory', () => {
    const { stands } = cast('two friends at a table with three bottles of white wine');
    const [table] = stands;
    const nameAt = namesOf(table!, 1);
    const names = table!.bears
      .filter(({ held }) => held === 'bottle')
      .map(({ at: [x] }) => nameAt('bottle', table!.at + x / table!.metres));
    expect(new Set(names).size).toBe(3);
  });

  it('is each glass on a tray', () => {
    const [waiter] = cast('waiter with five glasses of white wine on a tray').people;
    expect(waiter!.shape.holds[0]).toBe('tray_5');
    const nameAt = namesOf(waiter!, 1);
    const seen = Array.from({ length: 200 }, (_, i) => nameAt('wine', i / 200));
    expect(new Set(seen).size).toBe(5);
  });

  it('is a candle on the table of a dinner by candlelight', () => {
    const { stands } = cast('couple having dinner by candlelight at a table');
    expect(stands[0]!.bears.map(({ held }) => held)).toContainEqual(
      expect.objectContaining({ thing: 'candlestick' }),
    );
  });

  it('is on a blanket what a picnic eats, and no hat lies beside those who wear it', () => {
    const stage = cast('picnic couple with straw hats, a bottle of rosé and strawberries');
    expect(stage.people.map(({ shape }) => [shape.pose, shape.hat])).toEqual([
      ['lounging', 'straw'],
      ['lounging', 'straw'],
    ]);
    const laid = stage.stands.flatMap(({ bears }) => bears.map(({ held }) => held));
    expect(laid).toContainEqual(expect.objectContaining({ thing: 'strawberry' }));
    expect(stage.scene.objects.filter(({ thing }) => thing === 'straw_hat')).toEqual([]);
  });

  it('is one basket for the one who carries it', () => {
    const { people } = cast('grandmother and grandson carrying a basket of grapes');
    expect(people.flatMap(({ shape }) => shape.holds)).toEqual(['basket']);
  });
});

describe('in oil', () => {
  it('people wear what they wore: gowns, waistcoats and hose, but a suit that was asked for stays', () => {
    const paint = (prompt: string) => cast(prompt, 'classical_heritage').people[0]!;
    expect(paint('a woman in the vineyard').shape.dress).toBe('gown');
    expect(paint('a man in the cellar').shape.hasHose).toBe(true);
    expect(paint('a man in a suit in the cellar').shape.hasHose).toBeUndefined();
    expect(cast('a man in the cellar').people[0]!.shape.hasHose).toBeUndefined();
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
    expect(cast(prompt).people).toHaveLength(many);
  });

  it('gives the red hat to the one of whom it is said', () => {
    const hats = cast('three men in a cellar, one man in a red hat').people.map(
      ({ shape, wardrobe }) => [shape.hat, wardrobe.hat !== undefined],
    );
    expect(hats).toEqual([
      ['none', false],
      ['none', false],
      ['straw', true],
    ]);
  });

  it("takes a merchant with his wife for a man, and a wife's husband for one too", () => {
    const { people } = cast('a merchant and his wife in a cellar');
    expect(people.map(({ shape }) => shape.isWoman)).toEqual([false, true]);
  });
});

describe('what they have on and with them', () => {
  it('is on their feet: boots stand on no table', () => {
    const { people } = cast('winemaker in yellow rubber boots in the cellar');
    expect(people[0]!.shape.hasBoots).toBe(true);
    const [red, green, blue] = people[0]!.wardrobe.boots!;
    expect(Math.min(red, green)).toBeGreaterThan(blue * 2);
  });

  it('is a bonnet on the head of an old woman who pours from her jug', () => {
    const { shape } = cast('old woman in a white bonnet pouring wine from a jug').people[0]!;
    expect([shape.hat, shape.pose]).toEqual(['bonnet', 'pouring']);
    expect(shape.holds[0]).toMatchObject({ thing: 'jug' });
  });

  it('is a candle in the hand where there is no table', () => {
    const { shape } = cast('monk with a candle in a dark cellar').people[0]!;
    expect(shape.holds[0]).toMatchObject({ thing: 'candle' });
  });

  it.each([
    ['pickers filling baskets in the vineyard', 'filled_basket'],
    ['pickers filling crates in the vineyard', 'filled_crate'],
  ])('%s', (prompt, beside) => {
    expect(cast(prompt).people.map(({ shape }) => shape.beside)).toContain(beside);
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
      cast(`two women on a picnic blanket with a bottle of ${wine} wine`).stands[0]!.bottle;
    expect(bottleOf('white')!.bottle[1]).toBeGreaterThan(0.1);
    expect(bottleOf('red')).toBeUndefined();
  });
});
