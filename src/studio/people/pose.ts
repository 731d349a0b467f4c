import type { Vec3 } from '#studio/scene-graph.ts';
import type { HeldId } from './held/hold.ts';
import type { PersonShape } from './person.ts';

export const POSES = [
  'standing',
  'holding',
  'toasting',
  'tasting',
  'pouring',
  'serving',
  'picking',
  'pruning',
  'sampling',
  'stomping',
  'carrying',
  'shouldering',
  'opening',
  'cooking',
  'sitting',
  'walking',
  'hand_in_hand',
] as const;
export type Pose = (typeof POSES)[number];

export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  hand: Vec3;
  side: number;
  holds: HeldId | null;
}

/** How somebody stands: bent forward in radians, lowered onto a seat in metres, legs. */
export interface Stance {
  lean: number;
  sunk: number;
  legs: 'straight' | 'stride' | 'seated' | 'tread';
  nod: number;
}

const BONE = 0.285;
const HIP = 0.95;

const STANCES: Partial<Record<Pose, Partial<Stance>>> = {
  standing: { nod: 0 },
  toasting: { nod: 0 },
  walking: { legs: 'stride', nod: 0 },
  hand_in_hand: { legs: 'stride', nod: 0 },
  shouldering: { legs: 'stride', lean: 0.16, nod: 0.1 },
  carrying: { legs: 'stride', nod: 0.12, lean: -0.05 },
  serving: { nod: 0 },
  pruning: { lean: 0.42, nod: 0.3 },
  picking: { lean: 0.3, nod: 0.3 },
  sampling: { lean: 0.12, nod: 0.35 },
  stomping: { legs: 'tread', nod: 0.3, lean: 0.06 },
  sitting: { legs: 'seated', sunk: 0.42, nod: 0.08 },
  cooking: { lean: 0.1, nod: 0.4 },
};

export const stanceOf = (pose: Pose): Stance => ({
  lean: 0,
  sunk: 0,
  legs: 'straight',
  nod: 0.32,
  ...STANCES[pose],
});

/** From the room to the upright body of somebody who leans or sits. */
export function upright(p: Vec3, { lean, sunk }: Stance): Vec3 {
  const y = p[1] + sunk;
  if (lean === 0 || y < HIP) return [p[0], y, p[2]];
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const up = y - HIP;
  return [p[0], HIP + up * c + p[2] * s, p[2] * c - up * s];
}

/** The way back, for shoulders. */
function leant(p: Vec3, { lean, sunk }: Stance): Vec3 {
  const [c, s] = [Math.cos(lean), Math.sin(lean)];
  const up = p[1] - HIP;
  return [p[0], HIP + up * c - p[2] * s - sunk, p[2] * c + up * s];
}

/** Both arms of a pose; the serving one first. */
export function posed(shape: PersonShape): Arm[] {
  const s = shape.serving;
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const stance = stanceOf(shape.pose);
  const [first, second] = shape.holds;
  const arm = (side: number, hand: Vec3, holds: HeldId | null | undefined = null): Arm => {
    const shoulder = leant([side * 0.185 * w, 1.385, -0.01], stance);
    return { ...jointOf(shoulder, hand, side), side, holds: holds ?? null };
  };
  const rest: Vec3 = [-s * 0.24, 0.86, 0.06];
  const hip: Vec3 = [-s * 0.17, 1.02, 0.08];
  // A second thing wants a hand before the body.
  const other = second ? ([-s * 0.2, 1.1, 0.26] as Vec3) : hip;
  switch (shape.pose) {
    case 'toasting':
      return [arm(s, [s * 0.3, 1.5, 0.3], first), arm(-s, second ? other : rest, second)];
    case 'holding':
      return [arm(s, [s * 0.17, heldAt(first), 0.3], first), arm(-s, other, second)];
    case 'tasting':
      return [arm(s, [s * 0.06, 1.45, 0.22], first), arm(-s, other, second)];
    case 'pouring':
      return [
        arm(s, shape.reach ?? [s * 0.2, 1.4, 0.3], shape.reach ? null : first),
        arm(
          -s,
          shape.reach ? [-s * 0.05, 1.06, 0.2] : [-s * 0.07, 1.02, 0.36],
          shape.reach ? null : second,
        ),
      ];
    case 'serving':
      return [arm(s, [s * 0.3, 1.3, 0.2], first), arm(-s, other, second)];
    case 'picking':
      return [
        arm(s, [s * 0.1, 1.02, 0.44], first ?? 'grapes'),
        arm(-s, [-s * 0.1, 0.94, 0.42], second),
      ];
    case 'pruning':
      return [
        arm(s, [s * 0.08, 1.0, 0.5], first ?? 'secateurs'),
        arm(-s, [-s * 0.1, 1.16, 0.56], second),
      ];
    case 'sampling':
      return [arm(s, [s * 0.04, 1.36, 0.46], 'pipette'), arm(-s, [-s * 0.16, 1.16, 0.34], 'glass')];
    case 'stomping':
      return [arm(s, [s * 0.44, 1.18, 0.14], first), arm(-s, [-s * 0.42, 1.12, 0.06], second)];
    case 'carrying':
      return [arm(s, [s * 0.25, 0.92, 0.33]), arm(-s, [-s * 0.25, 0.92, 0.33])];
    case 'shouldering':
      return [arm(s, [s * 0.12, 1.2, 0.15]), arm(-s, [-s * 0.12, 1.2, 0.15])];
    case 'opening':
      return [
        arm(s, [s * 0.03, 1.3, 0.3], 'corkscrew'),
        arm(-s, [-s * 0.01, 1.08, 0.29], 'bottle'),
      ];
    case 'cooking':
      return [arm(s, [s * 0.16, 0.98, 0.38], 'pan'), arm(-s, [-s * 0.2, 1.0, 0.36])];
    case 'sitting':
      return [arm(s, [s * 0.12, 0.98, 0.34], first), arm(-s, [-s * 0.2, 0.78, 0.36], second)];
    case 'walking':
      return [
        arm(s, first ? [s * 0.2, heldAt(first), 0.26] : [s * 0.22, 0.9, 0.2], first),
        arm(-s, second ? other : [-s * 0.24, 0.88, -0.14], second),
      ];
    // Seen from behind, the serving hand is the one towards the other.
    case 'hand_in_hand':
      return [arm(s, [s * 0.26, 0.86, 0.02]), arm(-s, [-s * 0.24, 0.87, 0.12])];
    case 'standing':
      return [arm(s, [s * 0.24, 0.86, 0.05]), arm(-s, rest)];
  }
}

/** Baskets and lanterns hang from a lowered hand, glasses are lifted. */
const heldAt = (held: HeldId | undefined): number =>
  held === 'basket'
    ? 1.02
    : held === 'lantern' || held === 'decanter'
      ? 1.28
      : held === 'grapes'
        ? 1.34
        : 1.22;

/** Two bones from the shoulder to the hand, the elbow hanging out and down. */
function jointOf(
  shoulder: Vec3,
  hand: Vec3,
  side: number,
): Pick<Arm, 'shoulder' | 'elbow' | 'wrist' | 'hand'> {
  const reach = Math.hypot(hand[0] - shoulder[0], hand[1] - shoulder[1], hand[2] - shoulder[2]);
  const k = Math.min(1, (BONE * 1.99) / reach);
  const end = mix(shoulder, hand, k);
  const middle = mix(shoulder, end, 0.5);
  const half = (reach * k) / 2;
  const drop = Math.sqrt(Math.max(0.0025, BONE * BONE - half * half));
  const elbow: Vec3 = [
    middle[0] + side * drop * 0.5,
    middle[1] - drop * 0.82,
    middle[2] - drop * 0.25,
  ];
  return { shoulder, elbow, wrist: mix(elbow, end, 0.8), hand: end };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
