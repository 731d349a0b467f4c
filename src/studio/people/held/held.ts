import type { Vec3 } from '#studio/scene-graph.ts';
import type { Take } from '#studio/people/body/part.ts';

/** Where a hand holds something; `side` is 1 for the hand at +x. */
export interface Grip {
  at: Vec3;
  side: number;
  isFlute: boolean;
  /** Which way the figure is turned from us, where that is known. */
  turned?: number;
}

/** Adds one thing that is held to the distance at a point. */
export type Hold = (p: Vec3, grip: Grip, take: Take) => void;
