import { capsule, circle, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import type { Plate } from '#studio/litho/education/plate.ts';
import { standIn } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const STEEL = '#c3c8ce';
const DARK_STEEL = '#8d949c';

interface Frame {
  press: LithoPress;
  /** In tenths of the height, from the middle of the foot. */
  at: (x: number, y: number) => Point;
  unit: number;
}

function frameOf(
  plate: Plate,
  box: { x: number; y: number; width: number; height: number },
): Frame {
  const unit = box.height / 10;
  const at = (x: number, y: number): Point => [
    box.x + box.width / 2 + x * unit,
    box.y + box.height - y * unit,
  ];
  return { press: plate.press, at, unit };
}

function drawCoil({ press, at, unit }: Frame, [top, bottom]: Point): void {
  const coil = Array.from({ length: 37 }, (_, i): Point => {
    const t = i / 36;
    return at(Math.sin(t * Math.PI * 8) * 0.42 * (1 - t * 0.2), top + (bottom - top) * t);
  });
  press.stroke(smooth(coil, false, 0.5), PLATE_INK, unit * 0.34);
  press.stroke(smooth(coil, false, 0.5), STEEL, unit * 0.22);
}

/** Two arms with toothed wheels at a ring that sits on the bottle. */
export const drawWingedCorkscrew: Sketch = (plate, field) => {
  const frame = frameOf(plate, standIn(field, 0.8, 0.94));
  const { press, at, unit } = frame;
  const line = press.unit * 2;
  drawCoil(frame, [4.2, 0.3]);
  for (const side of [-1, 1] as const) {
    const arm = capsule(at(side * 0.8, 6), at(side * 3.1, 2.6), unit * 0.36);
    press.fill(arm, STEEL, { from: at(-3, 4), to: at(3, 4), start: 0.5, end: -0.5 });
    press.stroke(arm, PLATE_INK, line);
    const wheel = circle(at(side * 0.75, 6), unit * 0.62);
    press.fill(wheel, DARK_STEEL);
    press.stroke(wheel, PLATE_INK, line);
  }
  const body = polygon([at(-0.6, 7), at(0.6, 7), at(0.9, 3.6), at(-0.9, 3.6)]);
  press.fill(body, STEEL, { from: at(-0.9, 5), to: at(0.9, 5), start: 0.6, end: -0.6 });
  press.stroke(body, PLATE_INK, line);
  const shaft = capsule(at(0, 6.8), at(0, 8.8), unit * 0.2);
  press.fill(shaft, DARK_STEEL);
  press.stroke(shaft, PLATE_INK, line);
  const handle = capsule(at(-1.1, 9.3), at(1.1, 9.3), unit * 0.45);
  press.fill(handle, STEEL, { from: at(0, 9.8), to: at(0, 8.8), start: 0.5, end: -0.5 });
  press.stroke(handle, PLATE_INK, line);
};

/** A handle and two thin blades, one longer than the other. */
export const drawAhSo: Sketch = (plate, field) => {
  const { press, at, unit } = frameOf(plate, standIn(field, 0.5, 0.94));
  const line = press.unit * 2;
  const blades = [
    [-0.75, 0.4],
    [0.75, 1.3],
  ] as const;
  for (const [x, tip] of blades) {
    const blade = polygon([
      at(x - 0.16, 8),
      at(x + 0.16, 8),
      at(x + 0.12, tip),
      at(x - 0.1, tip + 0.3),
    ]);
    press.fill(blade, STEEL, { from: at(x - 0.2, 4), to: at(x + 0.2, 4), start: 0.6, end: -0.5 });
    press.stroke(blade, PLATE_INK, line);
  }
  const bridge = capsule(at(-0.8, 8), at(0.8, 8), unit * 0.3);
  press.fill(bridge, DARK_STEEL);
  press.stroke(bridge, PLATE_INK, line);
  const handle = capsule(at(-1.5, 9), at(1.5, 9), unit * 0.62);
  press.fill(handle, STEEL, { from: at(0, 9.8), to: at(0, 8.4), start: 0.6, end: -0.5 });
  press.stroke(handle, PLATE_INK, line);
};

/** A bar of wood across a steel worm. */
export const drawTCorkscrew: Sketch = (plate, field) => {
  const frame = frameOf(plate, standIn(field, 0.62, 0.94));
  const { press, at, unit } = frame;
  const line = press.unit * 2;
  drawCoil(frame, [5.6, 0.3]);
  const shaft = capsule(at(0, 5.6), at(0, 8.8), unit * 0.2);
  press.fill(shaft, STEEL, { from: at(-0.2, 7), to: at(0.2, 7), start: 0.6, end: -0.5 });
  press.stroke(shaft, PLATE_INK, line);
  const bar = capsule(at(-2.2, 9.2), at(2.2, 9.2), unit * 0.62);
  press.fill(bar, '#8a5a34', { from: at(0, 9.9), to: at(0, 8.6), start: 0.5, end: -0.5 });
  press.stroke(bar, PLATE_INK, line);
};
