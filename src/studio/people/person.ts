import { blend, ellipsoid, limb } from './distance.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { posed } from './pose.ts';
import type { Arm, Pose } from './pose.ts';

/** One person, as plain data; metres, feet at the origin, face towards +z. */
export interface PersonShape {
  isWoman: boolean;
  build: number;
  hair: 'short' | 'long' | 'bun' | 'tonsure';
  hasBeard: boolean;
  /** Drinks from a flute. */
  isFlute: boolean;
  hat: 'none' | 'straw';
  dress: 'trousers' | 'skirt';
  pose: Pose;
  /** Where the serving hand is held, if something in front of the figure says so. */
  reach?: Vec3;
  /** 1: the serving hand is the viewer's right when the figure faces us. */
  serving: 1 | -1;
}

export type Part =
  | 'skin'
  | 'hair'
  | 'torso'
  | 'sleeve'
  | 'legs'
  | 'shoes'
  | 'hat'
  | 'band'
  | 'glass'
  | 'wine'
  | 'tie'
  | 'eye'
  | 'lip'
  | 'beard'
  | 'grapes';

export interface Sample {
  distance: number;
  part: Part;
}

/** Distance to the nearest part of a whole person; `solid` leaves out the glass in the hand. */
export function createPerson(shape: PersonShape): {
  body: (p: Vec3) => Sample;
  solid: (p: Vec3) => Sample;
} {
  const arms = posed(shape);
  const emptied = arms.map((arm) =>
    arm.holds === 'glass' ? { ...arm, holds: 'nothing' as const } : arm,
  );
  return { body: personWith(shape, arms), solid: personWith(shape, emptied) };
}

function personWith(shape: PersonShape, arms: readonly Arm[]): (p: Vec3) => Sample {
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  return (p) => {
    let distance = Infinity;
    let part: Part = 'torso';
    const take = (d: number, next: Part): void => {
      if (d >= distance) return;
      distance = d;
      part = next;
    };
    take(torso(p, w, shape.isWoman), 'torso');
    if (p[1] < 1.05) takeLegs(p, shape, take);
    if (p[1] > 1.36) takeHead(p, shape, take);
    for (const arm of arms) {
      const upper = limb(p, arm.shoulder, arm.elbow, 0.06 * w, 0.045);
      take(creased(p, blend(upper, limb(p, arm.elbow, arm.wrist, 0.045, 0.034), 0.035)), 'sleeve');
      take(hand(p, arm.wrist, arm.hand), 'skin');
      if (arm.holds === 'glass') takeGlass(p, arm.hand, shape.isFlute, take);
      if (arm.holds === 'grapes')
        take(
          ellipsoid(p, [arm.hand[0], arm.hand[1] - 0.1, arm.hand[2]], [0.05, 0.09, 0.05]) +
            0.006 * Math.sin(p[0] * 160) * Math.sin(p[1] * 160),
          'grapes',
        );
    }
    return { distance, part };
  };
}

type Take = (distance: number, part: Part) => void;

function torso(p: Vec3, w: number, isWoman: boolean): number {
  const chest = ellipsoid(p, [0, 1.25, 0], [0.18 * w, 0.22, isWoman ? 0.105 : 0.12]);
  const waist = ellipsoid(p, [0, 1.02, 0.005], [(isWoman ? 0.128 : 0.15) * w, 0.22, 0.1]);
  const hips = ellipsoid(p, [0, 0.9, -0.01], [(isWoman ? 0.185 : 0.165) * w, 0.14, 0.12]);
  const yoke = limb(p, [-0.155 * w, 1.395, -0.015], [0.155 * w, 1.395, -0.015], 0.056, 0.056);
  const slope = limb(p, [0, 1.45, -0.02], [0, 1.36, -0.01], 0.062, 0.1);
  const trunk = blend(blend(blend(chest, waist, 0.12), hips, 0.1), blend(yoke, slope, 0.09), 0.09);
  if (!isWoman) return trunk;
  const bust = ellipsoid([Math.abs(p[0]), p[1], p[2]], [0.068, 1.235, 0.07], [0.07, 0.075, 0.065]);
  return blend(trunk, bust, 0.06);
}

function takeLegs(p: Vec3, { dress, pose }: PersonShape, take: Take): void {
  const stride = pose === 'walking' || pose === 'hand_in_hand' ? 0.16 : 0;
  if (dress === 'skirt') {
    const fold = 0.008 * Math.sin(Math.atan2(p[2], p[0]) * 11);
    take(limb(p, [0, 0.92, 0], [0, 0.42, 0], 0.15, 0.25) + fold, 'legs');
  }
  for (const side of [-1, 1] as const) {
    const z = side * stride;
    const hip: Vec3 = [side * 0.085, 0.88, 0];
    const knee: Vec3 = [side * 0.092, 0.48, z * 0.6 + 0.02];
    const ankle: Vec3 = [side * 0.092, 0.08, z];
    const leg = blend(limb(p, hip, knee, 0.088, 0.06), limb(p, knee, ankle, 0.06, 0.042), 0.03);
    take(leg, dress === 'skirt' ? 'skin' : 'legs');
    take(ellipsoid(p, [side * 0.095, 0.04, z + 0.05], [0.045, 0.045, 0.12]), 'shoes');
  }
}

const UPRIGHT: readonly Pose[] = ['standing', 'toasting', 'walking', 'hand_in_hand'];

/** Skull, jaw, nose, brow: enough for a profile; the face itself stays plain. */
function takeHead(q: Vec3, shape: PersonShape, take: Take): void {
  // Heads nod a little towards what the hands do.
  const nod = UPRIGHT.includes(shape.pose) ? 0 : 0.32;
  const [c, s] = [Math.cos(nod), Math.sin(nod)];
  const [y, z] = [q[1] - 1.5, q[2]];
  const p: Vec3 = [q[0], y * c + z * s + 1.5, z * c - y * s];
  take(limb(q, [0, 1.42, -0.015], [0, 1.57, 0.005], 0.05, 0.05), 'skin');
  const skull = ellipsoid(p, [0, 1.66, -0.008], [0.074, 0.098, 0.094]);
  const jaw = ellipsoid(p, [0, 1.594, 0.034], [0.05, 0.062, 0.055]);
  const nose = limb(p, [0, 1.655, 0.085], [0, 1.622, 0.112], 0.009, 0.015);
  const brow = limb(p, [-0.03, 1.676, 0.076], [0.03, 1.676, 0.076], 0.014, 0.014);
  const chin = ellipsoid(p, [0, 1.553, 0.07], [0.02, 0.018, 0.018]);
  const ears = ellipsoid(
    [Math.abs(p[0]), p[1], p[2]],
    [0.076, 1.635, -0.005],
    [0.012, 0.03, 0.018],
  );
  const face = blend(blend(blend(blend(skull, jaw, 0.045), nose, 0.018), brow, 0.02), chin, 0.02);
  take(Math.min(face, ears), 'skin');
  take(
    ellipsoid([Math.abs(p[0]), p[1], p[2]], [0.031, 1.652, 0.083], [0.011, 0.006, 0.006]),
    'eye',
  );
  take(ellipsoid(p, [0, 1.588, 0.087], [0.022, 0.008, 0.012]), 'lip');
  if (shape.hasBeard)
    take(
      Math.max(ellipsoid(p, [0, 1.572, 0.045], [0.056, 0.062, 0.062]), p[1] - 1.606) +
        0.0022 * Math.sin(p[0] * 210) * Math.sin(p[1] * 170),
      'beard',
    );
  takeHair(p, shape, take);
  if (shape.hat === 'straw') {
    take(ellipsoid(p, [0, 1.715, -0.005], [0.2, 0.016, 0.21]) - 0.004 * Math.sin(p[0] * 30), 'hat');
    take(ellipsoid(p, [0, 1.74, -0.005], [0.095, 0.085, 0.11]), p[1] < 1.745 ? 'band' : 'hat');
  }
}

function takeHair(p: Vec3, { hair }: PersonShape, take: Take): void {
  // A soft wave along the fall of the hair.
  const strands = 0.0016 * Math.sin(Math.atan2(p[0], p[2]) * 17 + Math.sin(p[1] * 22) * 1.5);
  const cap = ellipsoid(p, [0, 1.676, -0.02], [0.084, 0.1, 0.1]) + strands;
  const cut = 0.012 + (p[1] - 1.64) * -0.62;
  const isFace = p[2] > 0.05 + (p[1] - 1.69) * 0.5 && p[1] < 1.725;
  // A monk's crown is shaved.
  if (hair === 'tonsure' && p[1] > 1.742) return;
  take(isFace ? Math.max(cap, 0.012) : Math.max(cap, p[2] - 0.085 + Math.min(0, cut)), 'hair');
  if (hair === 'long') {
    const fall = ellipsoid(p, [0, 1.53, -0.062], [0.098, 0.2, 0.055]) + strands;
    take(
      blend(
        fall,
        ellipsoid([Math.abs(p[0]), p[1], p[2]], [0.076, 1.57, -0.01], [0.026, 0.13, 0.045]),
        0.03,
      ),
      'hair',
    );
  }
  if (hair === 'bun') take(ellipsoid(p, [0, 1.72, -0.115], [0.05, 0.05, 0.045]) + strands, 'hair');
}

/** A loosely closed hand: palm, knuckles, thumb. */
function hand(p: Vec3, wrist: Vec3, at: Vec3): number {
  const palm = limb(p, wrist, at, 0.026, 0.036);
  const thumb = limb(
    p,
    [at[0], at[1] - 0.01, at[2] + 0.02],
    [at[0], at[1] + 0.035, at[2] + 0.035],
    0.012,
    0.009,
  );
  return blend(palm, thumb, 0.012);
}

function takeGlass(p: Vec3, at: Vec3, isFlute: boolean, take: Take): void {
  const x = at[0];
  const z = at[2] + 0.03;
  take(limb(p, [x, at[1] - 0.06, z], [x, at[1] + 0.05, z], 0.005, 0.005), 'glass');
  take(ellipsoid(p, [x, at[1] - 0.063, z], [0.034, 0.005, 0.034]), 'glass');
  const [wide, tall] = isFlute ? [0.024, 0.085] : [0.042, 0.06];
  const middle = at[1] + 0.045 + tall;
  // Cut off at the rim.
  const bowl = Math.max(
    ellipsoid(p, [x, middle, z], [wide, tall, wide]),
    p[1] - middle - tall * 0.72,
  );
  take(bowl, p[1] < middle + (isFlute ? tall * 0.3 : -0.004) ? 'wine' : 'glass');
}

/** Cloth gathers in the bend of an arm. */
function creased(p: Vec3, distance: number): number {
  if (distance > 0.02) return distance - 0.004;
  const wave = Math.sin(p[1] * 74 + Math.sin(p[0] * 31) * 1.7 + p[2] * 40);
  return distance + 0.002 * wave * Math.abs(wave);
}
