import { LAND_VISITORS } from './land-visitors.ts';
import { INTERIORS } from '#studio/things/catalogue/interiors.ts';
import { SCENERY } from '#studio/things/catalogue/scenery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** As many of one kind as may be counted apart. */
const six = (thing: ThingId): ThingId[] => Array.from({ length: 6 }, () => thing);

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
  'firework',
  ...Object.keys(LAND_VISITORS).flatMap((thing) => six(thing as ThingId)),
];

/** The byte of a names layer that stands for this thing, or for one of several. */
export function sceneryCode(thing: ThingId, number = 0): number {
  const at = SCENERY_NAMES.indexOf(thing);
  if (at < 0) throw new Error(`'${thing}' is no scenery.`);
  return at + 1 + number;
}
