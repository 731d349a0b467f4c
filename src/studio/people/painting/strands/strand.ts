import type { Vec3 } from '#studio/scene-graph.ts';

/** One lock of hair as a line through the person's own space. */
export interface Strand {
  points: readonly Vec3[];
  /** Which way the surface below it looks. */
  normals: readonly Vec3[];
  /** Lighter or darker than its neighbours. */
  tone: number;
  /** Metres across at the root; it ends in nothing. */
  width: number;
  kind: 'hair' | 'brow' | 'beard' | 'lash';
}
