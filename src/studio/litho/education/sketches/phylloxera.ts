import { circle, ellipse, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { drawLouseAt } from '#studio/litho/props/louse.ts';
import { drawVineBranch } from '#studio/litho/props/vine-branch.ts';
import { inBox } from './in-box.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const BARK = '#7a5334';
const ROOT = '#b08a5a';

/** One egg in a crack of the bark. */
export const drawWinterEgg: Sketch = ({ press }, field) => {
  const box = standIn(field, 0.8, 0.95);
  const at = inBox(box);
  const trunk = smooth([
    at(0.2, 0),
    at(0.16, 0.5),
    at(0.22, 1),
    at(0.82, 1),
    at(0.78, 0.5),
    at(0.84, 0),
  ]);
  press.fill(trunk, BARK, { from: at(0.16, 0), to: at(0.84, 0), start: 0.5, end: -0.6 });
  press.stroke(trunk, PLATE_INK, press.unit * 2.2);
  for (const [u, from, to] of [
    [0.32, 0.06, 0.5],
    [0.42, 0.3, 0.95],
    [0.62, 0.05, 0.36],
    [0.7, 0.42, 0.96],
  ] as const)
    press.stroke(
      smooth([at(u, from), at(u + 0.03, (from + to) / 2), at(u - 0.01, to)], false),
      '#4a2f1c',
      box.width * 0.02,
    );
  const egg = ellipse(at(0.54, 0.54), box.width * 0.1, box.width * 0.17, 0.25);
  press.fill(egg, '#e6cf6a', {
    centre: at(0.51, 0.49),
    radius: box.width * 0.2,
    start: 0.6,
    end: -0.4,
  });
  press.stroke(egg, PLATE_INK, press.unit * 2.4);
};

/** Knotted roots, and the lice that suck at them. */
export const drawRootLice: Sketch = ({ press }, field) => {
  const box = standIn(field, 1.1, 0.95);
  const at = inBox(box);
  for (const [way, width] of ROOTS) {
    const path = smooth(
      way.map(([u, v]) => at(u, v)),
      false,
      0.4,
    );
    press.stroke(path, PLATE_INK, box.width * width + press.unit * 2.4);
    press.stroke(path, ROOT, box.width * width);
  }
  for (const [u, v, r] of KNOTS) {
    press.fill(circle(at(u, v), box.width * r), '#c9a066', {
      centre: at(u - 0.01, v - 0.01),
      radius: box.width * r * 1.3,
      start: 0.4,
      end: -0.5,
    });
    press.stroke(circle(at(u, v), box.width * r), PLATE_INK, press.unit * 1.8);
  }
  drawLouseAt(press, { ink: PLATE_INK, at: at(0.38, 0.33), size: box.width * 0.13, turn: 0.7 });
  drawLouseAt(press, { ink: PLATE_INK, at: at(0.7, 0.48), size: box.width * 0.12, turn: -0.6 });
  drawLouseAt(press, { ink: PLATE_INK, at: at(0.46, 0.68), size: box.width * 0.11, turn: 2.4 });
};

const ROOTS: readonly (readonly [readonly Point[], number])[] = [
  [
    [
      [0.5, 0],
      [0.47, 0.3],
      [0.33, 0.6],
      [0.12, 0.92],
    ],
    0.07,
  ],
  [
    [
      [0.49, 0.2],
      [0.6, 0.5],
      [0.66, 0.95],
    ],
    0.055,
  ],
  [
    [
      [0.57, 0.42],
      [0.75, 0.6],
      [0.95, 0.74],
    ],
    0.035,
  ],
  [
    [
      [0.36, 0.56],
      [0.42, 0.78],
      [0.38, 0.98],
    ],
    0.035,
  ],
];
const KNOTS: readonly (readonly [number, number, number])[] = [
  [0.2, 0.8, 0.045],
  [0.66, 0.9, 0.05],
  [0.86, 0.68, 0.038],
  [0.4, 0.92, 0.036],
  [0.75, 0.6, 0.032],
];

/** Two long wings, clear as glass. */
export const drawWingedLouse: Sketch = ({ press }, field) => {
  const box = standIn(field, 1.2, 0.9);
  const at = inBox(box);
  for (const side of [-1, 1])
    for (const [out, up, low] of [
      [0.46, -0.34, -0.06],
      [0.34, 0.12, 0.26],
    ] as const) {
      const wing = smooth([
        at(0.5, 0.42),
        at(0.5 + side * out * 0.55, 0.42 + up),
        at(0.5 + side * out, 0.42 + (up + low) / 2),
        at(0.5 + side * out * 0.6, 0.42 + low),
      ]);
      press.veil(wing, '#c9d6d6', 0.7);
      press.stroke(wing, PLATE_INK, press.unit * 2);
      press.stroke(
        smooth([at(0.5, 0.43), at(0.5 + side * out * 0.9, 0.42 + (up + low) / 2)], false),
        '#7d8c8c',
        press.unit * 1.8,
      );
    }
  drawLouseAt(press, { ink: PLATE_INK, at: at(0.5, 0.52), size: box.width * 0.3, turn: 0 });
};

/** The crawler itself, large. */
export const drawLouse: Sketch = ({ press }, field) => {
  const box = standIn(field, 1, 0.9);
  drawLouseAt(press, { ink: PLATE_INK, at: inBox(box)(0.5, 0.55), size: box.width * 0.6, turn: 0 });
};

/** Her body is the larger. */
export const drawLicePair: Sketch = ({ press }, field) => {
  const box = standIn(field, 1.3, 0.8);
  const at = inBox(box);
  const louse = { ink: PLATE_INK, turn: 0 };
  drawLouseAt(press, { ...louse, at: at(0.3, 0.55), size: box.width * 0.42 });
  drawLouseAt(press, { ...louse, at: at(0.76, 0.66), size: box.width * 0.3 });
};

/** A shoot in fruit whose parts are named. */
export const drawShootParts: Sketch = ({ press, random }, box) => {
  drawVineBranch(press, box, { random, wine: 'red', lightSide: 1, ink: PLATE_INK });
};
