import { startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addGarnish } from './garnish.ts';
import { addMixedDrink, longDrinkOf, withoutOwn } from './mixed-drinks.ts';

/** Juice, lemonade, cider or cola in a tall glass. */
export const makeLongDrink: MakeThing = (kit, place, look) => {
  const mix = withoutOwn(longDrinkOf(look.word), look.wears);
  const brim = addMixedDrink(startModel(kit, place, 'long_drink'), mix);
  addGarnish(kit, place, look, brim);
};
