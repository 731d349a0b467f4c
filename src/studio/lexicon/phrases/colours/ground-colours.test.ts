import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

describe('a light background', () => {
  it.each([
    'sushi platter, minimal, light background',
    'torta di mele su sfondo chiaro',
    'eine Flasche Wein vor hellem Hintergrund',
  ])('is a plain pale ground: %s', (prompt) => {
    expect(understand(prompt).place).toBe('colour_ground');
  });

  it.each(['a bottle with bright background lights', 'a vineyard, bright background'])(
    'is none where lamps or a place are meant: %s',
    (prompt) => expect(understand(prompt).place).not.toBe('colour_ground'),
  );
});

describe('the colour of a ground', () => {
  it.each([
    ['bottiglia su sfondo turchese', 'turquoise'],
    ['bottiglia su sfondo crema', 'cream'],
    ['botella sobre fondo granate', 'crimson'],
    ['botella sobre fondo violeta', 'violet'],
    ['bouteille sur fond ivoire', 'ivory'],
    ['bouteille sur fond terracotta', 'coral'],
    ['Flasche auf ockerfarbenem Hintergrund', 'ochre'],
    ['bottle on a sand background', 'beige'],
    ['bottle on a blush background', 'pink'],
  ])('is read in five languages: %s', (prompt, name) => {
    expect(understand(prompt).ground?.name).toBe(name);
  });

  it('is no beach where sand is only its colour', () => {
    expect(understand('bottle on a sand background').place).toBe('colour_ground');
    expect(understand('bottle in the sand').place).toBe('beach');
  });
});

describe('a bottle of clear glass', () => {
  it('is a third one beside two others', () => {
    const { things } = understand('a green bottle, a brown bottle and a clear bottle');
    expect(things.map(({ colour }) => colour?.name)).toEqual(['green', 'brown', 'clear']);
  });

  it('leaves a clear sky a sky', () => {
    expect(understand('a vineyard under a clear sky').things).toEqual([]);
  });
});

describe('the shade of a wooden table', () => {
  it.each([
    ['corkscrew on a dark wood table', 'dark'],
    ['Flasche auf dunklem Holz', 'dark'],
    ['a dark bottle on a wooden table', undefined],
  ])('is its own: %s', (prompt, shade) => {
    expect(understand(prompt).surfaceColour?.name).toBe(shade);
  });
});

it('paints a bottle of green glass green, and sets no glass beside it', () => {
  const { things } = understand('a bottle of green glass on a table');
  expect(things.map(({ thing, colour }) => [thing, colour?.name])).toEqual([['bottle', 'green']]);
});
