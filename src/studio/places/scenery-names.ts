import { INTERIORS } from '#studio/things/catalogue/interiors.ts';
import { SCENERY } from '#studio/things/catalogue/scenery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const six = (thing: ThingId): ThingId[] => Array.from({ length: 6 }, () => thing);

/** Animals, vehicles and towers of the view. */
const VIEW_GUESTS: readonly ThingId[] = [
  'horse',
  'donkey',
  'cow',
  'ox',
  'goat',
  'sheep',
  'rooster',
  'deer',
  'swan',
  'bicycle',
  'tractor',
  'car',
  'pickup_truck',
  'lorry',
  'scooter',
  'hot_air_balloon',
  'lighthouse',
  'windmill',
];

/** Things that are painted into backdrops rather than built; a names layer holds their place in this list plus one. */
export const SCENERY_NAMES: readonly ThingId[] = [
  ...SCENERY.map(({ id }) => id),
  ...INTERIORS.map(({ id }) => id),
  'tank',
  'basket',
  'barrel',
  'bottle',
  // Several people are several objects: as many entries as may stand in one picture.
  ...six('person'),
  ...six('sommelier'),
  ...six('winemaker'),
  ...six('picker'),
  'couple',
  // What they hold.
  ...six('glass'),
  ...six('champagne_flute'),
  // Who or what may come into a landscape.
  ...VIEW_GUESTS.flatMap(six),
];

/** The byte of a names layer that stands for this thing, or for one of several. */
export function sceneryCode(thing: ThingId, number = 0): number {
  const at = SCENERY_NAMES.indexOf(thing);
  if (at < 0) throw new Error(`'${thing}' is no scenery.`);
  return at + 1 + number;
}
