import { circle, ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { inBox } from './in-box.ts';
import type { Sketch } from './sketch.ts';

const CORK = '#d9b483';

/** A natural cork on end: its upper face, pores, rings and the brand. */
export const drawCorkParts: Sketch = ({ press, random }, box) => {
  const at = inBox(box);
  const [x, y] = at(0.06, 0.07);
  const width = box.width * 0.88;
  const lid = ellipse(at(0.5, 0.07), width / 2, box.height * 0.065);
  const body = smoothBody(box, { left: 0.06, right: 0.94, top: 0.07, bottom: 0.93, dip: 0.065 });
  press.fill(body, CORK, { from: [x, y], to: [x + width, y], start: 0.4, end: -0.6 });
  const dice = random.fork('cork pores');
  press.clipped(body, () => {
    for (let ring = 1; ring < 9; ring++) {
      const u = 0.06 + ring * 0.1;
      press.stroke(polygon([at(u, 0.1), at(u, 1)], false), '#c19a68', press.unit * 1.6);
    }
    for (let i = 0; i < 34; i++) {
      const [px, py] = at(dice.range(0.08, 0.92), dice.range(0.16, 0.96));
      const long = box.width * dice.range(0.012, 0.045);
      press.fill(ellipse([px, py], long, long * 0.38), '#7d532c');
    }
    const brand = at(0.62, 0.74);
    press.fill(ellipse(brand, box.width * 0.2, box.width * 0.2), CORK);
    press.stroke(circle(brand, box.width * 0.18), '#5b3519', press.unit * 3);
    for (const [u, v] of [
      [0, -0.5],
      [-0.5, 0.1],
      [0.5, 0.1],
      [0, 0.6],
      [0, 0.1],
    ] as const)
      press.fill(
        circle(
          [brand[0] + u * box.width * 0.12, brand[1] + v * box.width * 0.12],
          box.width * 0.035,
        ),
        '#5b3519',
      );
  });
  press.stroke(body, PLATE_INK, press.unit * 2.4);
  press.fill(lid, '#e8cd9f', { centre: at(0.4, 0.05), radius: width * 0.7, start: 0.4, end: -0.2 });
  press.clipped(lid, () => {
    for (let ring = 1; ring < 9; ring++) {
      const u = 0.06 + ring * 0.1;
      press.stroke(polygon([at(u, 0), at(u, 0.14)], false), '#c9a574', press.unit * 1.6);
    }
  });
  press.stroke(lid, PLATE_INK, press.unit * 2.4);
};

/** A cylinder whose foot is the near half of an ellipse. */
function smoothBody(
  box: Rect,
  {
    left,
    right,
    top,
    bottom,
    dip,
  }: { left: number; right: number; top: number; bottom: number; dip: number },
) {
  const at = inBox(box);
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const foot = Array.from({ length: 17 }, (_, i): Point => {
    const angle = (Math.PI * i) / 16;
    return at(middle + Math.cos(angle) * half, bottom + Math.sin(angle) * dip);
  });
  return polygon([at(left, top), at(right, top), ...foot]);
}

/** The drawn cork of a sparkling wine under its lifted cage. */
export const drawChampagneCorkParts: Sketch = ({ press, random }, box) => {
  const at = inBox(box);
  const wire = '#8b9095';
  const ring = ellipse(at(0.5, 0.33), box.width * 0.36, box.height * 0.035);
  press.stroke(ring, PLATE_INK, press.unit * 8);
  press.stroke(ring, wire, press.unit * 4.5);
  for (const u of [0.14, 0.36, 0.64, 0.86]) {
    const leg = smooth([at(0.5 + (u - 0.5) * 0.55, 0.06), at(u, 0.16), at(u, 0.335)], false);
    press.stroke(leg, PLATE_INK, press.unit * 8);
    press.stroke(leg, wire, press.unit * 4.5);
  }
  const loop = ellipse(at(0.9, 0.345), box.width * 0.07, box.height * 0.03);
  press.stroke(loop, PLATE_INK, press.unit * 8);
  press.stroke(loop, wire, press.unit * 4.5);
  const cap = ellipse(at(0.5, 0.045), box.width * 0.3, box.height * 0.042);
  press.fill(cap, '#c9a23c', {
    centre: at(0.4, 0.02),
    radius: box.width * 0.4,
    start: 0.5,
    end: -0.3,
  });
  press.stroke(cap, PLATE_INK, press.unit * 2.4);
  press.stroke(
    ellipse(at(0.5, 0.045), box.width * 0.2, box.height * 0.026),
    '#7d1128',
    press.unit * 3,
  );
  const half: Point[] = [
    [0.26, 0.45],
    [0.4, 0.47],
    [0.44, 0.55],
    [0.39, 0.62],
    [0.25, 0.66],
    [0.23, 0.75],
    [0.3, 0.86],
    [0.33, 0.99],
  ];
  const body = smooth([
    ...half.map(([u, v]) => at(0.5 + u, v)),
    ...half.toReversed().map(([u, v]) => at(0.5 - u, v)),
  ]);
  press.fill(body, CORK, { from: at(0.1, 0.7), to: at(0.9, 0.7), start: 0.4, end: -0.6 });
  const dice = random.fork('grains');
  press.clipped(body, () => {
    for (let i = 0; i < 260; i++) {
      const spot = at(dice.range(0.02, 0.98), dice.range(0.44, 0.86));
      press.detail(
        circle(spot, box.width * dice.range(0.008, 0.022)),
        dice.chance(0.5) ? '#a9743f' : '#ecd2a4',
      );
    }
    for (const v of [0.865, 0.93])
      press.stroke(polygon([at(0, v), at(1, v)], false), PLATE_INK, press.unit * 2);
  });
  press.stroke(body, PLATE_INK, press.unit * 2.4);
};

/** A screw cap on its neck, the right half cut open. */
export const drawScrewCapParts: Sketch = ({ press }, box) => {
  const at = inBox(box);
  const part = (u0: number, v0: number, u1: number, v1: number): Rect => {
    const [x, y] = at(u0, v0);
    return { x, y, width: (u1 - u0) * box.width, height: (v1 - v0) * box.height };
  };
  const light = { from: at(0.1, 0), to: at(0.5, 0), start: 0.5, end: -0.2 } as const;
  const glass = polygon([at(0.5, 0.11), at(0.82, 0.11), at(0.82, 0.9), at(0.9, 1), at(0.5, 1)]);
  press.fill(glass, '#7f9a73', { from: at(0.5, 0), to: at(0.85, 0), start: 0.3, end: -0.4 });
  press.stroke(glass, PLATE_INK, press.unit * 2.4);
  for (const v of [0.25, 0.33]) {
    const turn = polygon([at(0.82, v), at(0.88, v + 0.02), at(0.82, v + 0.045)]);
    press.fill(turn, '#7f9a73');
    press.stroke(turn, PLATE_INK, press.unit * 2);
  }
  press.fill(rectangle(part(0.5, 0.05, 0.9, 0.11)), '#f2efe6');
  press.stroke(rectangle(part(0.5, 0.05, 0.9, 0.11)), PLATE_INK, press.unit * 2);
  for (const [top, bottom] of [
    [0.015, 0.44],
    [0.47, 0.92],
  ] as const) {
    press.fill(rectangle(part(0.1, top, 0.5, bottom)), '#8a1f33', light);
    press.stroke(rectangle(part(0.1, top, 0.5, bottom)), PLATE_INK, press.unit * 2.4);
    press.fill(rectangle(part(0.89, top, 0.935, bottom)), '#a9404f');
    press.stroke(rectangle(part(0.89, top, 0.935, bottom)), PLATE_INK, press.unit * 2);
  }
  press.fill(rectangle(part(0.1, 0.005, 0.935, 0.05)), '#8a1f33', light);
  press.stroke(rectangle(part(0.1, 0.005, 0.935, 0.05)), PLATE_INK, press.unit * 2.4);
  for (let u = 0.125; u < 0.49; u += 0.035)
    press.stroke(polygon([at(u, 0.12), at(u, 0.28)], false), '#5c1020', press.unit * 2.4);
  for (let u = 0.13; u < 0.5; u += 0.09)
    press.fill(rectangle(part(u, 0.435, u + 0.03, 0.475)), '#8a1f33');
  press.fill(rectangle(part(0.895, 0.435, 0.93, 0.475)), '#a9404f');
};
