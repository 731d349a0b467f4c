import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const read = (prompt: string, style: 'cinematic' | 'illustration_poster' = 'cinematic') =>
  understand(prompt, { style });

describe('everyday words', () => {
  it.each([
    'Not a bottle in sight, just two glasses',
    'our dining room before opening',
    'five bowls with something salty, sour and bitter',
    'Weißwein in einfachen Gläsern',
    'two glasses of red whine on a rustik table',
    'huîtres et champagne, fin de journée',
    'une bouteille et un verre devant la boutique',
    'Weinprobe im Hof',
    'a camarera con tres platos en los brazos',
    'pancakes beside a flute, nothing else',
    'una garrafa en la bodega',
    'des verres cassés par terre',
  ])('leave nothing to announce: %s', (prompt) => {
    expect(read(prompt).notUnderstood).toEqual([]);
  });

  it.each([
    ['una casita blanca al fondo de un viñedo', 'vineyard'],
    ['ein Glas Riesling, im Hintergrund weiße Häuser', null],
    ['glasses from purple to brown, white background', 'white_ground'],
    ['an owner wrapping a bottle in brown paper in a wine shop', 'wine_shop'],
    ['vier Gläser, im Hintergrund der Rhein', 'river'],
    ['a bottle of white wien in front of a vineyard', 'vineyard'],
  ])('name the place that is meant: %s', (prompt, place) => {
    expect(read(prompt).place).toBe(place);
  });

  it.each([
    ['a glass next to a phone and car keys', 'car'],
    ['platos y copas puestos, farolillos', 'stall'],
    ['he leaves the shop with a bottle', 'vine_leaf'],
    ['due calici, tovaglia a quadretti', 'picture_frame'],
    ['pizza and a glass, TV remote beside it', 'television'],
  ])('bring nothing that was not meant: %s', (prompt, never) => {
    expect(read(prompt).things.map(({ thing }) => thing)).not.toContain(never);
  });

  it.each([
    ['une cave, les portes ouvertes, personne', 0],
    ['une personne dans une cave', 1],
  ])('tell nobody from somebody: %s', (prompt, count) => {
    expect(read(prompt).figures).toHaveLength(count);
  });

  it.each([
    ['a small table with one glass left', undefined],
    ['a glass on the left and a bottle', 'left'],
  ])('tell what remains from what is on its side: %s', (prompt, side) => {
    expect(read(prompt).things.find(({ thing }) => thing === 'glass')?.side).toBe(side);
  });

  it('announce a table that fell over', () => {
    expect(read('une table renversée et un chat').notUnderstood).toContain('renversée');
  });

  it('are announced as they were written', () => {
    expect(read('un pressoir rouillé').notUnderstood).toEqual(['rouillé']);
  });

  it('keep the first letter of an event', () => {
    const words = read('Plakat für den Adventsmarkt im Weingut', 'illustration_poster').words;
    expect(words.at(-1)?.text).toBe('“Adventsmarkt”');
  });

  it('put what is written on a barrel there', () => {
    expect(read('a hand writing "Reserve 2019" on a barrel').texts.carried).toEqual([
      expect.objectContaining({ carrier: 'barrel' }),
    ]);
  });

  it('tell of the piece that is one of several', () => {
    const things = read('Seven bottles on a wooden shelf, the third one lying down').things;
    expect(things.filter(({ states }) => states.includes('lying'))).toEqual([
      expect.objectContaining({ thing: 'bottle', count: 1 }),
    ]);
  });
});
