import type { Vec3 } from '#studio/scene-graph.ts';

/** Samples of a plane: which face is nearest at each, how far it is, and where within the face. */
export interface Grid {
  width: number;
  height: number;
  /** Infinity where nothing is. */
  depth: Float32Array;
  face: Int32Array;
  /** Shares of the second and third corner. */
  second: Float32Array;
  third: Float32Array;
}

export function createGrid(width: number, height: number): Grid {
  const size = width * height;
  return {
    width,
    height,
    depth: new Float32Array(size).fill(Infinity),
    face: new Int32Array(size),
    second: new Float32Array(size),
    third: new Float32Array(size),
  };
}

/** Corners are told as column, row and depth; the nearest face keeps the sample. */
export function rasterise(grid: Grid, face: number, [a, b, c]: readonly [Vec3, Vec3, Vec3]): void {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5));
  const x1 = Math.min(grid.width - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5));
  const y0 = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5));
  const y1 = Math.min(grid.height - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++) {
      const [px, py] = [x + 0.5 - a[0], y + 0.5 - a[1]];
      const second = (px * (c[1] - a[1]) - py * (c[0] - a[0])) / area;
      const third = ((b[0] - a[0]) * py - (b[1] - a[1]) * px) / area;
      if (second < 0 || third < 0 || second + third > 1) continue;
      const depth = a[2] + (b[2] - a[2]) * second + (c[2] - a[2]) * third;
      const i = y * grid.width + x;
      if (depth >= grid.depth[i]!) continue;
      grid.depth[i] = depth;
      grid.face[i] = face;
      grid.second[i] = second;
      grid.third[i] = third;
    }
}
