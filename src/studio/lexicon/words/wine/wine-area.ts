import type { BottleShape } from '#studio/scene/wine.ts';
import type { EstateKind, Landscape } from '#studio/scene/surroundings.ts';

/** One stretch of wine country: what its vineyards look like and what its wines come in. */
export interface WineArea {
  country: string;
  landscape: Landscape;
  estate: EstateKind;
  bottle: BottleShape;
  /** `Name:colours[:bottle]`, colours by letter, the usual one first: r red, w white, p rosé, o orange, s sparkling, q sparkling rosé. */
  rows: string;
}
