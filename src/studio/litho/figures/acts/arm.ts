import { capsule, circle, ellipse, points, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { FigureStage } from '#studio/litho/figures/figure.ts';
import { FLOOR, polygonAt } from '#studio/litho/figures/body.ts';

/** The raised arm; the fist closes about the stem at (0.895, 1.22). */
export function drawArm(stage: FigureStage): void {
  const { press, at, coat, shirt, metal, scale } = stage;
  const sleeve = polygonAt(stage, [
    [-0.55, FLOOR],
    [-0.5, 2.3],
    [-0.12, 1.86],
    [0.5, 1.72],
    [0.655, 1.44],
    [0.79, 1.54],
    [0.76, 1.9],
    [0.6, 2.3],
    [0.5, FLOOR],
  ]);
  press.fill(sleeve, coat, { from: at(0.1, 1.7), to: at(0.3, 2.2), start: 0.5, end: -0.7 });
  press.rim(sleeve, [-scale * 0.007, scale * 0.02], scale * 0.018, 0.42);
  const cuff = polygonAt(stage, points('0.645,1.455 0.688,1.365 0.832,1.455 0.8,1.56'));
  press.fill(cuff, shirt, { from: at(0.64, 1.4), to: at(0.83, 1.5), start: 0.3, end: -0.6 });
  press.fill(circle(at(0.735, 1.47), scale * 0.018), metal, {
    centre: at(0.73, 1.465),
    radius: scale * 0.02,
    start: 0.8,
    end: -0.3,
  });
  drawFist(stage);
}

/** Palm, four fingers about the stem, the thumb on top: geometric, never anatomical. */
function drawFist(stage: FigureStage): void {
  const { press, at, figure } = stage;
  const palmPoints: Point[] = points(`
    0.69,1.375 0.675,1.26 0.715,1.16 0.79,1.1 0.86,1.12 0.885,1.2 0.88,1.32 0.83,1.46`);
  const palm = smooth(
    palmPoints.map(([x, y]) => at(x, y)),
    true,
    0.42,
  );
  press.fill(palm, figure.skin, { from: at(0.68, 1.2), to: at(0.9, 1.3), start: 0.2, end: -0.75 });
  finger(stage, [0.79, 1.395], [0.905, 1.36], 0.045);
  finger(stage, [0.775, 1.32], [0.925, 1.285], 0.05);
  finger(stage, [0.765, 1.235], [0.93, 1.205], 0.05);
  finger(stage, [0.765, 1.15], [0.915, 1.125], 0.048);
  finger(stage, [0.745, 1.2], [0.83, 1.075], 0.045);
  const nail = ellipse(at(0.838, 1.062), stage.scale * 0.025, stage.scale * 0.018, -0.95);
  press.fill(nail, mixHex(figure.skin, '#fff0e0', 0.5));
}

function finger(
  { press, at, figure, scale }: FigureStage,
  from: Point,
  to: Point,
  radius: number,
): void {
  const a = at(...from);
  const b = at(...to);
  const r = radius * scale;
  press.fill(capsule(a, b, r), figure.skin, {
    from: [a[0], a[1] - r],
    to: [a[0] + r * 0.4, a[1] + r],
    start: 0.5,
    end: -0.7,
  });
}
