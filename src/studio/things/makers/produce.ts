import { makeTomato } from '#studio/props/produce/tomato.ts';
import { makeGarlic } from '#studio/props/produce/garlic.ts';
import { makePepper } from '#studio/props/produce/pepper.ts';
import { makeChilli } from '#studio/props/produce/chilli.ts';
import { makePotato } from '#studio/props/produce/potato.ts';
import { makeCarrot } from '#studio/props/produce/carrot.ts';
import { makePumpkin } from '#studio/props/produce/pumpkin.ts';
import { makePineapple } from '#studio/props/produce/pineapple.ts';
import { makeBanana } from '#studio/props/produce/banana.ts';
import { makeMelon } from '#studio/props/produce/melon.ts';
import { makeWatermelon } from '#studio/props/produce/watermelon.ts';
import { makeAvocado } from '#studio/props/produce/avocado.ts';
import { makeLime } from '#studio/props/produce/lime.ts';
import { makeChestnut } from '#studio/props/produce/chestnut.ts';
import { makeCorn } from '#studio/props/produce/corn.ts';
import { makeOnion } from '#studio/props/produce/onion.ts';
import { makeAsparagus } from '#studio/props/produce/asparagus.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** What grows in gardens and orchards besides the fruit of the wine table. */
export const PRODUCE_MAKERS = {
  tomato: { make: makeTomato, usual: 3 },
  garlic: { make: makeGarlic, usual: 2 },
  pepper: { make: makePepper, usual: 2 },
  chilli: { make: makeChilli, usual: 3 },
  potato: { make: makePotato, usual: 4 },
  carrot: { make: makeCarrot, usual: 3 },
  pumpkin: { make: makePumpkin },
  pineapple: { make: makePineapple },
  banana: { make: makeBanana },
  melon: { make: makeMelon },
  watermelon: { make: makeWatermelon },
  avocado: { make: makeAvocado, isMany: true },
  lime: { make: makeLime, usual: 3 },
  chestnut: { make: makeChestnut, usual: 7 },
  corn: { make: makeCorn, usual: 2 },
  onion: { make: makeOnion, usual: 2 },
  asparagus: { make: makeAsparagus },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
