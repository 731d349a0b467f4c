import type { Random } from '#studio/random.ts';
import type { Surface } from './faces.ts';

/** One house of the street, seen from it: its front lies on x, from z to z. */
export interface LaneHouse {
  side: -1 | 1;
  x: number;
  from: number;
  to: number;
  ground: number;
  eaves: number;
  ridge: number;
  isTimbered: boolean;
  random: Random;
  shutters: Surface;
  isSnowy: boolean;
  /** Puts a flat piece on the front, `out` metres before it; corners are told along the street and up. */
  panel: (corners: readonly (readonly [number, number])[], out: number, surface: Surface) => void;
}
