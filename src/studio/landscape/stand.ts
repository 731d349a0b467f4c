import type { LandscapeCanvas } from './canvas.ts';

/** How far something must be lifted at (x, z) to be seen over the rows before it, in metres. */
export function liftIntoSight({ terrain, view }: LandscapeCanvas, x: number, z: number): number {
  let sight = -Infinity;
  for (let near = 6; near < z * 0.9; near *= 1.12) {
    const at = (x * near) / z;
    const top = terrain.ground(at, near) + terrain.shape.canopyHeight;
    sight = Math.max(sight, view.eyeY + ((top - view.eyeY) * z) / near);
  }
  return Math.max(0, sight - terrain.ground(x, z));
}

export interface Ford {
  x: number;
  z: number;
  /** Of the water there. */
  width: number;
}

/** Where a river is crossed, not before `from` metres: water across the line of sight, in the middle of the picture. */
export function fordOf({ terrain, view }: LandscapeCanvas, from = 0): Ford | null {
  if (terrain.waterLevel < -1e8) return null;
  let best: Ford | null = null;
  // Nearer water lies below the edge of a table.
  const nearest = (view.eyeY - terrain.waterLevel) * view.focal;
  const lowest = Math.max(1, view.height * 0.7 - view.horizonY);
  for (let z = Math.max(120, nearest / lowest, from); z < 760; z += 15) {
    const half = (view.width / view.focal) * z * 0.5;
    const wet: number[] = [];
    for (let x = -half; x <= half; x += 4)
      if (terrain.ground(x, z) < terrain.waterLevel) wet.push(x);
    const [first, last] = [wet[0], wet.at(-1)];
    if (first === undefined || last === undefined || last - first < 24) continue;
    const ford = { x: (first + last) / 2, z, width: last - first };
    const isWhole = Math.abs(ford.x) + ford.width / 2 < half * 0.86;
    if (isWhole) return ford;
    best ??= ford;
  }
  return best;
}

/** Metres above the water where houses stand, and where castles do. */
const NEAR_WATER = [6, 30] as const;
export const HIGH_ABOVE = [48, 104] as const;

/** On the slope above the water, in the column that the heroes leave free; `null` on level land. */
export function terraceAt(
  canvas: LandscapeCanvas,
  from: number,
  [least, most]: readonly [number, number] = NEAR_WATER,
): { x: number; z: number } | null {
  const { spec, terrain, view } = canvas;
  if (!terrain.shape.valley) return null;
  const side = (spec.free ?? 0.5) - 0.5;
  for (let z = Math.max(from, 210); z < 620; z += 8)
    for (const aside of [side * 0.6, side, 0, -side * 0.6, side * 1.4]) {
      const x = aside * (view.width / view.focal) * z;
      const rise = terrain.ground(x, z) - terrain.waterLevel;
      if (rise > least && rise < most && liftIntoSight(canvas, x, z) < 1) return { x, z };
    }
  return null;
}
