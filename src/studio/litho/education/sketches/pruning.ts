import { circle, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { limb, plant, wires } from '#studio/litho/education/vineyard/trellis.ts';
import type { Vine } from '#studio/litho/education/vineyard/trellis.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Sketch } from './sketch.ts';

const OLD = '#a08a6c';
const KEPT = '#5f8a3c';
const HEAD: Point = [-0.12, 0.3];
/** Buds sit where each cane of last summer left the old one. */
const UPRIGHTS = [0.02, 0.13, 0.24, 0.35] as const;

function cane({ plate, at, unit }: Vine, way: readonly Point[], ink: string, width = 0.018): void {
  const line = smooth(
    way.map(([x, y]) => at(x, y)),
    false,
    0.4,
  );
  plate.press.stroke(line, PLATE_INK, unit * width + plate.press.unit * 1.6);
  plate.press.stroke(line, ink, unit * width);
}

const buds = ({ plate, at, unit }: Vine, spots: readonly Point[]): void => {
  for (const [x, y] of spots) plate.press.fill(circle(at(x, y), unit * 0.016), '#b23a2c');
};

/** A cut across the wood. */
function cut({ plate, at, unit }: Vine, [x, y]: Point): void {
  for (const [dx, dy] of [
    [0.035, 0.035],
    [0.035, -0.035],
  ] as const)
    plate.press.stroke(
      polygon([at(x - dx, y - dy), at(x + dx, y + dy)], false),
      '#b01c2e',
      unit * 0.016,
    );
}

function trunk(vine: Vine): void {
  wires(vine, [0.36, 0.56, 0.76]);
  limb(vine, [[-0.12, 0], [-0.14, 0.16], HEAD], 0.075, 0.06);
}

const OLD_CANE: readonly Point[] = [HEAD, [-0.02, 0.37], [0.18, 0.36], [0.42, 0.36]];
const NEW_CANE: readonly Point[] = [HEAD, [-0.13, 0.42], [-0.08, 0.6], [-0.1, 0.84]];
const LOW_CANE: readonly Point[] = [
  [-0.14, 0.27],
  [-0.24, 0.34],
  [-0.28, 0.52],
  [-0.3, 0.74],
];

const withOldWood = (vine: Vine): void => {
  cane(vine, OLD_CANE, OLD, 0.03);
  UPRIGHTS.forEach((x, i) =>
    cane(
      vine,
      [
        [x, 0.36],
        [x + 0.01, 0.56],
        [x, 0.8 - 0.03 * (i % 2)],
      ],
      OLD,
    ),
  );
};

/** The vine in winter, all of last summer's wood still on it. */
export const drawPruneBefore: Sketch = (plate, box) => {
  const vine = plant(plate, box);
  trunk(vine);
  withOldWood(vine);
  cane(vine, NEW_CANE, OLD);
  cane(vine, LOW_CANE, OLD);
};

/** Two canes near the head are kept: one to fruit, a lower one for the spur. */
export const drawPruneChoose: Sketch = (plate, box) => {
  const vine = plant(plate, box);
  trunk(vine);
  withOldWood(vine);
  cane(vine, NEW_CANE, KEPT, 0.022);
  cane(vine, LOW_CANE, KEPT, 0.022);
};

/** The old cane goes with everything that grew on it. */
export const drawPruneCut: Sketch = (plate, box) => {
  const vine = plant(plate, box);
  trunk(vine);
  withOldWood(vine);
  cut(vine, [-0.05, 0.35]);
  cane(vine, NEW_CANE, KEPT, 0.022);
  cane(vine, LOW_CANE, KEPT, 0.022);
};

/** Two buds that make next year's canes. */
function spur(vine: Vine): void {
  cane(
    vine,
    [
      [-0.14, 0.27],
      [-0.23, 0.33],
      [-0.25, 0.41],
    ],
    KEPT,
    0.024,
  );
  buds(vine, [
    [-0.2, 0.31],
    [-0.24, 0.37],
  ]);
}

/** The lower cane is shortened to a spur of two buds. */
export const drawPruneSpur: Sketch = (plate, box) => {
  const vine = plant(plate, box);
  trunk(vine);
  cane(vine, NEW_CANE, KEPT, 0.022);
  spur(vine);
  cut(vine, [-0.255, 0.45]);
};

/** The other one is shortened, bent and tied to the lowest wire. */
export const drawPruneTie: Sketch = (plate, box) => {
  const vine = plant(plate, box);
  trunk(vine);
  spur(vine);
  cane(vine, [HEAD, [-0.1, 0.4], [0.02, 0.39], [0.2, 0.36], [0.44, 0.36]], KEPT, 0.024);
  buds(
    vine,
    [-0.06, 0.02, 0.1, 0.18, 0.26, 0.33, 0.4].map((x): Point => [x, x < 0.05 ? 0.405 : 0.385]),
  );
  for (const x of [0.14, 0.38])
    plate.press.stroke(circle(vine.at(x, 0.36), vine.unit * 0.026), '#c79a45', vine.unit * 0.012);
};
