import {
  circle,
  ellipse,
  polygon,
  rectangle,
  roundedRectangle,
  smooth,
} from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import { PLATE_INK } from '#studio/litho/education/plate.ts';
import { inBox } from './in-box.ts';
import type { Sketch } from './sketch.ts';

const STEEL = '#c3c9cd';

/** A tank of steel with its fittings. */
export const drawTankParts: Sketch = ({ press }, box) => {
  const at = inBox(box);
  const part = (u0: number, v0: number, u1: number, v1: number): Rect => {
    const [x, y] = at(u0, v0);
    return { x, y, width: (u1 - u0) * box.width, height: (v1 - v0) * box.height };
  };
  const steel = { from: at(0.1, 0), to: at(0.9, 0), start: 0.5, end: -0.6 } as const;
  const outlined = (path: ReturnType<typeof rectangle>, ink: string) => {
    press.fill(path, ink, steel);
    press.stroke(path, PLATE_INK, press.unit * 2.2);
  };
  for (const u of [0.14, 0.82]) outlined(rectangle(part(u, 0.82, u + 0.05, 1)), '#9aa1a6');
  outlined(rectangle(part(0.47, 0.88, 0.53, 0.94)), '#9aa1a6');
  outlined(rectangle(part(0.44, 0.915, 0.56, 0.945)), '#7d1128');
  outlined(polygon([at(0.1, 0.82), at(0.9, 0.82), at(0.56, 0.9), at(0.44, 0.9)]), STEEL);
  outlined(polygon([at(0.1, 0.16), at(0.42, 0.07), at(0.58, 0.07), at(0.9, 0.16)]), STEEL);
  outlined(rectangle(part(0.4, 0.03, 0.6, 0.075)), STEEL);
  outlined(roundedRectangle(part(0.37, 0.005, 0.63, 0.035), press.unit * 6), '#9aa1a6');
  outlined(rectangle(part(0.1, 0.16, 0.9, 0.82)), STEEL);
  outlined(roundedRectangle(part(0.07, 0.22, 0.93, 0.4), press.unit * 6), '#a9bcc8');
  for (const v of [0.25, 0.28, 0.31, 0.34, 0.37])
    press.stroke(polygon([at(0.08, v), at(0.92, v)], false), '#7f97a6', press.unit * 3);
  press.fill(circle(at(0.7, 0.46), box.width * 0.075), '#f5f1e4');
  press.stroke(circle(at(0.7, 0.46), box.width * 0.075), PLATE_INK, press.unit * 2.6);
  press.stroke(polygon([at(0.7, 0.46), at(0.74, 0.435)], false), '#a3182f', press.unit * 3);
  outlined(rectangle(part(0.24, 0.545, 0.29, 0.565)), '#9aa1a6');
  outlined(rectangle(part(0.255, 0.565, 0.275, 0.6)), '#9aa1a6');
  outlined(ellipse(at(0.55, 0.7), box.width * 0.16, box.height * 0.07), '#aab1b6');
  press.stroke(
    ellipse(at(0.55, 0.7), box.width * 0.12, box.height * 0.052),
    PLATE_INK,
    press.unit * 1.6,
  );
  outlined(circle(at(0.55, 0.7), box.width * 0.03), '#6f767b');
  outlined(rectangle(part(0.03, 0.75, 0.12, 0.78)), '#9aa1a6');
  outlined(rectangle(part(0.0, 0.735, 0.04, 0.795)), '#7d1128');
};

/** An open bunch whose stalks can be seen between the berries. */
export const drawClusterParts: Sketch = ({ press, random }, box) => {
  const at = inBox(box);
  const green = '#7c8a3c';
  const dice = random.fork('berries');
  const axis = (v: number) => 0.5 + Math.sin(v * 7) * 0.015;
  const stalks = [at(0.52, 0), at(0.51, 0.1), at(axis(0.3), 0.3), at(axis(0.6), 0.6), at(0.5, 0.9)];
  press.stroke(smooth(stalks, false), PLATE_INK, box.width * 0.036);
  press.stroke(smooth(stalks, false), green, box.width * 0.026);
  const shoot = smooth([at(0.3, 0.02), at(0.52, 0.005), at(0.76, 0.015)], false);
  press.stroke(shoot, PLATE_INK, box.width * 0.05);
  press.stroke(shoot, '#8a5a34', box.width * 0.04);
  const berries: [Point, Point][] = [];
  for (let row = 0; row < 9; row++) {
    const v = 0.2 + row * 0.085;
    const reach = row === 0 ? 0.36 : 0.35 * (1 - (row / 9) ** 1.6) + 0.06;
    const count = Math.max(1, Math.round(reach / 0.11));
    for (const side of [-1, 1])
      for (let i = 0; i < count; i++) {
        const u = axis(v) + side * (0.1 + (i * (reach - 0.02)) / count) + dice.range(-0.012, 0.012);
        const dropped = v + 0.03 + i * 0.012 + dice.range(-0.012, 0.012);
        berries.push([at(axis(v - 0.03), v - 0.025), at(u, dropped)]);
      }
  }
  berries.push([at(0.5, 0.88), at(0.5, 0.95)]);
  for (const [from, to] of berries) {
    press.stroke(polygon([from, to], false), PLATE_INK, box.width * 0.015);
    press.stroke(polygon([from, to], false), green, box.width * 0.009);
  }
  for (const [, [x, y]] of berries) {
    const radius = box.width * 0.052;
    const berry = circle([x, y], radius);
    press.fill(berry, '#55306f', {
      centre: [x - radius * 0.4, y - radius * 0.4],
      radius: radius * 1.6,
      start: 0.6,
      end: -0.5,
    });
    press.stroke(berry, PLATE_INK, press.unit * 1.8);
  }
};

/** A waiter's friend opened out: knife, worm and the lever of two steps hang from its handle. */
export const drawWaitersFriendParts: Sketch = ({ press }, box) => {
  const at = inBox(box);
  const steel = { from: at(0, 0.3), to: at(0, 0.9), start: 0.4, end: -0.4 } as const;
  const outlined = (path: ReturnType<typeof rectangle>, ink: string) => {
    press.fill(path, ink, steel);
    press.stroke(path, PLATE_INK, press.unit * 2.4);
  };
  outlined(
    smooth([at(0.16, 0.2), at(0.22, 0.22), at(0.19, 0.44), at(0.08, 0.52), at(0.1, 0.36)]),
    STEEL,
  );
  const coil: Point[] = [at(0.5, 0.22), at(0.5, 0.4)];
  for (let i = 0; i <= 40; i++) {
    const t = i / 40;
    coil.push(at(0.5 + Math.sin(t * Math.PI * 10) * 0.055 * (1 - t * 0.25), 0.4 + t * 0.5));
  }
  press.stroke(polygon(coil, false), PLATE_INK, press.unit * 15);
  press.stroke(polygon(coil, false), '#aab1b6', press.unit * 10);
  outlined(
    polygon([
      at(0.8, 0.2),
      at(0.9, 0.2),
      at(0.89, 0.5),
      at(0.86, 0.52),
      at(0.86, 0.56),
      at(0.89, 0.58),
      at(0.88, 0.8),
      at(0.84, 0.82),
      at(0.84, 0.86),
      at(0.88, 0.88),
      at(0.86, 0.94),
      at(0.78, 0.94),
      at(0.77, 0.6),
    ]),
    STEEL,
  );
  const handle = smooth([
    at(0.06, 0.2),
    at(0.12, 0.07),
    at(0.4, 0.04),
    at(0.7, 0.1),
    at(0.94, 0.12),
    at(0.96, 0.24),
    at(0.7, 0.27),
    at(0.4, 0.23),
    at(0.12, 0.27),
  ]);
  press.fill(handle, '#8a1f33', { from: at(0, 0.04), to: at(0, 0.27), start: 0.4, end: -0.5 });
  press.stroke(handle, PLATE_INK, press.unit * 2.4);
  for (const [u, v] of [
    [0.16, 0.17],
    [0.5, 0.15],
    [0.86, 0.18],
  ] as const) {
    press.fill(circle(at(u, v), box.width * 0.022), '#e3d9b8');
    press.stroke(circle(at(u, v), box.width * 0.022), PLATE_INK, press.unit * 2);
  }
};
