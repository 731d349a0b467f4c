import type { PlaceId } from '#studio/places/place.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import type { Key } from '#studio/styles/set-key.ts';
import { hasPaleAir } from './pale-air.ts';

interface OilKey {
  key: Key;
  /** Of the light that all is seen by. */
  gain: readonly [number, number, number];
  isPale: boolean;
}

// White is kept for the smallest lights: what is lit keeps its colour.
const LOW = { low: 0.02, high: 0.84, middle: 0.42, deepest: 2.4, saturation: 1.2 };
/** A day in snow or mist is bright. */
const PALE = { low: 0.02, high: 0.95, middle: 0.62, deepest: 1.6, saturation: 1.7 };
/** The lamps of a cellar are gold already: more of it, and stone turns to honey. */
const LAMPLIT = { ...LOW, high: 0.78, middle: 0.34, saturation: 0.78 };

/** Under the sky an old master had earths and smoke: his autumns are russet, and do not burn. */
const OPEN = { ...LOW, saturation: 0.92 };

const CELLARS: ReadonlySet<PlaceId> = new Set<PlaceId>([
  'vault_cellar',
  'bottle_cellar',
  'barrel_hall',
]);

/** How dark and how colourful an old master would have painted this place. */
export function keyOf(scene: StagedScene): OilKey {
  // Warm light would turn snow to mud.
  if (hasPaleAir(scene)) return { key: PALE, gain: [1, 1, 1.04], isPale: true };
  if (scene.place && CELLARS.has(scene.place))
    return { key: LAMPLIT, gain: [1, 0.98, 0.96], isPale: false };
  if (scene.traits?.includes('outdoors'))
    return { key: OPEN, gain: [1.01, 0.98, 0.94], isPale: false };
  return { key: LOW, gain: [1.05, 0.98, 0.88], isPale: false };
}
