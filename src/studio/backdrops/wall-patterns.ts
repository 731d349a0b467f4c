import { mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { smoothstep } from '#studio/textures/noise.ts';

/** How walls are laid; what is not named here is plaster or paper. */
export type WallPattern = 'brick' | 'boards' | 'stones' | 'slate' | 'marble' | 'folds';

/** A number of its own for every brick, 0…1. */
function toneOf(column: number, row: number): number {
  const n = Math.sin(column * 127.1 + row * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

/** 1 inside a cell, 0 on its joint. */
const inside = (t: number, joint: number): number =>
  smoothstep(0, joint, t) * smoothstep(0, joint, 1 - t);

interface Courses {
  /** Of a brick or stone with its joint, in frame heights. */
  wide: number;
  tall: number;
  joint: number;
  /** How far courses and stones differ in size: 0 not at all. */
  uneven: number;
}

/** What is laid at a place: 1 on a face, 0 in a joint; how near its lit upper edge; two numbers of its own. */
function laidAt(u: number, v: number, { wide, tall, joint, uneven }: Courses, jag: number) {
  const level = v / tall + uneven * 0.5 * Math.sin(v / tall + 1.3);
  const row = Math.floor(level);
  const shifted = u / wide + (row % 2) * 0.5 + toneOf(row, 7) * 0.12;
  const along = shifted + uneven * (toneOf(row, 11) + 0.4) * 0.5 * Math.sin(shifted * 2.3 + row);
  const column = Math.floor(along);
  const [x, y] = [along - column, level - row];
  const edge = Math.min(Math.min(x, 1 - x) * wide, Math.min(y, 1 - y) * tall) + jag * joint;
  return {
    face: smoothstep(joint * 0.42, joint * 0.95, edge),
    // The light comes from above: upper edges catch it, lower ones throw a shadow into the joint.
    relief: smoothstep(0.3, 0, y) - smoothstep(0.78, 1, y),
    tone: toneOf(column, row),
    burnt: toneOf(column + 17, row + 5),
  };
}

const BRICKS: Courses = { wide: 0.128, tall: 0.045, joint: 0.0078, uneven: 0.06 };
const STONES: Courses = { wide: 0.2, tall: 0.092, joint: 0.012, uneven: 0.5 };
/** Against the brick's own red: lime mortar is grey and pale. */
const MORTAR: Rgb = [0.78, 1.5, 1.95];
const grey = (k: number): Rgb => [k, k, k];

export interface Unevenness {
  /** Over the wall, and from one speck to the next; both 0…1. */
  broad: number;
  fine: number;
}

/** What the wall makes of its own colour at a place, in frame heights. */
export function patternAt(
  pattern: WallPattern,
  at: readonly [number, number],
  noise: Unevenness,
): Rgb {
  const [u, v] = at;
  const warp = (noise.fine - 0.5) * 0.006;
  switch (pattern) {
    case 'brick': {
      const laid = laidAt(u + warp, v - warp * 0.4, BRICKS, (noise.fine - 0.5) * 0.8);
      const pitted = 0.78 + 0.5 * noise.fine;
      const k = (0.6 + laid.tone * 0.62) * pitted * (1 + laid.relief * 0.16);
      // Every few bricks one was burnt dark, or pale.
      const fired: Rgb =
        laid.burnt > 0.86
          ? [k * 0.56, k * 0.62, k * 0.74]
          : laid.burnt < 0.12
            ? [k * 1.12, k * 1.42, k * 1.5]
            : [k, k * (0.86 + laid.burnt * 0.3), k * (0.8 + laid.burnt * 0.34)];
      const lime = (0.5 + 0.5 * noise.fine) * (laid.relief < 0 ? 0.7 : 1);
      return mixRgb(scaleRgb(MORTAR, lime), fired, laid.face);
    }
    case 'stones': {
      const laid = laidAt(u + warp * 2.5, v - warp * 2, STONES, (noise.fine - 0.5) * 0.9);
      const k = (0.58 + laid.tone * 0.56) * (0.66 + 0.72 * noise.fine) * (1 + laid.relief * 0.2);
      const warm = (laid.burnt - 0.5) * 0.16;
      return mixRgb(grey(0.3 + 0.2 * noise.fine), [k * (1 + warm), k, k * (1 - warm)], laid.face);
    }
    default:
      return grey(plainAt(pattern, at, noise.broad));
  }
}

/** Those that are only lighter and darker. */
function plainAt(
  pattern: Exclude<WallPattern, 'brick' | 'stones'>,
  [u, v]: readonly [number, number],
  noise: number,
): number {
  switch (pattern) {
    case 'boards': {
      const board = Math.floor(u / 0.115);
      const seam = inside(u / 0.115 - board, 0.05);
      const grain = 0.5 + 0.5 * Math.sin((u * 260 + noise * 9 + toneOf(board, 3) * 20) % 6.2832);
      return seam * (0.66 + toneOf(board, 1) * 0.5 + grain * 0.14) + (1 - seam) * 0.18;
    }
    case 'slate':
      return 0.82 + 0.4 * Math.abs(Math.sin(v * 21 + u * 3 + noise * 9)) ** 5;
    case 'folds': {
      // Each fold a little wider or narrower than the next, hanging straight down.
      const hung = u * 34 + Math.sin(u * 9) * 1.6 + Math.sin(u * 23) * 0.6;
      const wave = 0.5 + 0.5 * Math.sin(hung + noise * 0.5);
      return 0.16 + 1.1 * wave ** 1.6;
    }
    case 'marble':
      return 1 - 0.34 * (1 - Math.abs(Math.sin(u * 3 + v * 5 + noise * 15))) ** 5;
  }
}
