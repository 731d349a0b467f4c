import { circle, points, polygon, roundedRectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { FigureStage } from './figure.ts';

/** How far the coat runs down: below any frame. */
export const FLOOR = 4.2;

export const polygonAt = ({ at }: FigureStage, points: readonly Point[]) =>
  polygon(points.map(([x, y]) => at(x, y)));

/** Dinner jacket, shirt and bow tie of a figure looking right. */
export function drawBody(stage: FigureStage): void {
  drawCoat(stage);
  drawNeck(stage);
  drawShirt(stage);
  drawLapel(stage);
  drawBowTie(stage);
  drawPin(stage);
}

function drawCoat({ press, at, coatLight, scale }: FigureStage): void {
  const points: Point[] = [
    [-0.34, 0.98],
    [-0.56, 1.12],
    [-0.86, 1.3],
    [-1, 1.7],
    [-1.04, 2.3],
    [-1.04, FLOOR],
    [1, FLOOR],
    [0.86, 2.3],
    [0.62, 1.72],
    [0.42, 1.34],
    [0.22, 1.16],
    [0.05, 1.06],
  ];
  const coat = smooth(
    points.map(([x, y]) => at(x, y)),
    true,
    0.42,
  );
  press.fill(coat, coatLight, { from: at(-1, 1.4), to: at(0.6, 1.5), start: -0.95, end: 0.05 });
  press.rim(coat, [scale * 0.036, scale * 0.014], scale * 0.022, 0.5);
}

function drawNeck(stage: FigureStage): void {
  const { press, at, figure } = stage;
  const neck = polygonAt(stage, points('-0.26,0.66 -0.3,1.12 0.2,1.16 0.13,0.88 0.1,0.7'));
  press.fill(
    neck,
    figure.skin,
    { from: at(-0.3, 0), to: at(0.2, 0), start: -0.9, end: -0.1 },
    { from: at(0, 0.88), to: at(0, 1.06), start: -0.8, end: 0 },
  );
}

function drawShirt(stage: FigureStage): void {
  const { press, at, shirt } = stage;
  const front = polygonAt(stage, [
    [-0.08, 1.1],
    [0.2, 1.1],
    [0.42, 1.36],
    [0.56, 1.75],
    [0.66, 2.3],
    [0.8, FLOOR],
    [0.4, FLOOR],
    [0.2, 2.3],
    [0.06, 1.5],
  ]);
  press.fill(front, shirt, { from: at(0, 1.3), to: at(0.6, 1.3), start: -0.75, end: 0.1 });
  for (const y of [1.62, 1.9, 2.18, 2.46]) {
    press.fill(circle(at(0.36 + (y - 1.6) * 0.12, y), stage.scale * 0.016), stage.metal);
  }
  const collar = polygonAt(
    stage,
    points(`
    -0.31,1 -0.33,1.15 0.02,1.28 0.2,1.17 0.175,1.05 -0.05,1.08`),
  );
  press.fill(collar, shirt, { from: at(-0.33, 0), to: at(0.2, 0), start: -0.6, end: 0.35 });
  const wing = polygonAt(stage, [
    [0.02, 1.285],
    [0.19, 1.17],
    [0.24, 1.3],
  ]);
  press.fill(wing, shirt, { from: at(0.02, 1.2), to: at(0.24, 1.3), start: 0.3, end: -0.5 });
}

function drawLapel(stage: FigureStage): void {
  const { press, at, coat, coatLight } = stage;
  const panel = polygonAt(stage, [
    [-0.3, 1.13],
    [-0.04, 1.42],
    [0.2, 2.3],
    [0.4, FLOOR],
    [-0.4, FLOOR],
    [-0.42, 2.3],
    [-0.5, 1.55],
    [-0.42, 1.24],
  ]);
  press.fill(panel, coat, { from: at(-0.5, 1.5), to: at(0.1, 1.6), start: -0.4, end: 0.4 });
  const lapel = polygonAt(stage, points('-0.3,1.13 -0.03,1.42 -0.2,1.52 -0.14,1.62 -0.42,1.3'));
  press.fill(lapel, coatLight, { from: at(-0.4, 1.2), to: at(-0.1, 1.6), start: 0.55, end: -0.6 });
}

function drawBowTie({ press, at, figure, scale }: FigureStage): void {
  for (const side of [1, -1]) {
    const points: Point[] = [
      [0.15, 1.235],
      [0.15 + side * 0.055, 1.19],
      [0.15 + side * 0.145, 1.17],
      [0.15 + side * 0.15, 1.3],
      [0.15 + side * 0.06, 1.275],
    ];
    const bow = smooth(
      points.map(([x, y]) => at(x, y)),
      true,
      0.35,
    );
    press.fill(bow, figure.tie, {
      from: at(0.15, 1.2),
      to: at(0.15 + side * 0.16, 1.26),
      start: -0.75,
      end: 0.45,
    });
  }
  const [x, y] = at(0.118, 1.19);
  const knot = roundedRectangle(
    { x, y, width: 0.064 * scale, height: 0.09 * scale },
    scale * 0.018,
  );
  press.fill(knot, figure.tie, { from: at(0.12, 0), to: at(0.18, 0), start: -0.3, end: 0.5 });
}

/** The sommelier's badge: a small golden bunch. */
function drawPin({ press, at, metal, scale }: FigureStage): void {
  for (const [row, count] of [
    [0, 3],
    [1, 2],
    [2, 1],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const [x, y] = at(-0.235 + (i - (count - 1) / 2) * 0.036, 1.5 + row * 0.032);
      press.fill(circle([x, y], scale * 0.018), metal, {
        centre: [x - 2, y - 2],
        radius: scale * 0.025,
        start: 0.8,
        end: -0.6,
      });
    }
  }
}
