import { startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addMixedDrink, longDrinkOf } from './mixed-drinks.ts';

/** Juice, lemonade, cider or cola in a tall glass. */
export const makeLongDrink: MakeThing = (kit, place, { word }) =>
  addMixedDrink(startModel(kit, place, 'long_drink'), longDrinkOf(word));
