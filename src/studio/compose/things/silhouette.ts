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
    const near = points.filter(([, y]) => y >= bottom - step * 0.55 && y <= top + step * 0.55);
    if (near.length > 0) slabs.push(boxRound(near, bottom, top));
  }
  return slabs;
}

function boxRound(points: readonly Vec3[], bottom: number, top: number): Slab {
  let [left, right, far, near] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, , z] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    far = Math.min(far, z);
    near = Math.max(near, z);
  }
  return { min: [left, bottom, far], max: [right, top, near] };
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
