import { circle, ellipse, polygon } from '#studio/litho/geometry.ts';
import type { Point, Rect } from '#studio/litho/geometry.ts';
import type { LithoPress } from '#studio/litho/press.ts';

/** How a cheese of the counter is known at a glance. */
export interface CheeseForm {
  /** A wheel or a log that has been cut into, or the piece that was cut out. */
  cut: 'wheel' | 'log' | 'wedge';
  rind: string;
  paste: string;
  /** Height of a wheel, in widths. */
  tall?: number;
  marks?: 'eyes' | 'veins';
  veins?: string;
}

/** Stands in the middle of its box, on the floor. */
export function drawCheese(press: LithoPress, box: Rect, form: CheeseForm): void {
  const width = Math.min(box.width, box.height * 1.36);
  const x = box.x + box.width / 2;
  const foot = box.y + box.height;
  if (form.cut === 'log') drawLog(press, [x, foot], width, form);
  else if (form.cut === 'wedge') drawWedge(press, [x, foot], width, form);
  else drawWheel(press, [x, foot], width, form);
}

const shade = (from: Point, to: Point) => ({ from, to, start: 0.35, end: -0.4 });

/** A round one with a piece taken out towards us. */
function drawWheel(
  press: LithoPress,
  [x, foot]: Point,
  width: number,
  { rind, paste, tall = 0.26, marks }: CheeseForm,
): void {
  const [rx, ry, height] = [width / 2, width * 0.2, width * tall];
  const top = foot - ry - height;
  const at = (turn: number, down = 0): Point => [
    x + Math.cos(turn) * rx,
    top + Math.sin(turn) * ry + down,
  ];
  const light = shade([x + rx, top], [x - rx, foot]);
  const front = Array.from({ length: 25 }, (_, i) => (Math.PI * i) / 24);
  press.fill(
    polygon([...front.map((t) => at(t)), ...front.toReversed().map((t) => at(t, height))]),
    rind,
    light,
  );
  press.fill(ellipse([x, top], rx, ry), rind, { ...light, start: 0.6, end: 0.1 });
  // The faces of the cut, and the floor between them.
  const [from, to] = [Math.PI * 0.3, Math.PI * 0.62];
  const centre: Point = [x, top];
  const below: Point = [x, top + height];
  const rim = front.map((t) => from + ((to - from) * t) / Math.PI);
  press.fill(
    polygon([centre, ...rim.map((t) => at(t)), at(to, height), below, at(from, height)]),
    '#d9c9a4',
  );
  press.fill(polygon([below, ...rim.map((t) => at(t, height))]), '#d9c9a4');
  press.fill(polygon([centre, at(from), at(from, height), below]), paste, light);
  press.fill(polygon([centre, at(to), at(to, height), below]), paste, {
    ...light,
    start: 0.1,
    end: -0.5,
  });
  if (marks === 'eyes')
    for (const [u, v, r] of [
      [0.35, 0.4, 0.16],
      [0.7, 0.6, 0.12],
    ] as const) {
      const edge = at(from);
      press.fill(
        circle([x + (edge[0] - x) * u, top + (edge[1] - top) * u + height * v], height * r),
        '#b98a2c',
      );
    }
}

/** A roll lying down, its cut end towards us and a slice before it. */
function drawLog(
  press: LithoPress,
  [x, foot]: Point,
  width: number,
  { rind, paste }: CheeseForm,
): void {
  const r = width * 0.17;
  const [left, right] = [x - width * 0.3, x + width * 0.36];
  const y = foot - r * 1.5;
  press.fill(ellipse([right, y], r * 0.5, r), rind);
  press.fill(
    polygon([
      [left, y - r],
      [right, y - r],
      [right, y + r],
      [left, y + r],
    ]),
    rind,
    shade([left, y - r], [left, y + r]),
  );
  for (const [dx, dy] of [
    [0, 0],
    [-width * 0.1, r * 0.5],
  ] as const) {
    press.fill(ellipse([left + dx, y + dy], r * 0.58, r * 1.02), rind);
    press.fill(ellipse([left + dx - r * 0.06, y + dy], r * 0.48, r * 0.86), paste);
  }
}

/** A piece on its side: the rind behind, the paste towards us. */
function drawWedge(
  press: LithoPress,
  [x, foot]: Point,
  width: number,
  { rind, paste, marks, veins = '#4f7390' }: CheeseForm,
): void {
  const [left, right] = [x - width * 0.48, x + width * 0.46];
  const height = width * 0.34;
  const tip: Point = [left, foot - height * 0.86];
  const back: Point = [right, foot - height * 1.5];
  const near: Point = [right - width * 0.1, foot - height];
  press.fill(polygon([tip, back, near]), paste, { ...shade(back, tip), start: 0.7, end: 0.2 });
  press.fill(
    polygon([tip, near, [near[0], foot], [left, foot - height * 0.06]]),
    paste,
    shade([right, foot - height], [left, foot]),
  );
  press.fill(polygon([near, back, [right, foot - height * 0.5], [near[0], foot]]), rind);
  if (marks !== 'veins') return;
  for (const [u, v, r] of [
    [0.2, 0.5, 0.05],
    [0.36, 0.3, 0.07],
    [0.45, 0.68, 0.06],
    [0.6, 0.42, 0.08],
    [0.72, 0.72, 0.06],
    [0.85, 0.35, 0.06],
    [0.3, 0.75, 0.04],
  ] as const)
    press.fill(
      ellipse(
        [left + (near[0] - left) * u, foot - height * v * 0.9],
        width * r,
        width * r * 0.42,
        0.5,
      ),
      veins,
    );
}
