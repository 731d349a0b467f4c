import { makeClipboard } from '#studio/props/desk/clipboard.ts';
import { makePourer } from '#studio/props/cellar/tools/pourer.ts';
import { makeThermometer } from '#studio/props/cellar/tools/thermometer.ts';
import { makeVinePost } from '#studio/props/cellar/vine-post.ts';
import { makeCopperStill } from '#studio/props/cellar/copper-still.ts';
import { makeRiddlingRack } from '#studio/props/cellar/riddling-rack.ts';
import { makeToastingBarrel } from '#studio/props/cellar/toasting-barrel.ts';
import { makeWineFridge } from '#studio/props/cellar/wine-fridge.ts';
import { makeGarlicBraid } from '#studio/props/pantry/garlic-braid.ts';
import { cruetOf } from '#studio/props/pantry/oil-bottle.ts';
import { oldCar } from '#studio/props/vehicles/vintage-car.ts';
import { makeSpittoon } from '#studio/props/cellar/tools/spittoon.ts';
import { makeHydrometer } from '#studio/props/cellar/tools/hydrometer.ts';
import { makeRefractometer } from '#studio/props/cellar/tools/refractometer.ts';
import { makeStave } from '#studio/props/cellar/stave.ts';
import { makeHose } from '#studio/props/cellar/tools/hose.ts';
import { makeFrostCandle } from '#studio/props/cellar/frost-candle.ts';
import { makeTin } from '#studio/props/pantry/tin.ts';
import { makeSack } from '#studio/props/pantry/sack.ts';
import { makeSpices } from '#studio/props/pantry/spices.ts';
import { makeSaltShaker } from '#studio/props/pantry/salt-shaker.ts';
import { makePepperMill } from '#studio/props/pantry/pepper-mill.ts';
import { makeFryingPan } from '#studio/props/pantry/frying-pan.ts';
import { makeSaucepan } from '#studio/props/pantry/saucepan.ts';
import { makeMortar } from '#studio/props/pantry/mortar.ts';
import { makeGrill } from '#studio/props/pantry/grill.ts';
import { BICYCLE_BASKET, makeBicycle } from '#studio/props/vehicles/bicycle.ts';
import { makeScooter } from '#studio/props/vehicles/scooter.ts';
import { makeVan } from '#studio/props/vehicles/van.ts';
import { makeTractor } from '#studio/props/vehicles/tractor.ts';
import { makeRowingBoat } from '#studio/props/vehicles/rowing-boat.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Tools of cellar and kitchen, and vehicles. */
export const WORKPLACE_MAKERS = {
  clipboard: { make: makeClipboard },
  wine_pourer: { make: makePourer },
  thermometer: { make: makeThermometer },
  vine_post: { make: makeVinePost },
  wine_fridge: { make: makeWineFridge },
  copper_still: { make: makeCopperStill },
  riddling_rack: { make: makeRiddlingRack },
  toasting_barrel: { make: makeToastingBarrel },
  garlic_braid: { make: makeGarlicBraid },
  spittoon: { make: makeSpittoon },
  hydrometer: { make: makeHydrometer },
  refractometer: { make: makeRefractometer },
  stave: { make: makeStave },
  hose: { make: makeHose },
  frost_candle: { make: makeFrostCandle },
  tin: { make: makeTin },
  sack: { make: makeSack },
  spices: { make: makeSpices },
  salt_shaker: { make: makeSaltShaker },
  pepper_mill: { make: makePepperMill },
  frying_pan: { make: makeFryingPan, holds: { height: 0.9, radius: 9 } },
  saucepan: { make: makeSaucepan, holds: { height: 2, radius: 8, brim: 7 } },
  mortar: { make: makeMortar },
  grill: { make: makeGrill, holds: { height: 75, radius: 24 } },
  bicycle: { make: makeBicycle, holds: BICYCLE_BASKET },
  scooter: { make: makeScooter },
  van: { make: makeVan },
  tractor: { make: makeTractor },
  rowing_boat: { make: makeRowingBoat, holds: { height: 36, radius: 40 } },
  oil_bottle: { make: cruetOf('oil_bottle', [0.03, 0.05, 0.7], '#f3ecd9') },
  vinegar_bottle: { make: cruetOf('vinegar_bottle', [0.9, 2.2, 3.2], '#e6d9b8') },
  car: { make: oldCar('car', '#9c2a2a') },
  vintage_car: { make: oldCar('vintage_car', '#d9cfae') },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
