import { describe, expect, it } from 'vitest';
import { castPeople, posesOf } from '#studio/testing/cast-people.ts';

describe('people at a table', () => {
  it("sit at a harvest's lunch instead of picking", () => {
    expect(
      posesOf('a harvest lunch at a long wooden table in the vineyard, eight people laughing'),
    ).toEqual(Array.from({ length: 8 }, () => 'sitting'));
  });

  it('fly in the basket of a balloon, and say so', () => {
    const { stands, scene } = castPeople('a couple in a hot air balloon with champagne');
    expect(stands.map(({ stand }) => stand)).toEqual(['balloon_basket']);
    expect(scene.traits).toContain('aboard');
  });

  it('have their children run about behind them, not among the plates', () => {
    const { people } = castPeople('a couple having lunch under a pergola, children running');
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
      castPeople('family lunch at a table with a red checkered tablecloth'),
      castPeople('family lunch at a table with a blue tablecloth'),
    ];
    expect(checked.stands[0]!.cloth).toMatchObject({ isChecked: true });
    expect(plain.stands[0]!.cloth).toMatchObject({ isChecked: false });
    expect(plain.scene.traits).toContain('cloth:blue');
  });

  it('sit round what is said to stand on it', () => {
    const { people, stands } = castPeople('three men playing cards, a jug of wine on the table');
    expect(people.map(({ shape }) => shape.pose)).toEqual(['sitting', 'sitting', 'sitting']);
    expect(stands.map(({ stand }) => stand)).toEqual(['table']);
  });

  it('have a plate each where they eat, and none where they only drink', () => {
    const plates = (prompt: string): number =>
      castPeople(prompt)
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
  const standsOf = (prompt: string): string[] =>
    castPeople(prompt).stands.map(({ stand }) => stand);
  const shapesOf = (prompt: string, style: 'cinematic' | 'classical_heritage' = 'cinematic') =>
    castPeople(prompt, style).people.map(({ shape }) => shape);

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
    castPeople(prompt).stands.flatMap(({ bears }) =>
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
    const { people, stands } = castPeople('waitress serving two plates of pasta to a couple');
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
    expect(castPeople(prompt).scene.place).toBe('restaurant');
  });

  it('is no second bottle where one is presented', () => {
    const { people, stands } = castPeople(
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
    const { people } = castPeople('four friends clinking glasses over a table of tapas');
    expect(people.every(({ shape }) => shape.pose === 'sitting' && shape.reach)).toBe(true);
  });
});

describe('a table by the water', () => {
  it.each(['by the sea', 'by the lake'])('stands on a terrace above it: %s', (where) => {
    expect(castPeople(`a couple with champagne at a table ${where} at sunset`).scene.place).toBe(
      'terrace',
    );
  });
});
