import type { Vec3 } from '#studio/scene-graph.ts';
import { normalize } from '#studio/vector.ts';

/** Distance to something grown, negative inside. */
export type Distance = (p: Vec3) => number;

export interface SolidMesh {
  points: Vec3[];
  normals: Vec3[];
  /** Three indices each. */
  triangles: (readonly [number, number, number])[];
}

interface Grid {
  low: Vec3;
  cell: number;
  /** Corners along each axis. */
  size: readonly [number, number, number];
  values: Float32Array;
}

const BLOCK = 8;

/** The surface of a solid as triangles (surface nets): one point in each cell that it passes through. */
export function meshSolid(
  solid: Distance,
  { low, high, cell }: { low: Vec3; high: Vec3; cell: number },
): SolidMesh {
  const along = (k: 0 | 1 | 2): number => Math.ceil((high[k] - low[k]) / cell / BLOCK) * BLOCK + 1;
  const size = [along(0), along(1), along(2)] as const;
  const grid: Grid = {
    low,
    cell,
    size,
    values: new Float32Array(size[0] * size[1] * size[2]).fill(NaN),
  };
  const cells = sampleNear(solid, grid);
  const mesh: SolidMesh = { points: [], normals: [], triangles: [] };
  const pointOf = new Map<number, number>();
  for (const at of cells) {
    const crossing = crossingIn(grid, at);
    if (!crossing) continue;
    const normal = slopeAt(solid, crossing, cell * 0.5);
    const off = solid(crossing);
    pointOf.set(at, mesh.points.length);
    mesh.points.push([
      crossing[0] - normal[0] * off,
      crossing[1] - normal[1] * off,
      crossing[2] - normal[2] * off,
    ]);
    mesh.normals.push(normal);
  }
  for (const at of pointOf.keys()) joinAround(grid, at, pointOf, mesh);
  return mesh;
}

/** Fills in the corners of every block that the surface may pass through; answers its cells. */
function sampleNear(solid: Distance, grid: Grid): number[] {
  const { low, cell, size, values } = grid;
  const [nx, ny, nz] = size;
  const reach = BLOCK * cell * 0.88;
  const cells: number[] = [];
  for (let k = 0; k < nz - 1; k += BLOCK)
    for (let j = 0; j < ny - 1; j += BLOCK)
      for (let i = 0; i < nx - 1; i += BLOCK) {
        const half = BLOCK / 2;
        const middle = cornerAt(low, cell, i + half, j + half, k + half);
        if (Math.abs(solid(middle)) > reach) continue;
        for (let z = k; z <= k + BLOCK; z++)
          for (let y = j; y <= j + BLOCK; y++)
            for (let x = i; x <= i + BLOCK; x++) {
              const at = (z * ny + y) * nx + x;
              if (Number.isNaN(values[at]!)) values[at] = solid(cornerAt(low, cell, x, y, z));
              if (x < i + BLOCK && y < j + BLOCK && z < k + BLOCK) cells.push(at);
            }
      }
  return cells;
}

const cornerAt = (low: Vec3, cell: number, x: number, y: number, z: number): Vec3 => [
  low[0] + x * cell,
  low[1] + y * cell,
  low[2] + z * cell,
];

/** Corners of a cell that an edge joins, by bits x, y, z. */
const EDGES: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [4, 5],
  [6, 7],
  [0, 2],
  [1, 3],
  [4, 6],
  [5, 7],
  [0, 4],
  [1, 5],
  [2, 6],
  [3, 7],
];

function crossingIn({ low, cell, size, values }: Grid, at: number): Vec3 | null {
  const [nx, ny] = size;
  const value = (bits: number): number =>
    values[at + (bits & 1) + ((bits >> 1) & 1) * nx + (bits >> 2) * nx * ny]!;
  // Most cells lie on one side.
  const isIn = value(0) < 0;
  let other = 1;
  while (other < 8 && value(other) < 0 === isIn) other++;
  if (other === 8) return null;
  const sum = [0, 0, 0];
  let count = 0;
  for (const [a, b] of EDGES) {
    const [from, to] = [value(a), value(b)];
    if (from < 0 === to < 0) continue;
    const t = from / (from - to);
    for (let k = 0; k < 3; k++) {
      const [p, q] = [(a >> k) & 1, (b >> k) & 1];
      sum[k]! += p + (q - p) * t;
    }
    count++;
  }
  const [x, y, z] = [at % nx, Math.floor(at / nx) % ny, Math.floor(at / (nx * ny))];
  return cornerAt(low, cell, x + sum[0]! / count, y + sum[1]! / count, z + sum[2]! / count);
}

function slopeAt(solid: Distance, [x, y, z]: Vec3, e: number): Vec3 {
  const a = solid([x + e, y - e, z - e]);
  const b = solid([x - e, y - e, z + e]);
  const c = solid([x - e, y + e, z - e]);
  const d = solid([x + e, y + e, z + e]);
  return normalize([a - b - c + d, c - a - b + d, b - a - c + d]);
}

/** Two triangles across each of the cell's three lower edges that the surface crosses. */
function joinAround(
  { size: [nx, ny], values }: Grid,
  at: number,
  pointOf: ReadonlyMap<number, number>,
  { triangles }: SolidMesh,
): void {
  const step = [1, nx, nx * ny] as const;
  const isIn = values[at]! < 0;
  for (let k = 0; k < 3; k++) {
    if (values[at + step[k]!]! < 0 === isIn) continue;
    const [u, v] = [step[(k + 1) % 3]!, step[(k + 2) % 3]!];
    const corners = [at, at - u, at - u - v, at - v].map((cell) => pointOf.get(cell));
    const [a, b, c, d] = corners;
    if (a === undefined || b === undefined || c === undefined || d === undefined) continue;
    if (isIn) triangles.push([a, b, c], [a, c, d]);
    else triangles.push([a, c, b], [a, d, c]);
  }
}
