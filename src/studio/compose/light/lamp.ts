import type { Vec3 } from '#studio/scene-graph.ts';

export interface Lamp {
  at: Vec3;
  size: readonly [number, number];
  radiance: Vec3;
  caustics?: boolean;
  hidden?: boolean;
  /** Aimed this far above the centre. */
  aim?: number;
}
