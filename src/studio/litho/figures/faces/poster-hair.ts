import { circle, smooth } from '#studio/litho/geometry.ts';
import { darken, lighten } from '#studio/litho/mix-colours.ts';
import type { Face } from './face-shape.ts';

/** Points in the measures of a head. */
export type Line = readonly (readonly [x: number, y: number])[];
const CUTS: Readonly<Record<'long' | 'bun' | 'short' | 'tonsure', Line>> = {
  long: [
    [-0.38, 0.3],
    [-0.44, -0.14],
    [-0.32, -0.44],
    [0.02, -0.56],
    [0.32, -0.45],
    [0.44, -0.14],
    [0.38, 0.3],
    [0.335, -0.02],
    [0.26, -0.22],
    [0.12, -0.37],
    [-0.06, -0.27],
    [-0.24, -0.18],
    [-0.325, 0],
  ],
  bun: [
    [-0.34, -0.02],
    [-0.39, -0.24],
    [-0.27, -0.46],
    [0, -0.54],
    [0.27, -0.46],
    [0.39, -0.24],
    [0.34, -0.02],
    [0.3, -0.16],
    [0.2, -0.29],
    [0.08, -0.36],
    [-0.08, -0.31],
    [-0.24, -0.24],
    [-0.31, -0.12],
  ],
  // A ring below the shaved crown.
  tonsure: [
    [-0.34, 0.04],
    [-0.385, -0.16],
    [-0.34, -0.3],
    [-0.18, -0.37],
    [0, -0.385],
    [0.18, -0.37],
    [0.34, -0.3],
    [0.385, -0.16],
    [0.34, 0.04],
    [0.315, -0.14],
    [0.22, -0.25],
    [0, -0.29],
    [-0.22, -0.25],
    [-0.315, -0.14],
  ],
  short: [
    [-0.34, -0.03],
    [-0.385, -0.24],
    [-0.28, -0.45],
    [-0.02, -0.54],
    [0.24, -0.52],
    [0.39, -0.3],
    [0.345, -0.03],
    [0.315, -0.16],
    [0.25, -0.29],
    [0.06, -0.31],
    [-0.12, -0.35],
    [-0.25, -0.26],
    [-0.31, -0.14],
  ],
};

/** Parted, with the light along its strands. */
export function drawPosterHair({ press, person, at, size }: Face): void {
  if (person.hairCut === 'bald') return;
  const { hair } = person;
  const outline = smooth(
    CUTS[person.hairCut].map(([x, y]) => at(x, y)),
    true,
    0.4,
  );
  press.fill(outline, hair, { from: at(0.3, -0.5), to: at(-0.35, 0.05), start: 0.3, end: -0.35 });
  press.clipped(outline, () => {
    for (const [i, x] of [-0.3, -0.21, -0.1, 0.21, 0.3].entries())
      press.stroke(
        smooth(
          [at(0.1, -0.5), at(x * 0.8, -0.4 + i * 0.01), at(x * 1.25, -0.2), at(x * 1.3, 0.2)],
          false,
          0.5,
        ),
        i % 2 ? lighten(hair, 0.14) : darken(hair, 0.2),
        size * 0.012,
      );
  });
}

/** The knot behind the head. */
export function drawKnot({ press, person, at, size }: Face): void {
  press.fill(circle(at(-0.24, -0.47), size * 0.17), darken(person.hair, 0.06), {
    centre: at(-0.18, -0.54),
    radius: size * 0.24,
    start: 0.3,
    end: -0.4,
  });
}

/** Waves down to the shoulders. */
export function drawWaves({ press, person, at }: Face): void {
  press.fill(
    smooth(
      [
        at(-0.36, -0.34),
        at(0, -0.52),
        at(0.36, -0.34),
        at(0.47, 0),
        at(0.45, 0.26),
        at(0.52, 0.5),
        at(0.42, 0.74),
        at(0.2, 0.66),
        at(-0.2, 0.66),
        at(-0.42, 0.74),
        at(-0.52, 0.5),
        at(-0.45, 0.26),
        at(-0.47, 0),
      ],
      true,
      0.42,
    ),
    darken(person.hair, 0.12),
    { from: at(0.4, 0), to: at(-0.4, 0.6), start: 0.15, end: -0.4 },
  );
}
