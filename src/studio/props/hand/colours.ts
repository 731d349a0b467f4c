import type { Vec3 } from '#studio/scene-graph.ts';

/** Skin of all people, in linear light. */
export const SKINS: readonly Vec3[] = [
  [0.66, 0.4, 0.28],
  [0.55, 0.31, 0.2],
  [0.36, 0.18, 0.1],
  [0.2, 0.095, 0.052],
  [0.72, 0.46, 0.34],
];
/** Shirts and jackets. */
export const SLEEVES: readonly Vec3[] = [
  [0.03, 0.035, 0.05],
  [0.62, 0.6, 0.57],
  [0.16, 0.22, 0.34],
  [0.22, 0.05, 0.06],
  [0.1, 0.13, 0.09],
];
