import type { Vec2 } from '#studio/scene-graph.ts';

/** The glass of a mixed drink: its bowl over a foot, how full, and how wide it is where a slice sits. */
export interface Glass {
  bowl: readonly Vec2[];
  level: number;
  foot: number;
  rim: number;
}

export const FLUTE: Glass = {
  bowl: [
    [0.5, 9],
    [1.7, 11.5],
    [2.5, 16],
    [2.35, 22.5],
  ],
  level: 20.4,
  foot: 3.1,
  rim: 2.35,
};
export const BALLOON: Glass = {
  bowl: [
    [0.6, 8],
    [3.4, 9.6],
    [4.9, 13],
    [4.5, 17],
    [3.9, 19.4],
  ],
  level: 15.8,
  foot: 3.6,
  rim: 3.9,
};
export const TALL: Glass = {
  bowl: [
    [3, 0.3],
    [3.2, 3],
    [3.5, 15.6],
  ],
  level: 13.6,
  foot: 0,
  rim: 3.5,
};

/** A short heavy glass. */
export const ROCKS: Glass = {
  bowl: [
    [3.7, 0.1],
    [4, 0.6],
    [4.2, 9],
  ],
  level: 6.2,
  foot: 0,
  rim: 4.2,
};
