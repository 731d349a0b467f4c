import { makePersimmon } from '#studio/props/produce/persimmon.ts';
import {
  makeClove,
  makeCocoaBean,
  makeCoffeeBean,
  makeGinger,
  makeLiquorice,
  makeNutmeg,
  makePeppercorn,
  makeVanillaPod,
} from '#studio/props/spices/aromas.ts';
import {
  makeDate,
  makeDriedApricot,
  makePecan,
  makePrune,
  makeRaisin,
} from '#studio/props/still/dried-fruit.ts';
import {
  makeBloodOrange,
  makeGrapefruit,
  makeLychee,
  makeNectarine,
  makePassionFruit,
  makeQuince,
} from '#studio/props/plants/fruit/further-fruit.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';
import { heapedInBowl } from './in-bowl.ts';

/** Spices, beans, dried and fresh fruit of tasting notes; what is small is heaped in a bowl, where it is known. */
export const AROMA_MAKERS = {
  vanilla_pod: { make: makeVanillaPod },
  clove: { make: makeClove, usual: 9, serve: heapedInBowl(makeClove, 2.2) },
  nutmeg: { make: makeNutmeg, usual: 3 },
  liquorice: { make: makeLiquorice, usual: 3 },
  ginger: { make: makeGinger },
  peppercorn: { make: makePeppercorn, usual: 15, serve: heapedInBowl(makePeppercorn, 1.15) },
  coffee_bean: { make: makeCoffeeBean, usual: 13, serve: heapedInBowl(makeCoffeeBean, 1.7) },
  cocoa_bean: { make: makeCocoaBean, usual: 9, serve: heapedInBowl(makeCocoaBean, 2.2) },
  raisin: { make: makeRaisin, usual: 13, serve: heapedInBowl(makeRaisin, 1.6) },
  date_fruit: { make: makeDate, usual: 5, serve: heapedInBowl(makeDate, 3) },
  prune: { make: makePrune, usual: 7, serve: heapedInBowl(makePrune, 2.8) },
  dried_apricot: { make: makeDriedApricot, usual: 7, serve: heapedInBowl(makeDriedApricot, 3) },
  pecan: { make: makePecan, usual: 9, serve: heapedInBowl(makePecan, 2.6) },
  grapefruit: { make: makeGrapefruit, usual: 2 },
  blood_orange: { make: makeBloodOrange, usual: 2 },
  nectarine: { make: makeNectarine, usual: 2 },
  quince: { make: makeQuince, usual: 2 },
  persimmon: { make: makePersimmon, usual: 3 },
  lychee: { make: makeLychee, usual: 5 },
  passion_fruit: { make: makePassionFruit, usual: 2 },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
