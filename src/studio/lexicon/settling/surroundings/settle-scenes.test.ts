import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const proofsOf = (prompt: string, word: string) =>
  understand(prompt).words.find(({ text }) => text === word)?.proofs ?? [];

describe('snow said of mountains', () => {
  it.each([
    ['Mendoza vineyard with the snowy Andes behind', 'snowy'],
    ['a glass of wine, snow-capped Alps behind', 'snow-capped'],
    ['un vigneto davanti alle Alpi innevate', 'innevate'],
  ])('lies on their peaks and on no vines: %s', (prompt, word) => {
    expect(understand(prompt).weather).toBeNull();
    expect(proofsOf(prompt, word)).toContain('trait:peaks:snow');
  });

  it('falls on the ground where the mountains are only behind it', () => {
    const { weather, surface } = understand('Bottle of Barolo in the snow, mountains behind');
    expect([weather, surface]).toEqual(['snow', 'snow']);
  });

  it('falls on a vineyard that it is said of', () => {
    expect(understand('snowy vineyard below the mountains').weather).toBe('snow');
    expect(understand('two bottles in fresh snow, mountains behind').weather).toBe('snow');
  });
});

describe('what lights a scene', () => {
  it.each([
    ['oak barrels lit by candles', 'lit'],
    ['oak barrels lit by torches', 'lit'],
    ['una bottiglia illuminata da una candela', 'illuminata'],
  ])('is a light, and nothing burns but it: %s', (prompt, word) => {
    const { things, lighting } = understand(prompt);
    expect(lighting).toBe('candle');
    expect(things.every(({ states }) => !states.includes('lit'))).toBe(true);
    expect(proofsOf(prompt, word)).toContain('followed');
  });
});

describe('a shadow on a wall', () => {
  it('is proved by that wall alone', () => {
    expect(proofsOf('long shadows of a wine glass on a white wall', 'long shadows')).toEqual([
      'trait:shadow:wall',
      'lettering:long shadows',
    ]);
    expect(proofsOf('a glass and its shadow, a wall behind', 'shadow')).toContain('trait:shadow');
  });
});

describe('what is being done', () => {
  it.each([
    ['wine bottle labels being printed in a workshop', 'printed'],
    ['bottles being labelled', 'labelled'],
    ['bottles being filled', 'filled'],
  ])('is asked for, and announced where nothing shows it: %s', (prompt, word) => {
    expect(proofsOf(prompt, word).filter((proof) => !proof.startsWith('lettering:'))).toEqual([]);
  });

  it('is seen where wine is poured', () => {
    expect(understand('wine being poured into a glass').subjects).toContain('pour');
  });

  it('is none of a printed campaign', () => {
    expect(proofsOf('a bottle for a printed campaign', 'printed')).toContain('followed');
  });
});

describe('a thing that is half buried', () => {
  it.each([
    ['a corked bottle half buried in sand', 'half buried'],
    ['une bouteille à moitié enterrée dans le sable', 'moitié enterrée'],
    ['eine halb vergrabene Flasche im Schnee', 'halb vergrabene'],
  ])('sinks into its ground: %s', (prompt) => {
    expect(understand(prompt).things[0]?.states).toContain('buried');
  });

  it('is announced where there is nothing to sink into', () => {
    const { things, words } = understand('a bottle buried under paperwork');
    expect(things[0]?.states).not.toContain('buried');
    expect(words.find(({ text }) => text === 'buried')?.proofs).toEqual(['lettering:buried']);
  });
});

describe('whose and what of', () => {
  it('casts no door in the iron of its fittings', () => {
    const [door] = understand('wine cellar door with iron fittings').things;
    expect([door?.thing, door?.material, door?.colour]).toEqual(['door', undefined, null]);
    expect(understand('a jug of pewter').things[0]?.material).toBe('pewter');
  });

  it('looks at a shop window from the pavement, without its merchant', () => {
    const { place, figures } = understand('shop window of a wine merchant in the evening');
    expect([place, figures]).toEqual(['house_front', []]);
    expect(understand('bottles in a wine shop window').place).toBe('wine_shop');
  });

  it.each([
    ['stack of wine boxes ready to ship', ['crate']],
    ['a magnum ready to drink', ['magnum']],
  ])('reads no ship and no drink into what is ready: %s', (prompt, things) => {
    expect(understand(prompt).things.map(({ thing }) => thing)).toEqual(things);
  });

  it('asks for no wood beside that of a rack, and for no day beside a list', () => {
    expect(proofsOf('wine rack made of wood in a kitchen', 'wood')).toContain('thing:bottle_rack');
    const { words } = understand("a table card with today's specials in a wine bar");
    expect(words.find(({ text }) => text.startsWith('today'))?.proofs).toContain('followed');
  });

  it('knows a fridge of wines as full', () => {
    expect(proofsOf('wine fridge full of bottles', 'full')).toContain('thing:wine_fridge');
  });
});

describe('poppies', () => {
  it.each(['vineyard road with poppies', 'coquelicots dans les vignes', 'Mohnblumen im Weinberg'])(
    'grow among the rows where vines are named: %s',
    (prompt) => {
      const { place, things } = understand(prompt);
      expect([place, things.map(({ thing }) => thing)]).toEqual([
        'vineyard',
        expect.arrayContaining(['flowers']),
      ]);
    },
  );

  it('are a bunch on a card', () => {
    const { place, things } = understand('thank you card with poppies', { style: 'pastel' });
    expect([place, things.map(({ thing }) => thing)]).toEqual([
      null,
      expect.arrayContaining(['poppy']),
    ]);
  });

  it('are a field where none are', () => {
    expect(understand('a bottle of red wine in a field of poppies').place).toBe('flower_field');
  });
});

describe('what goes with what', () => {
  it.each([
    ['cheese board with brie, grapes and crackers next to a Pinot Noir', 'bottle', true],
    ['Pinot noir grapes and cheese', 'bottle', false],
    ['cork collection in a large glass vase', 'glass', false],
    ['a large glass and a vase', 'glass', true],
  ] as const)('is told by its neighbours: %s, %s', (prompt, thing, isThere) => {
    expect(understand(prompt).things.some((one) => one.thing === thing)).toBe(isThere);
  });
});

describe('the first clause of a poster', () => {
  it('is its title where the poster is named after it', () => {
    const { title } = understand('Bike and wine tour poster with two cyclists', {
      style: 'illustration_poster',
    });
    expect(title).toBe('Bike and wine tour');
  });

  it('is its title', () => {
    const { title } = understand('Summer jazz in the vineyard, poster with a saxophone', {
      style: 'illustration_poster',
    });
    expect(title).toBe('Summer jazz in the vineyard');
  });
});

describe('an evening', () => {
  it('in a city is its hour', () => {
    expect(understand('an evening in Paris with two glasses').time).toBe('dusk');
    expect(understand('a night in Lisbon with a bottle of port').time).toBe('night');
  });

  it('in is spent at home', () => {
    expect(understand('a cosy evening in, red wine and a book').place).toBe('fireplace');
  });
});

describe('a land that is named first', () => {
  it.each([
    ['Tuscany with a glass of red wine', 'vineyard'],
    ['Santorini with a glass of white wine', 'sea'],
    ['Douro with a glass of port', 'river'],
  ])('is where the picture is: %s', (prompt, place) => {
    expect(understand(prompt, { style: 'pastel' }).place).toBe(place);
  });

  it('is a wine where it is poured', () => {
    expect(understand('a glass of Barolo', { style: 'pastel' }).place).toBeNull();
  });
});

describe('a bicycle', () => {
  it.each(['a basket on a bicycle', 'ein Korb auf einem Fahrrad', 'un panier sur un vélo'])(
    'bears what is on it where nobody rides: %s',
    (prompt) => {
      const { things, figures } = understand(prompt);
      expect(things.map(({ thing }) => thing)).toEqual(['basket', 'bicycle']);
      expect(things[0]?.relation).toEqual({ kind: 'on', to: 1 });
      expect(figures).toEqual([]);
    },
  );

  it('is ridden by whoever is on it', () => {
    expect(understand('a woman on a bicycle').figures[0]?.action).toBe('riding');
  });
});
