import type { Vec3 } from '#studio/scene-graph.ts';

/** How a hand looks, whatever it does. */
export interface HandLook {
  skin: Vec3;
  /** Bare to the elbow without one. */
  sleeve: { colour: Vec3; hasCuff: boolean } | null;
  /** Varnish. */
  nails: Vec3 | null;
  /** 1: a grown man's. */
  size: number;
  /** Cloth over the whole hand: it has no nails. */
  isGloved: boolean;
  /** Lean over bones and sinews, creased and spotted. */
  isOld?: boolean;
}
