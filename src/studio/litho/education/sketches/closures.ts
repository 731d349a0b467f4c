import {
  circle,
  ellipse,
  polygon,
  rectangle,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const TEETH = 21;

/** A crimped cap of steel, seen a little from above. */
export const drawCrownCap: Sketch = ({ press }, field) => {
  const { x, y, width, height } = standIn(field, 1.5, 0.7);
  const [middle, top] = [x + width / 2, y + height * 0.34];
  const skirt = Array.from({ length: TEETH * 2 + 1 }, (_, i): Point => {
    const angle = Math.PI * (1 - i / (TEETH * 2));
    const reach = i % 2 === 0 ? 1 : 0.94;
    return [
      middle + Math.cos(angle) * width * 0.5 * reach,
      top + height * 0.3 + Math.sin(angle) * height * 0.3 * reach,
    ];
  });
  const body = polygon([[middle - width * 0.38, top], ...skirt, [middle + width * 0.38, top]]);
  const light = { from: [x, y] as Point, to: [x + width, y] as Point };
  press.fill(body, '#9a9ea6', { ...light, start: 0.5, end: -0.7 });
  for (let i = 2; i < TEETH * 2; i += 2) {
    const foot = skirt[i] ?? [0, 0];
    const head: Point = [middle + (foot[0] - middle) * 0.78, top + height * 0.14];
    press.stroke(polygon([head, foot], false), '#5f636b', press.unit * 2);
  }
  const lid = ellipse([middle, top], width * 0.4, height * 0.24);
  press.fill(lid, '#c9a23c', { ...light, start: 0.4, end: -0.4 });
  press.stroke(lid, PLATE_INK, press.unit * 2);
  press.stroke(body, PLATE_INK, press.unit * 2);
};

/** A knob and a plug of clear glass with its ring. */
export const drawGlassStopper: Sketch = ({ press }, field) => {
  const { x, y, width, height } = standIn(field, 0.62, 0.82);
  const middle = x + width / 2;
  const knob = roundedRectangle({ x, y, width, height: height * 0.3 }, width * 0.16);
  const plug = polygon([
    [middle - width * 0.3, y + height * 0.3],
    [middle + width * 0.3, y + height * 0.3],
    [middle + width * 0.24, y + height],
    [middle - width * 0.24, y + height],
  ]);
  for (const part of [plug, knob]) {
    press.fill(part, '#dbe9ea', { from: [x, y], to: [x + width, y], start: 0.6, end: -0.5 });
    press.stroke(part, PLATE_INK, press.unit * 2);
  }
  press.fill(
    rectangle({
      x: middle - width * 0.32,
      y: y + height * 0.36,
      width: width * 0.64,
      height: height * 0.06,
    }),
    '#b9c3c6',
  );
  press.veil(
    rectangle({
      x: middle - width * 0.16,
      y: y + height * 0.44,
      width: width * 0.08,
      height: height * 0.5,
    }),
    '#ffffff',
    0.8,
  );
};

/** A cork of pressed grains. */
export const drawPressedCork: Sketch = ({ press, random }, field) => {
  const { x, y, width, height } = standIn(field, 1.9, 0.62);
  const body = roundedRectangle({ x, y, width, height }, height * 0.12);
  press.fill(body, '#d9b483', { from: [x, y], to: [x, y + height], start: 0.35, end: -0.45 });
  const dice = random.fork('cork grains');
  press.clipped(body, () => {
    for (let i = 0; i < 150; i++) {
      const at: Point = [x + dice.next() * width, y + dice.next() * height];
      const radius = height * dice.range(0.02, 0.055);
      press.detail(circle(at, radius), dice.chance(0.5) ? '#a9743f' : '#ecd2a4');
    }
  });
  press.stroke(body, PLATE_INK, press.unit * 2);
  const end = smooth(
    [
      [x + width, y + height * 0.08],
      [x + width + height * 0.12, y + height / 2],
      [x + width, y + height * 0.92],
    ],
    false,
  );
  press.stroke(end, PLATE_INK, press.unit * 2);
};

/** One smooth cylinder of foam, pale as no cork is. */
export const drawSyntheticCork: Sketch = ({ press }, field) => {
  const { x, y, width, height } = standIn(field, 1.9, 0.62);
  const body = roundedRectangle({ x, y, width, height }, height * 0.06);
  press.fill(body, '#efe4c6', { from: [x, y], to: [x, y + height], start: 0.5, end: -0.35 });
  for (const share of [0.34, 0.66])
    press.stroke(
      smooth(
        [
          [x + width * 0.04, y + height * share],
          [x + width * 0.96, y + height * share],
        ],
        false,
      ),
      '#cdbf97',
      press.unit * 2,
    );
  press.stroke(body, PLATE_INK, press.unit * 2);
  const end = ellipse([x + width, y + height / 2], height * 0.13, height * 0.5);
  press.fill(end, '#f7efd8');
  press.stroke(end, PLATE_INK, press.unit * 2);
  press.stroke(
    ellipse([x + width, y + height / 2], height * 0.07, height * 0.28),
    '#cdbf97',
    press.unit * 1.6,
  );
};
