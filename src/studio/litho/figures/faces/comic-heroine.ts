import { circle, ellipse, points, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken, lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { Face } from './face-shape.ts';
import { drawWear } from './face-wear.ts';

const INK = '#0b0b12';
const RED = '#d8142c';

const shapeOf = ({ at }: Face, told: string, isClosed = true, tension = 0.42) =>
  smooth(
    points(told).map(([x, y]) => at(x, y)),
    isClosed,
    tension,
  );

/** Hair in waves down to the shoulders, blown aside. */
export function drawHeroineWaves(face: Face): void {
  const { press, person, at } = face;
  const back = shapeOf(
    face,
    `-0.02,-0.66 0.3,-0.58 0.5,-0.3 0.5,0.04 0.44,0.3 0.56,0.5 0.72,0.56 0.6,0.74 0.38,0.76 0.2,0.6
    -0.2,0.6 -0.36,0.86 -0.62,0.94 -0.86,0.8 -0.66,0.76 -0.7,0.5 -0.58,0.2 -0.62,-0.1 -0.52,-0.42
    -0.3,-0.6`,
  );
  press.fill(back, person.hair, { from: at(-0.6, -0.4), to: at(0.5, 0.7), start: 0.25, end: -0.5 });
  press.clipped(back, () => {
    for (const strand of WAVES) press.veil(shapeOf(face, strand), lighten(person.hair, 0.5), 0.8);
    for (const strand of SHADES)
      press.veil(shapeOf(face, strand), mixHex(person.hair, INK, 0.7), 0.85);
  });
}
const WAVES = [
  '-0.5,-0.3 -0.56,0 -0.52,0.24 -0.62,0.5 -0.6,0.66 -0.54,0.5 -0.44,0.22 -0.5,0',
  '0.46,-0.2 0.47,0.05 0.4,0.3 0.5,0.52 0.46,0.3 0.5,0.05',
  '-0.7,0.82 -0.52,0.86 -0.4,0.76 -0.52,0.8',
];
const SHADES = [
  '-0.4,0.1 -0.42,0.34 -0.5,0.6 -0.44,0.8 -0.3,0.6 -0.34,0.3',
  '0.36,0.1 0.34,0.34 0.44,0.6 0.36,0.7 0.24,0.5 0.3,0.26',
];

/** Pinned up behind. */
function drawHeroineKnot({ press, person, at, size }: Face): void {
  const knot = circle(at(-0.16, -0.62), size * 0.2);
  press.fill(knot, person.hair, { from: at(-0.3, -0.8), to: at(0, -0.5), start: 0.4, end: -0.5 });
  press.fill(ellipse(at(-0.06, -0.16), size * 0.44, size * 0.46), person.hair);
  press.veil(ellipse(at(-0.22, -0.7), size * 0.06, size * 0.03), lighten(person.hair, 0.55), 0.85);
}

/** The heroine of a comic, turned a little towards what she holds: lashes, red lips, a smile. */
export function drawHeroineHead(face: Face): void {
  const { press, person, at, size } = face;
  if (person.hairCut === 'bun' && person.hat === 'none') drawHeroineKnot(face);
  const skull = shapeOf(
    face,
    `0.16,-0.44 0.31,-0.2 0.302,-0.05 0.328,0.07 0.275,0.25 0.15,0.42 0.06,0.455 -0.07,0.4 -0.25,0.22
    -0.345,0 -0.37,-0.22 -0.22,-0.44`,
  );
  press.fill(skull, person.skin);
  press.clipped(skull, () => {
    press.veil(
      shapeOf(face, '-0.4,-0.5 -0.24,-0.2 -0.27,0.06 -0.12,0.32 0,0.5 -0.4,0.5'),
      mixHex(person.skin, RED, 0.35),
      0.4,
    );
    press.veil(ellipse(at(-0.17, 0.14), size * 0.08, size * 0.05), RED, 0.22);
  });
  for (const eye of EYES) drawEye(face, eye);
  press.stroke(
    shapeOf(face, '0.118,0.02 0.15,0.112 0.128,0.138 0.09,0.13', false),
    INK,
    size * 0.013,
  );
  if (person.lips) press.apart(() => press.named('lips', () => drawSmile(face)));
  else drawSmile(face);
  drawFringe(face);
  const isBare = person.hat === 'none';
  if (isBare) press.fill(circle(at(-0.36, 0.24), size * 0.045), '#ffd400');
  // Glasses sit on a nose that is turned aside.
  drawWear({ ...face, at: (x, y) => at(x + 0.04, y) });
}

interface Eye {
  middle: Point;
  wide: number;
}
const EYES: readonly Eye[] = [
  { middle: [-0.11, -0.035], wide: 0.1 },
  { middle: [0.195, -0.035], wide: 0.074 },
];

function drawEye({ press, person, at, size, mood }: Face, { middle: [x, y], wide }: Eye): void {
  const on = (u: number, v: number): Point => at(x + u * wide, y + v * 0.1);
  const near = wide > 0.09 ? 1 : 0.5;
  const lid = mood === 'joy' ? 0.75 : 1;
  press.veil(
    smooth([on(-1, 0), on(-0.2, -0.95), on(1, -0.6), on(1.15, -0.2), on(0, -0.4)], true, 0.4),
    '#1f7fd6',
    0.8,
  );
  const almond = smooth(
    [
      on(-1, 0.15),
      on(-0.4, -0.5 * lid),
      on(0.35, -0.5 * lid),
      on(1, -0.05),
      on(0.3, 0.42),
      on(-0.5, 0.4),
    ],
    true,
    0.45,
  );
  press.detail(almond, '#ffffff');
  press.clipped(almond, () => {
    const iris = on(0.12, -0.06);
    press.detail(circle(iris, size * 0.042), '#1f7fd6');
    press.detail(circle(iris, size * 0.022), INK);
    press.detail(circle([iris[0] - size * 0.014, iris[1] - size * 0.016], size * 0.012), '#ffffff');
  });
  const lash = smooth(
    [
      on(-1.12, 0.3),
      on(-0.45, -0.62 * lid),
      on(0.35, -0.66 * lid),
      on(1.3, -0.35),
      on(1, -0.02),
      on(0.3, -0.38 * lid),
      on(-0.4, -0.36 * lid),
    ],
    true,
    0.35,
  );
  press.detail(lash, INK);
  for (const [from, to] of [
    [on(0.55, -0.5), on(0.95 + 0.2 * near, -1.05)],
    [on(0.9, -0.35), on(1.4 + 0.2 * near, -0.75)],
  ] as const)
    press.detail(smooth([from, to, [from[0] + size * 0.02, from[1] + size * 0.008]], true, 0), INK);
  press.detail(
    smooth([on(-1.1, -1.05), on(0, -1.75), on(1.2, -1.3), on(0.1, -1.5)], true, 0.4),
    person.hairCut === 'bald' ? INK : darken(person.hair, 0.5),
  );
}

/** Open, with both rows of a smile: dark, teeth, and light on the lower lip. */
function drawSmile({ press, person, at, size, ...face }: Face): void {
  const told = (line: string) => shapeOf({ press, person, at, size, ...face }, line, true, 0.36);
  const lips = told(
    `-0.075,0.225 0.025,0.19 0.075,0.208 0.12,0.188 0.2,0.218 0.165,0.305 0.082,0.352 -0.01,0.318`,
  );
  press.fill(lips, person.lips ?? RED);
  press.detail(told('-0.048,0.232 0.075,0.236 0.178,0.225 0.14,0.288 0.078,0.31 0.01,0.292'), INK);
  press.detail(
    told('-0.034,0.235 0.075,0.24 0.168,0.229 0.145,0.262 0.078,0.275 0.004,0.264'),
    '#ffffff',
  );
  press.veil(ellipse(at(0.1, 0.326), size * 0.03, size * 0.008), '#ffffff', 0.85);
}

/** Swept from the parting to both temples, with light along the waves. */
function drawFringe(face: Face): void {
  const { press, person, at } = face;
  const light = { from: at(-0.4, -0.5), to: at(0.3, 0), start: 0.3, end: -0.35 } as const;
  const isLong = person.hairCut === 'long';
  const down = isLong ? '-0.38,0.16 -0.5,0.3' : '-0.36,0.02 -0.44,0.06';
  const left = shapeOf(
    face,
    `0.13,-0.52 -0.02,-0.36 -0.22,-0.24 -0.33,-0.06 ${down} -0.56,0 -0.5,-0.36 -0.3,-0.6 0,-0.68 0.2,-0.6`,
  );
  const right = shapeOf(
    face,
    isLong
      ? '0.12,-0.54 0.24,-0.38 0.31,-0.18 0.35,0.04 0.42,0.2 0.5,0 0.46,-0.34 0.32,-0.56'
      : '0.12,-0.54 0.22,-0.38 0.29,-0.2 0.32,-0.02 0.4,-0.08 0.4,-0.34 0.3,-0.52',
  );
  press.fill(right, person.hair, light);
  press.fill(left, person.hair, light);
  for (const shine of [
    '-0.02,-0.58 -0.24,-0.46 -0.42,-0.2 -0.45,-0.04 -0.36,-0.26 -0.2,-0.42',
    '0.26,-0.46 0.36,-0.3 0.4,-0.12 0.42,-0.3 0.36,-0.44',
  ])
    press.veil(shapeOf(face, shine), lighten(person.hair, 0.55), 0.85);
}
