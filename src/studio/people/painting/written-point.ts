import type { Vec3 } from '#studio/scene-graph.ts';

/** A point that is written again and again: made anew for each of millions, they would be a fifth of the work. */
export type WrittenPoint = [number, number, number];

/** Begun with fractions: V8 would keep whole numbers in another way, and compile everything anew once they are fractions. */
export const blankPoint = (): WrittenPoint => [0.5, 0.5, 0.5];

/** The point, that much to the left. */
export function shifted(p: Vec3, aside: number, out: WrittenPoint): Vec3 {
  out[0] = p[0] - aside;
  out[1] = p[1];
  out[2] = p[2];
  return out;
}

/** The point that far from another. */
export function ahead(p: Vec3, to: Vec3, far: number, out: WrittenPoint): Vec3 {
  out[0] = p[0] + to[0] * far;
  out[1] = p[1] + to[1] * far;
  out[2] = p[2] + to[2] * far;
  return out;
}
