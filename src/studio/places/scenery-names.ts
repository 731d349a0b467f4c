import { INTERIORS } from '#studio/things/catalogue/interiors.ts';
import { SCENERY } from '#studio/things/catalogue/scenery.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Things that are painted into backdrops rather than built; a names layer holds their place in this list plus one. */
export const SCENERY_NAMES: readonly ThingId[] = [
  ...SCENERY.map(({ id }) => id),
  ...INTERIORS.map(({ id }) => id),
  'tank',
  'basket',
  'barrel',
  'bottle',
  'person',
  'sommelier',
  'winemaker',
  'picker',
];

/** The byte of a names layer that stands for this thing. */
export function sceneryCode(thing: ThingId): number {
  const at = SCENERY_NAMES.indexOf(thing);
  if (at < 0) throw new Error(`'${thing}' is no scenery.`);
  return at + 1;
}
