import type { BottleShape } from '#studio/scene-spec.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { BOTTLE_FORMS } from './forms.ts';

export interface BottleForm {
  /** Outside of the glass from heel to lip, in centimetres. */
  body: readonly Vec2[];
  /** Where a label fits: the straight part of the body. */
  labelFrom: number;
  labelTo: number;
  capsuleLength: number;
  /** Depth of the dent in the base. */
  punt: number;
  /** Depth over width of bottles that are not round. */
  flatness?: number;
}

export const bottleHeight = (shape: BottleShape): number =>
  BOTTLE_FORMS[shape].body.at(-1)![1] + 0.95;
export const bottleRadius = (shape: BottleShape): number =>
  Math.max(...BOTTLE_FORMS[shape].body.map(([r]) => r));
