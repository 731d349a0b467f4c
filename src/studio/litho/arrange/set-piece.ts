import type { Random } from '#studio/random.ts';
import type { Rect } from '#studio/litho/geometry.ts';
import type { Standing } from '#studio/litho/things/drawn-thing.ts';
import type { Stage } from '#studio/litho/places/ground.ts';
import type { Piece } from './piece.ts';

/** A piece with its place; drawn in the order of the list. */
export interface SetPiece extends Piece, Standing {
  /** Only the front wall, once more, before what lies in it. */
  isFront?: boolean;
  /** Raised on boards of its own. */
  isOnPodium?: boolean;
  /** Leans about its middle. */
  turn?: number;
}

export interface Sheet {
  area: Rect;
  stage: Stage;
  random: Random;
}
