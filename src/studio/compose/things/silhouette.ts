import type { Vec3 } from '#studio/scene-graph.ts';

/** A layer of a thing: enough boxes on each other tell a stem from a bowl. */
export interface Slab {
  min: Vec3;
  max: Vec3;
}

const LAYERS = 7;
const AXES = [0, 1, 2] as const;

/** What a thing covers of the view, from the points of its hull. */
export function slabsOf(
  points: readonly Vec3[],
  { low, high }: { low: number; high: number },
): Slab[] {
  const step = Math.max(0.2, (high - low) / LAYERS);
  const slabs: Slab[] = [];
  for (let bottom = low; bottom < high - 1e-6; bottom += step) {
    const top = Math.min(high, bottom + step);
    // A step of slack on both sides joins what hulls know by few rings only.
    const slab = boxRound(points, {
      bottom,
      top,
      from: bottom - step * 0.55,
      to: top + step * 0.55,
    });
    if (slab) slabs.push(slab);
  }
  return slabs;
}

/** Round the points between two heights, if there is one; a list of them for every layer took longer than the box. */
function boxRound(
  points: readonly Vec3[],
  { bottom, top, from, to }: { bottom: number; top: number; from: number; to: number },
): Slab | null {
  let [left, right, far, near] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    if (point[1] < from || point[1] > to) continue;
    left = Math.min(left, point[0]);
    right = Math.max(right, point[0]);
    far = Math.min(far, point[2]);
    near = Math.max(near, point[2]);
  }
  return left > right ? null : { min: [left, bottom, far], max: [right, top, near] };
}

/** The same shape elsewhere, `k` times its size. */
export const slabAt = ({ min, max }: Slab, at: Vec3, k: number): Slab => ({
  min: [at[0] + min[0] * k, at[1] + min[1] * k, at[2] + min[2] * k],
  max: [at[0] + max[0] * k, at[1] + max[1] * k, at[2] + max[2] * k],
});

/** The box round all layers. */
export function boundsOf(slabs: readonly Slab[]): Slab {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const { min, max } of slabs)
    for (const k of AXES) {
      low[k] = Math.min(low[k], min[k]);
      high[k] = Math.max(high[k], max[k]);
    }
  return { min: low, max: high };
}

/** Coordinates of the corners of a box. */
export const CORNER_FLOATS = 24;

/** Puts them where they are wanted: a layout that is tried asks for them some hundred thousand times. */
export function putCorners({ min, max }: Slab, to: Float64Array, at: number): void {
  for (let corner = 0; corner < 8; corner++)
    for (const k of AXES) to[at + corner * 3 + k] = ((corner >> k) & 1 ? max : min)[k];
}
