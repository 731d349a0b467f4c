import type { Vec3 } from '#studio/scene-graph.ts';
import { clamp } from '#studio/textures/noise.ts';
import { cross, dot, normalize } from '#studio/vector.ts';
import type { Face } from './faces.ts';
import { createGrid, rasterise } from './raster.ts';

const SIDE = 220;
/** Metres by which something must be nearer to the sun than what it shades. */
const BIAS = 0.035;

/** How much of the sun reaches a point, 0 to 1, past these faces. */
export function sunPast(faces: readonly Face[], toSun: Vec3): (point: Vec3) => number {
  const east = normalize(cross([0, 1, 0], toSun));
  const up = cross(toSun, east);
  let [left, low, right, high] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of faces)
    for (const point of points) {
      const [u, v] = [dot(point, east), dot(point, up)];
      left = Math.min(left, u);
      right = Math.max(right, u);
      low = Math.min(low, v);
      high = Math.max(high, v);
    }
  const scale = SIDE / Math.max(right - left, high - low, 1e-6);
  const grid = createGrid(
    Math.max(1, Math.ceil((right - left) * scale)) + 2,
    Math.max(1, Math.ceil((high - low) * scale)) + 2,
  );
  const at = (point: Vec3): Vec3 => [
    (dot(point, east) - left) * scale + 1,
    (dot(point, up) - low) * scale + 1,
    -dot(point, toSun),
  ];
  for (const { points } of faces) rasterise(grid, 0, [at(points[0]), at(points[1]), at(points[2])]);
  return (point) => {
    const [u, v, depth] = at(point);
    if (u < -1 || v < -1 || u > grid.width + 1 || v > grid.height + 1) return 1;
    let shaded = 0;
    for (let dy = -1; dy <= 1; dy++)
      for (let dx = -1; dx <= 1; dx++) {
        const x = clamp(Math.floor(u) + dx, 0, grid.width - 1);
        const y = clamp(Math.floor(v) + dy, 0, grid.height - 1);
        if (grid.depth[y * grid.width + x]! < depth - BIAS) shaded += 1;
      }
    return 1 - shaded / 9;
  };
}
