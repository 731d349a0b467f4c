import { clamp, hash2, mix } from '#studio/textures/noise.ts';
import type { Orientation } from './orientation.ts';

export interface Stroke {
  path: readonly (readonly [number, number])[];
  size: number;
  colour: readonly [number, number, number];
  /** Random but fixed: order, bristles and relief are drawn from it. */
  seed: number;
  angle: number;
}

export interface LayerPlan {
  width: number;
  height: number;
  /** Brush width in pixels. */
  size: number;
  /** The picture as this brush sees it, and as the broader one before it left it. */
  reference: Uint8ClampedArray;
  coarser: Uint8ClampedArray | null;
  orientation: Orientation;
  /** Error above which a stroke is worth laying, at (x, y). */
  tolerance(x: number, y: number): number;
  seed: number;
  /** Rows that will be shown; strokes that cannot reach them are left out. */
  rows: { from: number; to: number };
}

/** Longest stroke in brush widths. */
const REACH = 5;

/**
 * Strokes of one brush. A stroke is laid where the broader brush could not follow the picture, which
 * depends on the picture alone: any part of it can be painted anywhere and joins without a seam. Only their starts
 * are kept, each is drawn out when its turn comes: the finest brush lays a hundred thousand.
 */
export function* planStrokes(plan: LayerPlan): Generator<Stroke, void> {
  const { width, height, size, rows } = plan;
  const step = Math.max(2, size * (plan.coarser ? 0.85 : 0.7));
  const margin = size * (REACH + 1);
  const firstRow = Math.max(0, Math.floor((rows.from - margin) / step));
  const lastRow = Math.min(Math.ceil(height / step), Math.ceil((rows.to + margin) / step));
  const starts = createStarts(Math.max(0, lastRow - firstRow) * Math.ceil(width / step));
  for (let row = firstRow; row < lastRow; row++) {
    for (let column = 0; column * step < width; column++) {
      const seed = Math.floor(hash2(column, row, plan.seed + Math.round(size * 10)) * LARGEST_SEED);
      const at = startOf(plan, { column, row, step, seed });
      if (at) starts.add(at, seed);
    }
  }
  for (const i of starts.inOrder())
    yield drawOut(plan, [starts.x[i]!, starts.y[i]!], starts.seeds[i]!);
}

const LARGEST_SEED = 0x7fffffff;
/** More than a layer has starts: a seed times this, and a number, are still a whole number of a double. */
const NUMBERS = 2 ** 22;

/** Where strokes begin: as objects they would weigh more than the picture. */
function createStarts(most: number) {
  const x = new Float64Array(most);
  const y = new Float64Array(most);
  const seeds = new Int32Array(most);
  let count = 0;
  return {
    x,
    y,
    seeds,
    add([atX, atY]: readonly [number, number], seed: number): void {
      x[count] = atX;
      y[count] = atY;
      seeds[count] = seed;
      count++;
    },
    /** Their numbers by their seeds, which are random: no part of the picture is painted before another. */
    *inOrder(): Generator<number, void> {
      const keys = new Float64Array(count);
      for (let i = 0; i < count; i++) keys[i] = seeds[i]! * NUMBERS + i;
      for (const key of keys.sort()) yield key % NUMBERS;
    },
  };
}

/** A jittered point of the cell, or the point where the error is worst. */
function startOf(
  plan: LayerPlan,
  cell: { column: number; row: number; step: number; seed: number },
): [number, number] | null {
  const { width, height, reference, coarser } = plan;
  const { step } = cell;
  const jx = clamp((cell.column + hash2(cell.seed, 1, 7)) * step, 0, width - 1);
  const jy = clamp((cell.row + hash2(cell.seed, 2, 7)) * step, 0, height - 1);
  if (!coarser) return [jx, jy];
  let worst = 0;
  let at: [number, number] = [jx, jy];
  const q = Math.max(1, step / 3);
  for (let y = cell.row * step; y < (cell.row + 1) * step; y += q) {
    for (let x = cell.column * step; x < (cell.column + 1) * step; x += q) {
      const i = (clamp(y | 0, 0, height - 1) * width + clamp(x | 0, 0, width - 1)) * 3;
      const e =
        Math.abs(reference[i]! - coarser[i]!) +
        Math.abs(reference[i + 1]! - coarser[i + 1]!) +
        Math.abs(reference[i + 2]! - coarser[i + 2]!);
      if (e > worst) {
        worst = e;
        at = [Math.min(x, width - 1), Math.min(y, height - 1)];
      }
    }
  }
  return worst < plan.tolerance(at[0], at[1]) ? null : at;
}

/** Follows the contour until the colour has changed too much. */
function drawOut(plan: LayerPlan, [sx, sy]: readonly [number, number], seed: number): Stroke {
  const { width, height, size, reference, orientation } = plan;
  const i0 = ((sy | 0) * width + (sx | 0)) * 3;
  const colour = [reference[i0]!, reference[i0 + 1]!, reference[i0 + 2]!] as const;
  const length = size * mix(2.2, REACH, hash2(seed, 3, 7));
  const pace = Math.max(1.5, size * 0.6);
  const path: [number, number][] = [[sx, sy]];
  let x = sx;
  let y = sy;
  let angle = orientation.at(x, y) + (hash2(seed, 4, 7) < 0.5 ? Math.PI : 0);
  for (let t = 0; t < length; t += pace) {
    angle = mix(angle, nearestTurn(orientation.at(x, y), angle), 0.6);
    x += Math.cos(angle) * pace;
    y += Math.sin(angle) * pace;
    if (x < 0 || y < 0 || x >= width || y >= height) break;
    const i = ((y | 0) * width + (x | 0)) * 3;
    const drift =
      Math.abs(reference[i]! - colour[0]) +
      Math.abs(reference[i + 1]! - colour[1]) +
      Math.abs(reference[i + 2]! - colour[2]);
    if (t > size && drift > 60) break;
    path.push([x, y]);
  }
  if (path.length < 2) path.push([sx + 0.7, sy + 0.4]);
  return { path, size, colour, seed, angle };
}

/** Contours have no direction: take the end that turns least. */
function nearestTurn(angle: number, from: number): number {
  let a = angle;
  while (a - from > Math.PI / 2) a -= Math.PI;
  while (from - a > Math.PI / 2) a += Math.PI;
  return a;
}
