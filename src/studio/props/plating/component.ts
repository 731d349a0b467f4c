import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';

/** Where a cook puts a part of a dish. */
export type Role =
  /** Fills the vessel; the rest lies upon it (noodles, rice, soup). */
  | 'bed'
  /** What the dish is named after. */
  | 'main'
  /** A heap beside it. */
  | 'side'
  /** Strewn or laid over the middle. */
  | 'top'
  /** A pool under the main thing. */
  | 'sauce'
  /** A small thing near the rim. */
  | 'garnish';

/** How much room it gets: half of its width, in centimetres. */
export interface Room {
  random: Random;
  reach: number;
}

/** One part of a dish, laid around the origin of its model with y = 0 on the ground of the vessel. */
export interface Component {
  role: Role;
  /** Half of the width it likes best. */
  reach: number;
  /** Height at which other things lie upon it. */
  top: number;
  lay: (model: Model, room: Room) => void;
  /** A thick sauce over a heap of pasta, where a thin one runs out below. */
  ladle?: (model: Model, room: Room) => void;
}
