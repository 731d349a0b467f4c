import type { BottleShape } from '#studio/scene-spec.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import { scaleProfile } from './profile.ts';

export interface BottleForm {
  /** Outside of the glass from heel to lip, in centimetres. */
  body: readonly Vec2[];
  /** Where a label fits: the straight part of the body. */
  labelFrom: number;
  labelTo: number;
  capsuleLength: number;
  /** Depth of the dent in the base. */
  punt: number;
}

const BORDEAUX: BottleForm = {
  body: [
    [3.72, 0.55],
    [3.76, 2],
    [3.76, 10],
    [3.76, 18.2],
    [3.68, 19.4],
    [3.2, 20.7],
    [2.3, 21.9],
    [1.62, 23],
    [1.42, 24.2],
    [1.38, 26],
    [1.36, 28.2],
  ],
  labelFrom: 4.4,
  labelTo: 14.4,
  capsuleLength: 5.6,
  punt: 2.2,
};

export const BOTTLE_FORMS: Readonly<Record<BottleShape, BottleForm>> = {
  bordeaux: BORDEAUX,
  burgundy: {
    body: [
      [4.1, 0.6],
      [4.14, 2],
      [4.14, 8],
      [4.12, 12.5],
      [3.95, 14.6],
      [3.5, 16.8],
      [2.85, 19.2],
      [2.15, 21.6],
      [1.62, 23.8],
      [1.44, 26],
      [1.4, 28.2],
    ],
    labelFrom: 3.4,
    labelTo: 11.8,
    capsuleLength: 5.6,
    punt: 2.4,
  },
  champagne: {
    body: [
      [4.3, 0.7],
      [4.38, 2.2],
      [4.38, 8],
      [4.35, 12.8],
      [4.15, 15.2],
      [3.6, 17.6],
      [2.85, 20],
      [2.15, 22.4],
      [1.72, 24.6],
      [1.5, 27],
      [1.46, 29.4],
    ],
    labelFrom: 3.6,
    labelTo: 11.8,
    capsuleLength: 9.5,
    punt: 3.2,
  },
  hock: {
    body: [
      [3.6, 0.55],
      [3.66, 2],
      [3.66, 10],
      [3.62, 15],
      [3.35, 18.2],
      [2.8, 21.5],
      [2.1, 25],
      [1.6, 28],
      [1.42, 30.5],
      [1.38, 32.6],
    ],
    labelFrom: 4.2,
    labelTo: 13.4,
    capsuleLength: 6.2,
    punt: 0.7,
  },
  magnum: {
    body: scaleProfile(BORDEAUX.body, 1.27).map(([r, y]) => [y > 29 ? r * 0.94 : r, y]),
    labelFrom: 5.8,
    labelTo: 18,
    capsuleLength: 7,
    punt: 3,
  },
  fortified: {
    body: [
      [3.6, 0.5],
      [3.66, 2],
      [3.7, 10],
      [3.74, 15.6],
      [3.62, 16.9],
      [3, 17.9],
      [1.9, 18.6],
      [1.5, 19.4],
      [1.56, 21.2],
      [1.74, 23],
      [1.5, 24.6],
      [1.42, 26.4],
    ],
    labelFrom: 3.6,
    labelTo: 12.4,
    capsuleLength: 5,
    punt: 1.6,
  },
};

export const bottleHeight = (shape: BottleShape): number =>
  BOTTLE_FORMS[shape].body.at(-1)![1] + 0.95;
export const bottleRadius = (shape: BottleShape): number =>
  Math.max(...BOTTLE_FORMS[shape].body.map(([r]) => r));
