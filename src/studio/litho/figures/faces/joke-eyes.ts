import { circle, ellipse, lerp, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { Face, Mood } from './face-shape.ts';

interface EyeLook {
  /** Height against an eye that is at rest. */
  tall?: number;
  /** How far the lid comes down at its inner and outer end, as shares of the eye. */
  lid: readonly [inner: number, outer: number];
  /** How far the cheek pushes up from below. */
  cheek?: number;
  /** Where it looks: -1 to 1. */
  gaze: Point;
  /** Height of the brow above the eye at its inner and outer end, and of its arch between them. */
  brow: readonly [inner: number, outer: number, arch: number];
}

const LOOKS: Readonly<Record<Mood, EyeLook>> = {
  calm: { lid: [0.22, 0.22], gaze: [0.15, 0], brow: [0.17, 0.17, 0.03] },
  joy: { tall: 0.86, lid: [0.14, 0.16], cheek: 0.4, gaze: [0.1, -0.1], brow: [0.2, 0.19, 0.06] },
  shock: { tall: 1.3, lid: [0, 0], gaze: [0, 0], brow: [0.3, 0.24, 0.05] },
  smug: { lid: [0.42, 0.4], cheek: 0.12, gaze: [0.5, 0], brow: [0.1, 0.2, 0.04] },
  sad: { tall: 1.08, lid: [0.12, 0.4], gaze: [0, 0.3], brow: [0.25, 0.13, 0] },
  cry: { lid: [0.3, 0.5], cheek: 0.3, gaze: [0, 0.1], brow: [0.27, 0.11, 0] },
  bored: { lid: [0.52, 0.56], gaze: [0.1, 0.42], brow: [0.13, 0.13, 0] },
  judge: { lid: [0.5, 0.44], cheek: 0.14, gaze: [0.75, 0.05], brow: [0.08, 0.16, 0.02] },
  angry: { lid: [0.5, 0.08], cheek: 0.1, gaze: [0, 0.1], brow: [0.03, 0.2, 0] },
  guilty: { tall: 1.1, lid: [0.06, 0.14], gaze: [0.8, 0.1], brow: [0.25, 0.15, 0] },
  confused: { lid: [0.2, 0.2], gaze: [0.3, -0.4], brow: [0.11, 0.17, 0.02] },
  wink: { tall: 0.9, lid: [0.16, 0.16], cheek: 0.3, gaze: [0.1, 0], brow: [0.2, 0.2, 0.06] },
  asleep: { lid: [1, 1], gaze: [0, 0], brow: [0.16, 0.13, 0.02] },
  no: { lid: [0.5, 0.4], cheek: 0.16, gaze: [-0.6, 0.2], brow: [0.07, 0.17, 0] },
  yes: { tall: 0.92, lid: [0.2, 0.2], cheek: 0.28, gaze: [0.45, 0], brow: [0.2, 0.2, 0.06] },
};

/** One brow up: smugness, judgement, bewilderment. */
const ARCHED = new Set<Mood>(['smug', 'judge', 'confused', 'yes']);
const INK = '#16121a';
const WHITE = '#fffdf6';
const TEAR = '#7fc4e8';
const MIDDLE: Point = [0.155, -0.05];

/** Eyes that are most of the joke: lids, a gaze, and brows as thick as they are rude. */
export function drawJokeEyes(face: Face): void {
  const { mood } = face;
  for (const side of [-1, 1] as const) {
    if (mood === 'asleep') drawShutEye(face, side);
    else if (mood === 'wink' && side > 0) drawShutEye(face, 1);
    else drawEye(face, side);
    drawBrow(face, side);
  }
  if (mood === 'cry' || mood === 'sad') drawTears(face);
  if (mood === 'confused') drawQuestion(face);
  if (mood === 'guilty' || mood === 'shock') drawSweat(face);
}

function drawEye({ press, person, mood, at, size }: Face, side: 1 | -1): void {
  const { tall = 1, lid, cheek = 0, gaze } = LOOKS[mood];
  const wide = person.isChild ? 1.16 : 1;
  const [rx, ry] = [0.105 * wide, 0.118 * tall * wide];
  const [cx, cy] = [side * MIDDLE[0], MIDDLE[1]];
  const ball = ellipse(at(cx, cy), size * rx, size * ry);
  press.fill(ball, WHITE);
  press.clipped(ball, () => {
    const iris = at(cx + gaze[0] * rx * 0.42, cy + gaze[1] * ry * 0.42);
    const isWide = mood === 'shock';
    press.detail(
      circle(iris, size * (isWide ? 0.042 : 0.058) * wide),
      IRIS[person.hair] ?? '#5b3a22',
    );
    press.detail(circle(iris, size * (isWide ? 0.02 : 0.034) * wide), INK);
    press.detail(
      circle([iris[0] + size * 0.018, iris[1] - size * 0.022], size * 0.014 * wide),
      '#ffffff',
    );
    const skin = darken(person.skin, 0.1);
    const top = cy - ry;
    const on = (u: number, share: number): Point => at(cx + side * u * rx, top + share * ry * 2);
    press.detail(
      polygon([
        on(-1.3, -0.4),
        on(1.3, -0.4),
        on(1.2, lid[1]),
        on(0, lerp(lid[0], lid[1], 0.5) - 0.06),
        on(-1.2, lid[0]),
      ]),
      skin,
    );
    if (cheek > 0)
      press.detail(
        polygon([
          on(-1.3, 1.4),
          on(1.3, 1.4),
          on(1.2, 1 - cheek * 0.6),
          on(0, 1 - cheek),
          on(-1.2, 1 - cheek * 0.6),
        ]),
        person.skin,
      );
  });
  drawLid({ press, person, mood, at, size }, { side, rx, ry, cx, cy, lid });
}

/** Those with dark hair have brown eyes, the fair ones blue or green. */
const IRIS: Readonly<Record<string, string>> = {
  '#141019': '#4a2c1a',
  '#2a1712': '#5b3a22',
  '#5a3a22': '#4f6b3a',
  '#8a5a2e': '#3d6a8a',
  '#c9a24e': '#3f86b5',
  '#8a3a1e': '#4f7a4a',
};

interface Lid {
  side: 1 | -1;
  rx: number;
  ry: number;
  cx: number;
  cy: number;
  lid: readonly [number, number];
}

/** A firm upper edge, and lashes where there are any. */
function drawLid({ press, person, at, size }: Face, { side, rx, ry, cx, cy, lid }: Lid): void {
  const y = (share: number) => cy - ry + share * ry * 2;
  // A lid that is up follows the eye; one that is down cuts across it.
  const across = (share: number, u: number): Point => {
    const round = cy - ry * Math.sqrt(Math.max(0, 1 - u * u));
    return at(cx + side * u * rx, Math.max(round, y(share)));
  };
  const line = [
    across(lid[0], -0.94),
    across(lerp(lid[0], lid[1], 0.3), -0.5),
    across(lerp(lid[0], lid[1], 0.5), 0),
    across(lerp(lid[0], lid[1], 0.7), 0.5),
    across(lid[1], 0.94),
  ];
  press.stroke(smooth(line, false, 0.5), INK, size * 0.026);
  if (!person.isWoman) return;
  for (const [u, out] of [
    [0.62, 0.05],
    [0.94, 0.075],
  ] as const) {
    const root = across(lid[1], u);
    press.stroke(
      polygon([root, [root[0] + side * size * out, root[1] - size * 0.045]], false),
      INK,
      size * 0.018,
    );
  }
}

function drawBrow({ press, person, mood, at }: Face, side: 1 | -1): void {
  const [inner, outer, arch] = LOOKS[mood].brow;
  const isUp = ARCHED.has(mood) && side > 0;
  const lift = isUp ? 0.09 : 0;
  const bow = arch + (isUp ? 0.04 : 0);
  const y = MIDDLE[1];
  const thick = person.isWoman || person.isChild ? 0.032 : 0.052;
  const brow = smooth(
    [
      at(side * 0.045, y - inner - lift + thick * 0.5),
      at(side * 0.15, y - (inner + outer) / 2 - lift - bow),
      at(side * 0.275, y - outer - lift + 0.02),
      at(side * 0.15, y - (inner + outer) / 2 - lift - bow + thick),
      at(side * 0.05, y - inner - lift + thick * 1.5),
    ],
    true,
    0.3,
  );
  press.detail(brow, person.hairCut === 'bald' ? '#2a1712' : darken(person.hair, 0.25));
}

/** A lid drawn down over a smile, with its lashes. */
function drawShutEye({ press, at: told, size }: Face, side: 1 | -1): void {
  const [x, y] = MIDDLE;
  const at = (u: number, v: number): Point => told(side * u, v);
  press.stroke(
    smooth([at(x - 0.1, y - 0.005), at(x, y + 0.045), at(x + 0.11, y - 0.02)], false),
    INK,
    size * 0.03,
  );
  for (const [u, v] of [
    [0.03, 0.085],
    [0.08, 0.065],
    [0.13, 0.02],
  ] as const)
    press.stroke(
      polygon([at(x + u - 0.015, y + v - 0.045), at(x + u, y + v)], false),
      INK,
      size * 0.015,
    );
}

/** Streams where somebody cries, one drop where somebody only would. */
function drawTears({ press, mood, at, size }: Face): void {
  for (const side of [-1, 1]) {
    const x = side * MIDDLE[0];
    if (mood === 'sad') {
      if (side > 0)
        press.detail(
          smooth(
            [at(x + 0.03, 0.08), at(x + 0.065, 0.17), at(x + 0.03, 0.2), at(x - 0.005, 0.17)],
            true,
            0.4,
          ),
          TEAR,
        );
      continue;
    }
    press.detail(
      smooth(
        [
          at(x - 0.05, 0.02),
          at(x + 0.05, 0.02),
          at(x + side * 0.04 + 0.045, 0.2),
          at(x + side * 0.05, 0.36),
          at(x + side * 0.04 - 0.045, 0.2),
        ],
        true,
        0.35,
      ),
      TEAR,
    );
    press.detail(ellipse(at(x * 1.5, 0.44), size * 0.024, size * 0.04), TEAR);
  }
}

function drawSweat({ press, at }: Face): void {
  press.detail(
    smooth([at(0.3, -0.32), at(0.345, -0.2), at(0.3, -0.16), at(0.255, -0.2)], true, 0.4),
    TEAR,
  );
}

/** The mark that comics set beside a puzzled head. */
function drawQuestion({ press, at, size }: Face): void {
  for (const [x, y, tall] of [
    [0.62, -0.3, 0.26],
    [-0.64, -0.3, 0.18],
  ] as const) {
    const hook = smooth(
      [
        at(x - tall * 0.3, y - tall * 0.6),
        at(x, y - tall),
        at(x + tall * 0.32, y - tall * 0.62),
        at(x + tall * 0.04, y - tall * 0.22),
        at(x, y),
      ],
      false,
      0.5,
    );
    press.stroke(hook, INK, size * tall * 0.2);
    press.fill(circle(at(x, y + tall * 0.28), size * tall * 0.13), INK);
  }
}

export function drawWrinkles({ press, person, at, size }: Face): void {
  const ink = darken(person.skin, 0.25);
  for (const side of [-1, 1]) {
    press.stroke(
      smooth([at(side * 0.1, 0.14), at(side * 0.18, 0.2), at(side * 0.19, 0.27)], false),
      ink,
      size * 0.012,
    );
    press.stroke(
      smooth([at(side * 0.09, 0.09), at(side * 0.15, 0.105), at(side * 0.21, 0.085)], false),
      ink,
      size * 0.01,
    );
  }
}
