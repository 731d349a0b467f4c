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

function laid(u: number, v: number, [wide, tall]: readonly [number, number], joint: number) {
  const row = Math.floor(v / tall);
  const shifted = u / wide + (row % 2) * 0.5;
  const column = Math.floor(shifted);
  const cell = inside(shifted - column, joint / wide) * inside(v / tall - row, joint / tall);
  return { cell, tone: toneOf(column, row) };
}

/** How bright the wall is at a place, in frame heights; `noise` is uneven, 0…1. */
export function patternAt(
  pattern: WallPattern,
  [u, v]: readonly [number, number],
  noise: number,
): number {
  switch (pattern) {
    case 'brick': {
      const { cell, tone } = laid(u, v, [0.15, 0.056], 0.009);
      return cell * (0.62 + tone * 0.7) + (1 - cell) * 0.42;
    }
    case 'stones': {
      const { cell, tone } = laid(
        u + (noise - 0.5) * 0.02,
        v + (noise - 0.5) * 0.02,
        [0.22, 0.11],
        0.016,
      );
      return cell * (0.66 + tone * 0.6) + (1 - cell) * 0.34;
    }
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
