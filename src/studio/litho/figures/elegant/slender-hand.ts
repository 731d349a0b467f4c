import { Path2D } from '@napi-rs/canvas';
import { ellipse, polygon, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { darken } from '#studio/litho/mix-colours.ts';
import type { Turned } from './turned.ts';

/** Whose hand it is. */
export interface Fleshed extends Pick<Turned, 'press' | 'size' | 'at'> {
  person: Pick<Turned['person'], 'skin' | 'isWoman'>;
}

/** How an arm brings the hand to what it holds. */
export interface Reach {
  /** The stem between thumb and fingers. */
  grip: Point;
  sleeve: string | null;
  cuff: string | null;
}

/** An elbow at the side, a slim forearm, and the stem between the fingertips. */
export function drawSlenderArm(body: Turned, reach: Reach): void {
  const { press, person, at, size } = body;
  const { grip, sleeve, cuff } = reach;
  const wide = person.isWoman ? 1 : 1.3;
  const wrist: Point = [grip[0] + 0.13, grip[1] + 0.3];
  drawUpperArm(body, reach);
  drawForearm(body, reach, wrist);
  drawHand(body, grip);
  if (cuff)
    press.fill(
      limb(body, [
        [wrist[0] - 0.085 * wide, wrist[1] + 0.02],
        [wrist[0] + 0.08 * wide, wrist[1] - 0.01],
        [wrist[0] + 0.1 * wide, wrist[1] + 0.09],
        [wrist[0] - 0.07 * wide, wrist[1] + 0.12],
      ]),
      cuff,
    );
  else if (person.isWoman && !sleeve)
    press.stroke(
      smooth(
        [
          at(wrist[0] - 0.06, wrist[1] + 0.07),
          at(wrist[0], wrist[1] + 0.09),
          at(wrist[0] + 0.07, wrist[1] + 0.06),
        ],
        false,
      ),
      '#e2b65a',
      size * 0.022,
    );
}

/** From the elbow up to the wrist. */
export function drawForearm(body: Turned, reach: Reach, wrist: Point): void {
  const { press, person, at } = body;
  const elbow = elbowOf(reach);
  const wide = person.isWoman ? 1 : 1.3;
  press.fill(
    limb(body, [
      [elbow[0] - 0.13 * wide, elbow[1] + 0.06],
      [elbow[0] - 0.14 * wide, elbow[1] - 0.3],
      [wrist[0] - 0.062 * wide, wrist[1] + 0.08],
      [wrist[0] - 0.055 * wide, wrist[1]],
      [wrist[0] + 0.06 * wide, wrist[1] - 0.01],
      [wrist[0] + 0.075 * wide, wrist[1] + 0.1],
      [elbow[0] + 0.11 * wide, elbow[1] - 0.24],
      [elbow[0] + 0.1 * wide, elbow[1] + 0.1],
    ]),
    reach.sleeve ?? person.skin,
    {
      from: at(wrist[0] - 0.1, wrist[1]),
      to: at(wrist[0] + 0.16, wrist[1] + 0.3),
      start: 0.4,
      end: -0.4,
    },
  );
}

const elbowOf = ({ grip: [x, y] }: Pick<Reach, 'grip'>): Point => [
  Math.max(0.84, x + 0.26),
  Math.max(1.66, y + 0.98),
];

const limb = ({ at }: Fleshed, told: readonly Point[]): Path2D =>
  smooth(
    told.map(([u, v]) => at(u, v)),
    true,
    0.4,
  );

/** From the shoulder down to the elbow, in the shade of the forearm that comes up again. */
export function drawUpperArm(body: Turned, { grip, sleeve }: Pick<Reach, 'grip' | 'sleeve'>): void {
  const { press, person, at } = body;
  const elbow = elbowOf({ grip });
  const wide = person.isWoman ? 1 : 1.3;
  const shoulder = person.isWoman ? 0.5 : 0.72;
  press.fill(
    limb(body, [
      [shoulder - 0.14, 0.9],
      [shoulder + 0.04, 0.86],
      [shoulder + 0.14, 1.02],
      [elbow[0] + 0.12 * wide, elbow[1] - 0.14],
      [elbow[0] + 0.1, elbow[1] + 0.16],
      [elbow[0] - 0.16 * wide, elbow[1] + 0.1],
      [shoulder - 0.12, 1.3],
    ]),
    darken(sleeve ?? person.skin, sleeve ? 0.16 : 0.05),
    { from: at(shoulder, 1), to: at(elbow[0] + 0.1, elbow[1]), start: 0.25, end: -0.3 },
  );
}

/** A hand and a forearm that comes up from the edge below, with a sleeve. */
export function drawLoneHand(arm: Fleshed, sleeve: string): void {
  const { press, person, at } = arm;
  const edge = (told: readonly Point[]) => limb(arm, told);
  const light = { from: at(0.1, 0.4), to: at(0.5, 0.9), start: 0.4, end: -0.45 } as const;
  press.fill(
    edge([
      [0.075, 0.29],
      [0.19, 0.28],
      [0.36, 0.62],
      [0.9, 1.7],
      [0.4, 1.9],
      [0.16, 0.8],
    ]),
    person.skin,
    light,
  );
  drawHand(arm, [0, 0]);
  press.fill(
    edge([
      [0.07, 0.52],
      [0.27, 0.42],
      [0.56, 0.86],
      [1.5, 2.4],
      [0.5, 2.6],
      [0.2, 1],
    ]),
    sleeve,
    { from: at(0.1, 0.7), to: at(0.6, 1), start: 0.3, end: -0.5 },
  );
  press.fill(
    polygon([at(0.05, 0.5), at(0.275, 0.385), at(0.32, 0.46), at(0.085, 0.59)]),
    '#fbf6ea',
  );
}

/** Thumb before the stem, two fingers about it, two free below. */
function drawHand(body: Fleshed, [x, y]: Point): void {
  const { press, person, at, size } = body;
  const { skin } = person;
  const thick = person.isWoman ? 1 : 1.22;
  const on = (u: number, v: number): Point => at(x + u, y + v);
  const light = { from: on(-0.06, -0.05), to: on(0.2, 0.26), start: 0.35, end: -0.4 } as const;
  const finger = (line: readonly Point[], width: number) => {
    const path = taper(
      line.map(([u, v]) => on(u, v)),
      size * width * thick,
    );
    press.detail(path, skin, light);
  };
  // Behind the others: the little finger stands off.
  finger(
    [
      [0.13, 0.15],
      [0.06, 0.2],
      [-0.03, 0.195],
    ],
    0.031,
  );
  finger(
    [
      [0.15, 0.1],
      [0.07, 0.13],
      [-0.03, 0.12],
    ],
    0.036,
  );
  press.fill(
    smooth(
      [
        on(0.075, 0.31),
        on(0.055, 0.2),
        on(0.06, 0.09),
        on(0.1, -0.01),
        on(0.17, -0.03),
        on(0.2, 0.06),
        on(0.205, 0.18),
        on(0.19, 0.3),
      ],
      true,
      0.45,
    ),
    skin,
    light,
  );
  finger(
    [
      [0.16, 0.04],
      [0.08, 0.06],
      [-0.035, 0.045],
    ],
    0.038,
  );
  finger(
    [
      [0.15, -0.015],
      [0.07, -0.035],
      [-0.03, -0.03],
    ],
    0.037,
  );
  finger(
    [
      [0.09, 0.2],
      [0.05, 0.09],
      [0.012, 0.0],
    ],
    0.034,
  );
  if (person.isWoman) {
    for (const [u, v, turn] of [
      [-0.034, -0.03, 0.1],
      [-0.038, 0.045, -0.1],
      [-0.034, 0.12, -0.1],
      [-0.034, 0.196, 0],
    ] as const)
      press.detail(ellipse(on(u, v), size * 0.024, size * 0.014, turn), '#c01f38');
    press.detail(ellipse(on(0.008, -0.006), size * 0.014, size * 0.024, 0.2), '#c01f38');
  } else
    press.stroke(
      smooth([on(0.12, 0.02), on(0.14, 0.08), on(0.13, 0.14)], false),
      darken(skin, 0.25),
      size * 0.01,
    );
}

/** A finger along its line, slimmer towards the tip. */
function taper(line: readonly Point[], radius: number): Path2D {
  const steps = 14;
  const along = (t: number): Point => {
    const [a, b, c] = line as [Point, Point, Point];
    const s = 1 - t;
    return [
      s * s * a[0] + 2 * s * t * b[0] + t * t * c[0],
      s * s * a[1] + 2 * s * t * b[1] + t * t * c[1],
    ];
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [p, q] = [along(Math.max(0, t - 0.02)), along(Math.min(1, t + 0.02))];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const normal: Point = [-(q[1] - p[1]) / length, (q[0] - p[0]) / length];
    const end = Math.max((t - 0.86) / 0.14, (0.12 - t) / 0.12, 0);
    const round = Math.sqrt(Math.max(0, 1 - end ** 2));
    const r = radius * (1.08 - 0.3 * t) * round;
    const [x, y] = along(t);
    left.push([x + normal[0] * r, y + normal[1] * r]);
    right.push([x - normal[0] * r, y - normal[1] * r]);
  }
  const path = new Path2D();
  [...left, ...right.toReversed()].forEach(([x, y], i) =>
    i === 0 ? path.moveTo(x, y) : path.lineTo(x, y),
  );
  path.closePath();
  return path;
}
