/** Nearest hit found so far. While a shadow ray is traced, `hitT` is the distance to the light and stays. */
export let hitT: f64 = 0;
export let hitPrimitive: i32 = -1;
export let hitSegment: i32 = -1;
/** Where on the primitive: barycentrics, the place along a lathe segment or the face of a box. */
export let hitU: f64 = 0;
export let hitV: f64 = 0;

export const EPSILON: f64 = 1e-5;

@inline
export function startHit(limit: f64): void {
  hitT = limit;
  hitPrimitive = -1;
  hitSegment = -1;
}

@inline
export function recordHit(t: f64, primitive: i32, u: f64, v: f64): void {
  hitT = t;
  hitPrimitive = primitive;
  hitU = u;
  hitV = v;
}
