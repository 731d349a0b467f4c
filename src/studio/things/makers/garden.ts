import { makeClover, makeMapleLeaves, makeOakLeaves } from '#studio/props/plants/loose-leaves.ts';
import {
  makeCello,
  makeDiamond,
  makeHarp,
  makeLipstick,
  makeMicroscope,
  makeTelescope,
  makeTestTubes,
} from '#studio/props/desk/instruments.ts';
import {
  makeCornflowers,
  makeHops,
  makeIrises,
  makeMistletoe,
  makePoppies,
  makeWisteria,
} from '#studio/props/plants/field-flowers.ts';
import { oldCar } from '#studio/props/vehicles/vintage-car.ts';
import {
  makeBeehive,
  makeBirdhouse,
  makeColumn,
  makeGnome,
  makeNest,
  makeStatue,
  makeSundial,
} from '#studio/props/yard/garden-goods.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { PhotoMaker } from '#studio/things/photo-maker.ts';

/** Flowers and leaves by their names, what stands in a garden, instruments. */
export const GARDEN_MAKERS = {
  poppy: { make: makePoppies, isMany: true, brings: 'vase' },
  cornflower: { make: makeCornflowers, isMany: true, brings: 'vase' },
  iris: { make: makeIrises, isMany: true, brings: 'vase' },
  wisteria: { make: makeWisteria, isMany: true },
  hops: { make: makeHops, isMany: true },
  mistletoe: { make: makeMistletoe, isMany: true },
  oak_leaves: { make: makeOakLeaves, isMany: true },
  maple_leaf: { make: makeMapleLeaves, isMany: true },
  clover: { make: makeClover, isMany: true },
  statue: { make: makeStatue },
  column: { make: makeColumn },
  beehive: { make: makeBeehive },
  birdhouse: { make: makeBirdhouse },
  birds_nest: { make: makeNest },
  garden_gnome: { make: makeGnome },
  sundial: { make: makeSundial },
  telescope: { make: makeTelescope },
  microscope: { make: makeMicroscope },
  test_tube: { make: makeTestTubes, isMany: true },
  harp: { make: makeHarp },
  cello: { make: makeCello },
  gem: { make: makeDiamond },
  lipstick: { make: makeLipstick },
  taxi: { make: oldCar('taxi', '#f0b81c') },
} satisfies Partial<Record<ThingId, PhotoMaker>>;
