import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, limb } from './distance.ts';

export interface BodySpec {
  /** Side of the serving arm: 1 is the viewer's right. */
  serving: 1 | -1;
  /** Where the serving hand holds the bottle. */
  hand: Vec3;
  build: number;
  hasNapkin: boolean;
}

export type Part = 'linen' | 'skin' | 'torso' | 'sleeve' | 'tie' | 'pin';

export interface Sample {
  distance: number;
  part: Part;
}

/** Distance to the nearest part of a person from the waist to the collar; face and hands stay out of the picture. */
export function createBody(spec: BodySpec): (p: Vec3) => Sample {
  const { serving: s, build: w } = spec;
  const arm = reachFor(spec);
  return (p) => {
    let distance = torso(p, w);
    let part: Part = 'torso';
    const take = (d: number, next: Part): void => {
      if (d >= distance) return;
      distance = d;
      part = next;
    };
    take(Math.min(sleeve(p, arm), restingArm(p, s, w)), 'sleeve');
    take(limb(p, arm.wrist, arm.hand, 0.038, 0.034), 'linen');
    if (spec.hasNapkin) take(napkin(p, s), 'linen');
    if (p[1] > 1.25) {
      take(limb(p, [0, 1.62, -0.015], [0, 1.43, -0.02], 0.054, 0.062), 'skin');
      take(collar(p), 'linen');
      take(bowTie(p), 'tie');
      take(ellipsoid(p, [-s * 0.105, 1.345, 0.1], [0.011, 0.014, 0.008]), 'pin');
    }
    return { distance, part };
  };
}

function torso(p: Vec3, w: number): number {
  const chest = ellipsoid(p, [0, 1.24, 0], [0.185 * w, 0.24, 0.125]);
  const waist = ellipsoid(p, [0, 0.98, 0.01], [0.155 * w, 0.26, 0.12]);
  const yoke = limb(p, [-0.165 * w, 1.395, -0.015], [0.165 * w, 1.395, -0.015], 0.06, 0.06);
  const slope = limb(p, [0, 1.45, -0.02], [0, 1.36, -0.01], 0.07, 0.11);
  return blend(blend(blend(chest, waist, 0.12), yoke, 0.1), slope, 0.09);
}

/** Wings of a shirt collar, open at the throat. */
function collar(p: Vec3): number {
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  return blend(
    limb(q, [0.07, 1.5, -0.03], [0.052, 1.478, 0.045], 0.017, 0.02),
    limb(q, [0.052, 1.478, 0.045], [0.03, 1.425, 0.1], 0.02, 0.012),
    0.02,
  );
}

function bowTie(p: Vec3): number {
  const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const wing = limb(q, [0.012, 1.437, 0.108], [0.046, 1.437, 0.1], 0.01, 0.024);
  return blend(wing, ellipsoid(q, [0, 1.437, 0.112], [0.013, 0.014, 0.012]), 0.008);
}

/** The other forearm lies across the waist, as good service has it. */
function restingArm(p: Vec3, s: number, w: number): number {
  const shoulder: Vec3 = [-s * 0.205 * w, 1.385, -0.01];
  const elbow: Vec3 = [-s * 0.275 * w, 1.1, 0.02];
  const upper = limb(p, shoulder, elbow, 0.064, 0.05);
  return creased(p, blend(upper, limb(p, elbow, [-s * 0.06, 1.06, 0.16], 0.05, 0.04), 0.04));
}

/** A folded cloth over the resting forearm. */
function napkin(p: Vec3, s: number): number {
  const fold = 0.006 * Math.sin(p[0] * 130);
  const drop = ellipsoid(p, [-s * 0.15, 1.0, 0.165], [0.062, 0.12, 0.03]);
  return drop + fold;
}

/** Cloth gathers in the bend of an arm. */
function creased(p: Vec3, distance: number): number {
  if (distance > 0.02) return distance - 0.004;
  const wave = Math.sin(p[1] * 74 + Math.sin(p[0] * 31) * 1.7 + p[2] * 40);
  return distance + 0.002 * wave * Math.abs(wave);
}

const BONE = 0.29;

interface ServingArm {
  shoulder: Vec3;
  elbow: Vec3;
  wrist: Vec3;
  hand: Vec3;
}

/** Two bones from the shoulder to the bottle, the elbow hanging below the line between them. */
function reachFor({ serving: s, build: w, hand }: BodySpec): ServingArm {
  const shoulder: Vec3 = [s * 0.2 * w, 1.385, -0.01];
  const middle: Vec3 = [
    (shoulder[0] + hand[0]) / 2,
    (shoulder[1] + hand[1]) / 2,
    (shoulder[2] + hand[2]) / 2,
  ];
  const half = Math.hypot(hand[0] - middle[0], hand[1] - middle[1], hand[2] - middle[2]);
  const drop = Math.max(0.05, Math.sqrt(Math.max(0, BONE * BONE - half * half)));
  const elbow: Vec3 = [middle[0] + s * drop * 0.35, middle[1] - drop * 0.9, middle[2] + 0.03];
  const t = 0.82;
  const wrist: Vec3 = [
    elbow[0] + (hand[0] - elbow[0]) * t,
    elbow[1] + (hand[1] - elbow[1]) * t,
    elbow[2] + (hand[2] - elbow[2]) * t,
  ];
  return { shoulder, elbow, wrist, hand };
}

function sleeve(p: Vec3, { shoulder, elbow, wrist }: ServingArm): number {
  const arm = blend(
    limb(p, shoulder, elbow, 0.064, 0.05),
    limb(p, elbow, wrist, 0.05, 0.042),
    0.035,
  );
  return creased(p, arm);
}
