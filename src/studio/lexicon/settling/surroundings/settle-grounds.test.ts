import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

const thingsOf = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);

describe('what things stand in, on and before', () => {
  it.each([
    ['a bottle of white wine in the snow', 'snow'],
    ['une bouteille de vin blanc dans la neige', 'snow'],
    ['una bottiglia di vino bianco nella neve', 'snow'],
    ['una botella de vino blanco en la nieve', 'snow'],
    ['eine Flasche Weißwein im Schnee', 'snow'],
    ['a bottle of red wine in the grass', 'grass'],
    ['eine Flasche Rotwein im Gras', 'grass'],
    ['two glasses of red wine in fallen leaves', 'leaves'],
    ['a bottle on the gravel', 'gravel'],
    ['a bottle of rosé cooling in a stream', 'water'],
    ['une bouteille de rosé dans la rivière', 'water'],
    ['una bottiglia di vino nel fiume', 'water'],
    ['una botella de vino en el río', 'water'],
    ['eine Flasche Weißwein im Bach', 'water'],
    ['a bottle of red wine on a stone path in the garden', 'paving'],
    ['zwei Gläser Weißwein auf Kopfsteinpflaster', 'paving'],
    ['une bouteille de rosé sur les dalles d’une terrasse', 'paving'],
    ['a basket of grapes on the soil of the vineyard', 'soil'],
    ['grilled sardines, vinho verde, blue and white tiles', 'tiles'],
  ])('%s', (prompt, ground) => {
    expect(understand(prompt).surface).toBe(ground);
  });

  it.each(['a bottle of white wine on a terrace by the river', 'a couple swimming in the river'])(
    'leaves the river where it is: %s',
    (prompt) => expect(understand(prompt).surface).not.toBe('water'),
  );

  it('keeps the table that is named besides', () => {
    expect(understand('a glass of red wine in the snow on a wooden table').surface).toBe('wood');
  });

  it('makes no ground of snow that only falls', () => {
    expect(understand('a bottle of red wine, snow falling').surface).toBeNull();
  });

  it.each([
    'a bottle of red wine leaning on a stone wall',
    'a glass of rosé before an old stone wall',
    'un verre de rosé devant un mur en pierre',
    'ein Glas Rosé vor einer alten Steinmauer',
  ])('has the wall behind: %s', (prompt) => {
    expect(thingsOf(prompt)).not.toContain('stone_wall');
  });

  it('stands things on a stone wall that is said to bear them', () => {
    expect(thingsOf('a glass of rosé on a stone wall')).toContain('stone_wall');
  });

  it.each([
    'two glasses of white wine on the balustrade',
    'deux verres de vin blanc sur la balustrade',
    'due bicchieri di vino bianco sulla balaustra',
    'zwei Gläser Weißwein auf der Balustrade',
  ])('has a rail to stand on: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('balustrade');
  });

  it.each([
    'a bottle of white wine on a fence post',
    'two glasses of red wine on a wooden fence',
    'une bouteille de rosé sur la clôture en bois',
    'una bottiglia di bianco sulla staccionata',
    'una botella de vino sobre la valla',
    'eine Flasche Weißwein auf dem Zaun',
  ])('has a fence to stand on: %s', (prompt) => {
    expect(thingsOf(prompt)).toContain('fence_post');
  });

  it('leaves a fence that bears nothing in the land', () => {
    expect(thingsOf('a vineyard with a wooden fence')).toContain('fence');
  });

  it('leaves the railing of a terrace in the view', () => {
    expect(thingsOf('a terrace with a balustrade above the sea')).not.toContain('balustrade');
  });

  it.each(['two aperitifs on a terrace', 'deux apéritifs', 'due aperitivi'])(
    'counts drinks: %s',
    (prompt) => {
      expect(understand(prompt).things).toContainEqual(
        expect.objectContaining({ thing: 'cocktail', count: 2 }),
      );
    },
  );

  it.each([
    ['champagne in a hotel lobby', 'hotel_lobby'],
    ['Champagner in der Hotelhalle', 'hotel_lobby'],
    ['a glass of white wine in a field of poppies', 'flower_field'],
    ['ein Glas Weißwein im Mohnfeld', 'flower_field'],
    ['un verre de blanc dans un champ de coquelicots', 'flower_field'],
    ['a garden under a pergola', 'garden_party'],
    ['a shop window at Christmas with bottles of wine', 'wine_shop'],
    ['a shop window at Christmas', 'house_front'],
  ])('%s', (prompt, place) => {
    expect(understand(prompt).place).toBe(place);
  });
});

it.each([
  ['red wine spilled on a white carpet, glass lying on its side', 'velvet'],
  ['une bouteille et deux verres sur un tapis bleu', 'velvet'],
  ['a dog on a red rug', null],
])('small things stand on a carpet as on a ground: %s', (prompt, surface) => {
  expect(understand(prompt).surface).toBe(surface);
});

it.each([
  'Wood-fired margherita pizza and a glass of Chianti on a checkered tablecloth',
  'pizza cuite au feu de bois sur une nappe à carreaux',
  'pizza cotta a legna su una tovaglia a quadri',
  'pizza al horno de leña sobre un mantel de cuadros',
  'Pizza aus dem Holzofen auf einer karierten Tischdecke',
  'a picnic of cheese and wine on a checkered tablecloth on a wooden table',
])('a checked cloth is laid, whatever wood is spoken of: %s', (prompt) => {
  const { surface, notUnderstood } = understand(prompt);
  expect(surface).toBe('gingham');
  expect(notUnderstood).toEqual([]);
});
