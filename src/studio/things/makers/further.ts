import { makeLongDrink } from '#studio/props/drinks/long-drink.ts';
import { makeWaterBottle } from '#studio/props/drinks/water-bottle.ts';
import { makeTea } from '#studio/props/drinks/coffee.ts';
import { makePartyHat, makeSnowman, makeWitchHat } from '#studio/props/festive/winter-figures.ts';
import {
  makeCardReader,
  makeFirewood,
  makeFlag,
  makePebbles,
  makeScissors,
  makeToteBag,
} from '#studio/props/house/further-goods.ts';
import { platedMaker } from './plated.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Drinks beside wine, what a shop counter has, and what warms or dresses a feast. */
export const FURTHER_MAKERS = {
  long_drink: { make: makeLongDrink },
  tea: { make: makeTea },
  water_bottle: { make: makeWaterBottle },
  firewood: { make: makeFirewood, isMany: true },
  tote_bag: { make: makeToteBag, holds: { height: 0.4, radius: 8, ranks: [7, 3.4] } },
  card_reader: { make: makeCardReader },
  pebbles: { make: makePebbles, isMany: true },
  party_hat: { make: makePartyHat },
  witch_hat: { make: makeWitchHat },
  hot_dog: platedMaker('hot_dog'),
  popcorn: platedMaker('popcorn'),
  flag: { make: makeFlag },
  scissors: { make: makeScissors },
  snowman: { make: makeSnowman },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
