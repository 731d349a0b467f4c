import type { Face } from './faces.ts';

/** Metres of a cell, and how far above the ground something still darkens it. */
const CELL = 0.07;
const REACH = 0.32;
const SPREAD = 3;

/** How dark the ground is under and close beside what stands on it, 0 to 1, in any light. */
export function footShade(
  faces: readonly Face[],
  ground: (x: number, z: number) => number,
): (x: number, z: number) => number {
  let [left, near, right, far] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points } of faces)
    for (const [x, , z] of points) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      near = Math.min(near, z);
      far = Math.max(far, z);
    }
  const margin = SPREAD * 2 + 1;
  const wide = Math.ceil((right - left) / CELL) + margin * 2;
  const deep = Math.ceil((far - near) / CELL) + margin * 2;
  let cells = new Float32Array(wide * deep);
  const mark = (x: number, y: number, z: number): void => {
    const i =
      (Math.floor((z - near) / CELL) + margin) * wide + Math.floor((x - left) / CELL) + margin;
    const above = Math.max(0, y - ground(x, z));
    cells[i] = Math.max(cells[i]!, Math.exp(-above / REACH));
  };
  for (const { points } of faces)
    for (const [s, t] of WITHIN) {
      const [a, b, c] = points;
      mark(
        a[0] + (b[0] - a[0]) * s + (c[0] - a[0]) * t,
        a[1] + (b[1] - a[1]) * s + (c[1] - a[1]) * t,
        a[2] + (b[2] - a[2]) * s + (c[2] - a[2]) * t,
      );
    }
  for (let pass = 0; pass < 2; pass++) cells = spread(cells, wide, deep);
  return (x, z) => {
    const column = Math.floor((x - left) / CELL) + margin;
    const row = Math.floor((z - near) / CELL) + margin;
    if (column < 0 || row < 0 || column >= wide || row >= deep) return 0;
    return cells[row * wide + column]!;
  };
}

/** Points of a face that stand for all of it. */
const WITHIN = [
  [0, 0],
  [1, 0],
  [0, 1],
  [0.5, 0],
  [0, 0.5],
  [0.5, 0.5],
  [0.33, 0.33],
] as const;

function spread(
  cells: Float32Array<ArrayBuffer>,
  wide: number,
  deep: number,
): Float32Array<ArrayBuffer> {
  const rows = new Float32Array(cells.length);
  const out = new Float32Array(cells.length);
  const mean = (from: Float32Array, i: number, step: number): number => {
    let sum = 0;
    for (let k = -SPREAD; k <= SPREAD; k++) sum += from[i + k * step] ?? 0;
    return sum / (2 * SPREAD + 1);
  };
  for (let i = 0; i < wide * deep; i++) rows[i] = mean(cells, i, 1);
  for (let i = 0; i < wide * deep; i++) out[i] = mean(rows, i, wide);
  return out;
}
