import type { Vec3 } from '#studio/scene-graph.ts';
import { leant } from './leaning.ts';
import type { Arm, Stance } from './stance.ts';

const BONE = 0.285;

/** Round whoever stands before them, the hand on that one's back. */
export function embracing(side: number, stance: Stance): Arm {
  const shoulder = leant([side * 0.185, 1.398, -0.01], stance);
  const elbow: Vec3 = [side * 0.26, 1.26 - stance.sunk, 0.2];
  const hand: Vec3 = [side * 0.02, 1.24 - stance.sunk, 0.32];
  return { shoulder, elbow, wrist: mix(elbow, hand, 0.8), hand, side, holds: null };
}

/** Over the back of whoever stands next, the hand on the far shoulder. */
export function laidRound(side: number, stance: Stance): Arm {
  const shoulder = leant([side * 0.185, 1.398, -0.01], stance);
  const elbow: Vec3 = [side * 0.35, 1.31, -0.13];
  const hand: Vec3 = [side * 0.5, 1.39, -0.12];
  return { shoulder, elbow, wrist: mix(elbow, hand, 0.8), hand, side, holds: null };
}

/** Across the breast, the hand on the other arm. */
export function folded(side: number, rise: number, stance: Stance): Arm {
  const shoulder = leant([side * 0.185, 1.398, -0.01], stance);
  const elbow: Vec3 = [side * 0.235, 1.12, 0.1];
  const hand: Vec3 = [-side * 0.15, 1.19 + rise, 0.2];
  return { shoulder, elbow, wrist: mix(elbow, hand, 0.8), hand, side, holds: null };
}

/** Two bones from the shoulder to the hand, the elbow hanging out and down. */
export function jointOf(
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
    middle[0] + side * drop * 0.27,
    middle[1] - drop * 0.91,
    middle[2] - drop * 0.32,
  ];
  return { shoulder, elbow, wrist: mix(elbow, end, 0.8), hand: end };
}

const mix = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
