import { circle, lerp, points, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { FigureStage } from '#studio/litho/figures/figure.ts';

type Place = FigureStage['at'];
const shape = (at: Place, points: readonly Point[], tension = 0.42) =>
  smooth(
    points.map(([x, y]) => at(x, y)),
    true,
    tension,
  );

/** A deco profile looking right, eyes lowered to the glass. */
export function drawHead(stage: FigureStage): void {
  drawFace(stage);
  drawEye(stage);
  drawMouth(stage);
  drawEar(stage);
  drawHair(stage);
}

const FACE: readonly Point[] = points(`
  0.02,0.02 0.22,0.05 0.335,0.15 0.378,0.27 0.392,0.355 0.372,0.405 0.425,0.495 0.505,0.59
  0.485,0.625 0.402,0.638 0.398,0.66 0.432,0.695 0.395,0.722 0.422,0.755 0.382,0.795 0.402,0.865
  0.35,0.945 0.235,0.955 0.04,0.885 -0.06,0.78 -0.2,0.66 -0.3,0.4 -0.22,0.12`);

function drawFace({ press, figure, at }: FigureStage): void {
  const isSmooth = figure.hairCut === 'bun';
  press.fill(
    shape(at, FACE),
    figure.skin,
    { from: at(-0.25, 0.3), to: at(0.45, 0.36), start: -0.95, end: 0.42, middle: [0.62, -0.05] },
    { from: at(0.1, 0.72), to: at(0.2, 0.98), start: 0, end: isSmooth ? -0.4 : -0.75 },
  );
  const cheek = shape(
    at,
    points('0.06,0.52 0.2,0.535 0.285,0.6 0.235,0.74 0.12,0.86 -0.01,0.8'),
    0.5,
  );
  press.shade(cheek, {
    from: at(0.3, 0.58),
    to: at(0.04, 0.72),
    start: 0,
    end: isSmooth ? -0.15 : -0.35,
  });
  const socket = shape(at, points('0.225,0.395 0.372,0.385 0.385,0.43 0.36,0.47 0.25,0.465'), 0.4);
  press.shade(socket, { from: at(0.25, 0.38), to: at(0.36, 0.48), start: -0.7, end: -0.1 });
  const nose = polygon([
    at(0.372, 0.42),
    at(0.43, 0.5),
    at(0.505, 0.59),
    at(0.43, 0.625),
    at(0.375, 0.6),
  ]);
  press.shade(nose, { from: at(0.37, 0.5), to: at(0.48, 0.56), start: -0.5, end: 0.55 });
}

/** A lowered lid with lashes and a firm brow. */
function drawEye({ press, figure, at, scale }: FigureStage): void {
  const lid = smooth([at(0.268, 0.438), at(0.32, 0.458), at(0.368, 0.438)], false);
  press.stroke(lid, figure.hair, scale * 0.0136);
  for (const t of [0.2, 0.5, 0.8]) {
    const x = lerp(0.268, 0.368, t);
    const y = 0.446 + Math.sin(t * Math.PI) * 0.012;
    const lash = polygon([at(x, y), at(x + 0.008 + 0.02 * t, y + 0.024)], false);
    press.stroke(lash, figure.hair, scale * 0.006);
  }
  const brow = shape(at, points('0.212,0.378 0.29,0.338 0.388,0.352 0.386,0.372 0.29,0.365'), 0.4);
  press.fill(brow, figure.hair);
}

function drawMouth({ press, figure, at, scale }: FigureStage): void {
  if (figure.hasBeard) {
    const beard = shape(
      at,
      points(`
        0.34,0.655 0.43,0.672 0.42,0.72 0.43,0.8 0.415,0.9 0.345,0.985 0.2,0.985 0.03,0.9
        -0.06,0.76 -0.03,0.56 0.03,0.62 0.12,0.74 0.26,0.72`),
      0.4,
    );
    press.fill(beard, figure.hair, { from: at(0, 0.7), to: at(0.42, 0.8), start: -0.5, end: 0.35 });
  }
  const upper = shape(at, points('0.405,0.684 0.43,0.697 0.395,0.72 0.345,0.716'), 0.3);
  const lower = shape(at, points('0.395,0.722 0.42,0.75 0.388,0.763 0.35,0.728'), 0.3);
  press.fill(upper, mixHex(figure.skinShadow, '#8a2a34', 0.5));
  press.fill(lower, mixHex(figure.skin, '#a83a40', 0.55));
  const nostril = smooth([at(0.415, 0.612), at(0.438, 0.604), at(0.458, 0.616)], false);
  press.stroke(nostril, mixHex(figure.skinShadow, figure.hair, 0.5), scale * 0.009);
  if (figure.hasMoustache || figure.hasBeard) {
    const moustache = shape(
      at,
      points('0.408,0.648 0.436,0.668 0.365,0.688 0.285,0.688 0.345,0.664'),
      0.35,
    );
    press.fill(moustache, figure.hair);
  }
}

function drawEar({ press, figure, at, scale }: FigureStage): void {
  const ear = shape(
    at,
    points('-0.075,0.44 -0.02,0.405 0.035,0.44 0.025,0.53 -0.02,0.6 -0.07,0.55'),
    0.5,
  );
  press.fill(ear, figure.skin, { from: at(-0.08, 0.4), to: at(0.04, 0.6), start: -0.1, end: -0.8 });
  const fold = smooth([at(-0.045, 0.51), at(-0.04, 0.455), at(0.005, 0.455)], false, 0.6);
  press.stroke(fold, figure.skinShadow, scale * 0.0115);
  if (figure.hairCut === 'bun') press.fill(circle(at(-0.015, 0.625), scale * 0.02), '#e2b65a');
}

const HAIR: Readonly<Record<'slick' | 'bun' | 'cropped', readonly Point[]>> = {
  slick: points(`
    0.335,0.15 0.3,0.06 0.16,-0.03 -0.06,-0.045 -0.25,0.01 -0.36,0.14 -0.385,0.34 -0.345,0.54
    -0.27,0.69 -0.215,0.7 -0.15,0.6 -0.1,0.5 -0.06,0.4 0.02,0.33 0.055,0.42 0.075,0.43 0.1,0.3
    0.2,0.2`),
  cropped: points(`
    0.33,0.16 0.29,0.07 0.16,-0.01 -0.06,-0.025 -0.24,0.03 -0.335,0.15 -0.36,0.34 -0.32,0.52
    -0.25,0.64 -0.19,0.62 -0.13,0.54 -0.09,0.46 -0.05,0.4 0.03,0.34 0.05,0.4 0.07,0.39 0.09,0.28
    0.2,0.18`),
  bun: points(`
    0.35,0.2 0.31,0.06 0.16,-0.05 -0.06,-0.07 -0.27,-0.01 -0.39,0.14 -0.41,0.34 -0.37,0.5
    -0.28,0.62 -0.19,0.62 -0.12,0.55 -0.08,0.46 -0.06,0.4 0,0.37 0.07,0.44 0.1,0.38 0.2,0.3
    0.29,0.24`),
};

function drawHair({ press, figure, at, scale }: FigureStage): void {
  const isBun = figure.hairCut === 'bun';
  if (isBun) {
    press.fill(circle(at(-0.4, 0.46), scale * 0.17), figure.hair, {
      centre: at(-0.34, 0.38),
      radius: scale * 0.24,
      start: 0.4,
      end: -0.5,
    });
  }
  const hair = shape(at, HAIR[figure.hairCut], 0.45);
  press.fill(hair, figure.hair, { from: at(-0.4, 0.5), to: at(0.2, 0), start: -0.6, end: 0.1 });
  if (figure.hairCut === 'cropped') return;
  for (let i = 0; i < 5; i++) {
    const t = i / 5;
    const strand = shape(
      at,
      [
        [0.26 - t * 0.05, 0.08 + t * 0.03],
        [-t * 0.04, 0.03 + t * 0.07],
        [-0.22, 0.13 + t * 0.1],
        [-0.31 + t * 0.02, 0.34 + t * 0.09],
        [-0.215, 0.125 + t * 0.105],
        [-t * 0.04, 0.045 + t * 0.072],
      ],
      0.5,
    );
    press.shade(strand, {
      from: at(0.26, 0.1),
      to: at(-0.3, 0.3),
      start: 0.7 - t * 0.1,
      end: 0.15,
    });
  }
}
