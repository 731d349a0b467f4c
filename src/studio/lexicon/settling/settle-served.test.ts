import { expect, it } from 'vitest';
import { understand } from '#studio/lexicon/understand.ts';

it.each([
  'Grapes being poured from a crate into the press',
  'pouring grapes into a wine press',
  'a man pouring olives into a basket',
])('lets no wine flow where %s', (prompt) => {
  expect(understand(prompt).subjects).not.toContain('pour');
});

it.each(['red wine being poured into a glass', 'pouring wine, grapes beside it'])(
  'lets it flow where %s',
  (prompt) => {
    expect(understand(prompt).subjects).toContain('pour');
  },
);

it('takes a press for the one that grapes go into, and a press photo for none', () => {
  const thingsIn = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);
  expect(thingsIn('grapes tipped into the press')).toContain('wine_press');
  expect(thingsIn('a press photo of grapes')).not.toContain('wine_press');
});

it('packs a gift set once, in the box that is named', () => {
  const { things } = understand('gift set with two glasses and a bottle in a white box');
  expect(things.map(({ thing }) => thing).toSorted()).toEqual(['bottle', 'gift_box', 'glass']);
});

it.each([
  ['botella de cava con cubo rojo', 'ice_bucket'],
  ['seau rouge avec une bouteille de champagne', 'ice_bucket'],
  ['frost on the vines at sunrise, candles burning between the rows', 'frost_candle'],
])('has what is meant: %s', (prompt, thing) => {
  expect(understand(prompt).things.map((one) => one.thing)).toContain(thing);
});

it('leaves a bucket of grapes and candles at a picnic what they are', () => {
  const thingsIn = (prompt: string) => understand(prompt).things.map(({ thing }) => thing);
  expect(thingsIn('a bucket of grapes for our sparkling wine')).toContain('watering_bucket');
  expect(thingsIn('candles and wine in the vineyard')).toContain('candle');
});
