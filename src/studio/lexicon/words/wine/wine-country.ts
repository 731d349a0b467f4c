import type { BottleShape, WineColour } from '#studio/scene/wine.ts';
import type { EstateKind, Landscape } from '#studio/scene/surroundings.ts';

type RegionRow = readonly [
  name: string,
  wine: WineColour,
  bottle: BottleShape,
  landscape: Landscape,
  estate: EstateKind,
  alsoCalled?: string,
];

/** What the vineyards of a country look like and what its wines come in. */
export interface WineCountry {
  name: string;
  /** How a label of that country certifies the origin; `%` is the region. */
  appellation: string;
  words: string;
  regions: readonly RegionRow[];
}
