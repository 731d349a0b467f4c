import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, limb, turnX, turnY, turnZ } from './distance.ts';

export interface BodySpec {
  /** Side of the serving arm: 1 is the viewer's right. */
  serving: 1 | -1;
  /** Where the serving hand holds the bottle. */
  hand: Vec3;
  /** Bow of the head towards the glass, and its turn, in radians. */
  bow: number;
  turn: number;
  build: number;
  hair: 'short' | 'bun' | 'swept';
  hasBeard: boolean;
}

export type Part = 'cuff' | 'skin' | 'hair' | 'torso' | 'sleeve' | 'lips' | 'eye';

export interface Sample {
  distance: number;
  part: Part;
}

const NECK: Vec3 = [0, 1.5, -0.01];

/** Distance to the nearest part of a person from the waist up; hands stay out of the picture. */
export function createBody(spec: BodySpec): (p: Vec3) => Sample {
  const s = spec.serving;
  const w = spec.build;
  const arm = reachFor(spec);
  return (p) => {
    let distance = torso(p, w);
    let part: Part = 'torso';
    const take = (d: number, next: Part): void => {
      if (d < distance) {
        distance = d;
        part = next;
      }
    };
    take(Math.min(sleeve(p, arm), restingArm(p, s, w)), 'sleeve');
    take(limb(p, arm.wrist, arm.hand, 0.04, 0.034), 'cuff');
    take(ellipsoid(p, arm.hand, [0.05, 0.05, 0.045]), 'skin');
    // Far from the head its many features need not be measured.
    if (p[1] > 1.3) {
      const q = turnZ(turnY(turnX(p, NECK, -spec.bow), NECK, spec.turn), NECK, s * 0.06);
      const head = face(q);
      take(head, 'skin');
      if (head < 0.2) {
        take(hair(q, spec.hair), 'hair');
        if (spec.hasBeard) take(beard(q), 'hair');
        take(
          Math.min(
            ellipsoid(q, [-0.031, 1.642, 0.083], [0.014, 0.008, 0.012]),
            ellipsoid(q, [0.031, 1.642, 0.083], [0.014, 0.008, 0.012]),
          ),
          'eye',
        );
        take(ellipsoid(q, [0, 1.566, 0.094], [0.026, 0.008, 0.012]), 'lips');
      }
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

/** The other arm rests behind the back, as good service has it. */
function restingArm(p: Vec3, s: number, w: number): number {
  const shoulder: Vec3 = [-s * 0.205 * w, 1.385, -0.01];
  const elbow: Vec3 = [-s * 0.3 * w, 1.1, -0.06];
  return blend(
    limb(p, shoulder, elbow, 0.066, 0.055),
    limb(p, elbow, [-s * 0.1, 1.0, -0.15], 0.055, 0.045),
    0.04,
  );
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
  return blend(limb(p, shoulder, elbow, 0.066, 0.054), limb(p, elbow, wrist, 0.054, 0.044), 0.04);
}

function face(q: Vec3): number {
  const skull = ellipsoid(q, [0, 1.66, 0.0], [0.077, 0.098, 0.096]);
  const jaw = ellipsoid(q, [0, 1.585, 0.03], [0.058, 0.068, 0.066]);
  const chin = ellipsoid(q, [0, 1.54, 0.068], [0.024, 0.022, 0.024]);
  let d = blend(blend(skull, jaw, 0.06), chin, 0.03);
  for (const side of [-1, 1]) {
    d = blend(d, ellipsoid(q, [side * 0.043, 1.615, 0.068], [0.026, 0.024, 0.024]), 0.03);
    d = blend(d, ellipsoid(q, [side * 0.033, 1.668, 0.081], [0.03, 0.012, 0.016]), 0.02);
    d = blend(d, ellipsoid(q, [side * 0.081, 1.635, -0.005], [0.012, 0.032, 0.02]), 0.01);
    // Eye sockets: cut, then the lids close them again.
    d = -blend(-d, ellipsoid(q, [side * 0.031, 1.645, 0.104], [0.02, 0.013, 0.016]), 0.014);
  }
  d = blend(d, limb(q, [0, 1.655, 0.092], [0, 1.608, 0.116], 0.01, 0.016), 0.016);
  d = blend(d, limb(q, [-0.016, 1.602, 0.098], [0.016, 1.602, 0.098], 0.01, 0.01), 0.014);
  return blend(d, limb(q, [0, 1.57, -0.015], [0, 1.43, -0.02], 0.056, 0.062), 0.03);
}

function hair(q: Vec3, style: BodySpec['hair']): number {
  const cap = ellipsoid(q, [0, 1.674, -0.012], [0.083, 0.094, 0.101]);
  const cut = 1.7 - (q[2] < 0.02 ? (0.02 - q[2]) * 1.6 : 0) - q[1];
  const crop = Math.max(cap, cut);
  if (style === 'bun')
    return blend(crop, ellipsoid(q, [0, 1.75, -0.09], [0.045, 0.042, 0.045]), 0.03);
  if (style === 'swept')
    return blend(crop, limb(q, [-0.05, 1.745, 0.06], [0.05, 1.765, 0.03], 0.026, 0.03), 0.04);
  return crop;
}

function beard(q: Vec3): number {
  const mask = Math.max(
    ellipsoid(q, [0, 1.572, 0.03], [0.066, 0.07, 0.076]),
    q[1] - 1.6 - Math.abs(q[0]) * 0.5,
  );
  return Math.max(mask, -ellipsoid(q, [0, 1.568, 0.1], [0.022, 0.01, 0.02]));
}
