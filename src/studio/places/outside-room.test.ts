import { describe, expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';
import { outsideRoom } from './outside-room.ts';
import { placeOf } from './place-of.ts';

const seen = (prompt: string): readonly [string | null, string | null] => {
  const spec = understand(prompt, { style: 'cinematic' });
  const place = placeOf(spec);
  return [place, outsideRoom(spec, place)];
};

describe('two places in one picture', () => {
  it.each([
    ['Rustic kitchen with the vineyard through the window', 'kitchen', 'vineyard'],
    ['Küche mit Blick auf den Weinberg', 'kitchen', 'vineyard'],
    ['Restaurant avec vue sur la mer', 'restaurant', 'sea'],
    ['Restaurante con vistas al mar', 'restaurant', 'sea'],
    ['Wine bar with the skyline behind', 'wine_bar', 'city'],
    ['Wine bar in Vienna', 'wine_bar', 'city'],
    ['Hotel room with a view of the Eiffel Tower', 'hotel_room', 'city'],
    ['Living room with large windows overlooking the lake', 'living_room', 'lake'],
    ['Kitchen with a large window', 'kitchen', 'window'],
    ['Croissants in a bakery with a large window', 'bakery', 'window'],
    ['Croissants in a bakery window', 'bakery', null],
    ['Tasting room with panoramic windows onto the hills', 'tasting_room', 'window'],
  ])('a room keeps its walls, and its window shows the other: %s', (prompt, place, outside) => {
    expect(seen(prompt)).toEqual([place, outside]);
  });

  it.each([
    ['Rooftop bar with the city skyline behind', 'city'],
    ['Una botella y dos copas en una azotea', 'city'],
    ['Zwei Gläser Wein über den Dächern', 'city'],
    ['Bistro terrace in Paris', 'city'],
    ['Kitchen with copper pans', 'kitchen'],
    ['Great hall of a castle', 'castle_hall'],
  ])('has no window where nothing else is named or one stands in the open: %s', (prompt, place) => {
    expect(seen(prompt)).toEqual([place, null]);
  });
});

describe('places that lie before one another', () => {
  it.each([
    ['Oysters on a terrace overlooking the harbour', 'harbour'],
    ['Lake with snowy mountains behind', 'lake'],
    ['Restaurant terrasse au bord du lac Léman', 'terrace'],
    ['Starry sky over an old stone chapel', 'vineyard'],
  ])('%s', (prompt, place) => {
    expect(seen(prompt)[0]).toBe(place);
  });
});

describe('an open door', () => {
  it.each([
    ['Cellar door opening to the vines', 'vineyard'],
    ['View of the sea through an open door', 'sea'],
  ])('is looked out of: %s', (prompt, outside) => {
    expect(seen(prompt)).toEqual(['vault_cellar', outside]);
  });

  it('stays shut where nobody says that it opens', () => {
    expect(seen('Old door of a cellar')).toEqual(['vault_cellar', null]);
  });
});

describe('a region that is named as a place', () => {
  it.each([
    'Thunderstorm over the hills of Piedmont',
    'Misty morning in Barolo',
    'Nebel in der Wachau',
    'Colline di Barolo in autunno',
  ])('is its vineyards: %s', (prompt) => {
    expect(seen(prompt)[0]).toBe('vineyard');
  });

  it.each(['a bottle of Barolo in autumn', 'Barolo'])('is its wine: %s', (prompt) => {
    expect(seen(prompt)[0]).toBeNull();
  });
});

describe('shops by trade', () => {
  it.each([
    ['a bakery with fresh bread', 'bakery'],
    ['boulangerie de village', 'bakery'],
    ['cheese shop', 'cheese_shop'],
    ['Käseladen mit Weinflasche', 'cheese_shop'],
    ['macelleria', 'butcher_shop'],
    ['a florist’s shop', 'flower_shop'],
    ['deli counter', 'delicatessen'],
    ['librairie', 'bookshop'],
    ['a wine shop', 'wine_shop'],
    ['outside a bakery', 'house_front'],
  ])('%s', (prompt, place) => {
    expect(seen(prompt)[0]).toBe(place);
  });
});
