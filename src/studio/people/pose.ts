import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonShape } from './person.ts';

export type Pose =
  | 'standing'
  | 'holding'
  | 'toasting'
  | 'tasting'
  | 'pouring'
  | 'picking'
  | 'walking'
  | 'hand_in_hand';

export interface Arm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  hand: Vec3;
  holds: 'nothing' | 'glass' | 'grapes';
}

const BONE = 0.285;

/** Both arms of a pose; the serving one first. */
export function posed(shape: PersonShape): Arm[] {
  const s = shape.serving;
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const arm = (side: number, hand: Vec3, holds: Arm['holds'] = 'nothing'): Arm => {
    const shoulder: Vec3 = [side * 0.185 * w, 1.385, -0.01];
    return { ...jointOf(shoulder, hand, side), holds };
  };
  const rest: Vec3 = [-s * 0.24, 0.86, 0.06];
  const hip: Vec3 = [-s * 0.17, 1.02, 0.08];
  switch (shape.pose) {
    case 'toasting':
      return [arm(s, [s * 0.3, 1.5, 0.3], 'glass'), arm(-s, rest)];
    case 'holding':
      return [arm(s, [s * 0.17, 1.22, 0.28], 'glass'), arm(-s, hip)];
    case 'tasting':
      return [arm(s, [s * 0.06, 1.45, 0.22], 'glass'), arm(-s, hip)];
    case 'pouring':
      return [arm(s, shape.reach ?? [s * 0.32, 1.3, 0.3]), arm(-s, [-s * 0.05, 1.06, 0.2])];
    case 'picking':
      return [arm(s, [s * 0.16, 1.2, 0.34], 'grapes'), arm(-s, [-s * 0.1, 1.12, 0.36])];
    case 'walking':
      return [arm(s, [s * 0.22, 0.9, 0.2]), arm(-s, [-s * 0.24, 0.88, -0.14])];
    // Seen from behind, the serving hand is the one towards the other.
    case 'hand_in_hand':
      return [arm(s, [s * 0.26, 0.86, 0.02]), arm(-s, [-s * 0.24, 0.87, 0.12])];
    case 'standing':
      return [arm(s, [s * 0.24, 0.86, 0.05]), arm(-s, rest)];
  }
}

/** Two bones from the shoulder to the hand, the elbow hanging out and down. */
function jointOf(shoulder: Vec3, hand: Vec3, side: number): Omit<Arm, 'holds'> {
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
  return { shoulder, elbow, wrist: mix(elbow, end, 0.84), hand: end };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
