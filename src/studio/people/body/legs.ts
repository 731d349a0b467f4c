import type { Vec3 } from '#studio/scene-graph.ts';
import { GRAPES_AT } from '#studio/people/beside/tub.ts';
import { blend, box, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Part, Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';
import type { Stance } from '#studio/people/acting/stance.ts';
import { shod, shoeAt } from './shoes.ts';
import { takeSkirt } from './torso.ts';

type Dress = PersonShape['dress'];

/** Boots over everything below the knee, or stockings down to the shoes. */
const below =
  (height: number, part: 'boots' | 'hose', take: Take): Take =>
  (distance, of) => {
    if (part === 'boots' && (height < SHAFT || of === 'shoes')) take(distance - 0.014, part);
    else take(distance, of === 'legs' && part === 'hose' && height < KNEE ? part : of);
  };
const SHAFT = 0.36;
const KNEE = 0.47;

/** The legs of somebody; what is farther than `limit` need not be measured. */
export function legsOf(
  shape: PersonShape,
  stance: Stance,
): (p: Vec3, limit: number, take: Take) => void {
  const worn = shape.hasBoots ? 'boots' : shape.hasHose ? 'hose' : null;
  const isWorn = worn && BOOTED.has(stance.legs) && shape.dress !== 'gown';
  const takeBare = bareLegsOf(shape, stance);
  const isBarefoot = shape.hasBareFeet === true;
  const isUpright = UPRIGHT.has(stance.legs);
  const isMirrored = isUpright && shape.isOtherFoot === true;
  return (at, limit, take) => {
    if (isUpright && roomOf(at) > limit) return;
    const p: Vec3 = isMirrored ? [-at[0], at[1], at[2]] : at;
    if (shape.hasShorts)
      takeBare(p, (d, part) => take(d, isBelowHem(part, p[1], isBarefoot) ? 'skin' : part));
    else if (isBarefoot) takeBare(p, (d, part) => take(d, part === 'shoes' ? 'skin' : part));
    else takeBare(p, isWorn ? below(p[1], worn, take) : take);
  };
}

/** Of shorts, at the knee. */
const isBelowHem = (part: Part, height: number, isBarefoot: boolean): boolean =>
  (part === 'legs' && height < HEM) || (part === 'shoes' && isBarefoot);
const HEM = 0.53;

const UPRIGHT: ReadonlySet<Stance['legs']> = new Set<Stance['legs']>([
  'straight',
  'stride',
  'run',
  'leap',
  'skip',
  'tread',
]);

/** From the room that whoever stands or walks needs for legs and skirt. */
const roomOf = ([x, y, z]: Vec3): number =>
  Math.max(Math.abs(x) - 0.36, Math.abs(z) - 0.56, y - 1.2);

/** Who kneels or treads has bent or bare legs. */
const BOOTED: ReadonlySet<Stance['legs']> = new Set<Stance['legs']>([
  'straight',
  'stride',
  'run',
  'leap',
  'skip',
  'seated',
]);

function bareLegsOf({ dress }: PersonShape, stance: Stance): (p: Vec3, take: Take) => void {
  switch (stance.legs) {
    case 'seated':
      return (p, take) => takeSeated(p, dress, take);
    case 'ground':
      return (p, take) => takeGrounded(p, dress, take);
    case 'kneel':
      return takeKneeling;
    case 'propped':
      return (p, take) => takePropped(p, dress, take);
    case 'tree':
      return (p, take) => takeTree(p, dress, take);
    case 'lotus':
      return takeLotus;
    case 'pedal':
      return (p, take) => takePedalling(p, dress, take);
    default:
      return uprightLegs(dress, stance);
  }
}

function uprightLegs(dress: Dress, { legs }: Stance): (p: Vec3, take: Take) => void {
  const isBare = dress === 'skirt' || legs === 'tread';
  const [at, low] = isBare ? [0.052, 0.036] : [0.062, 0.052];
  const both = ([-1, 1] as const).map((side) => shod(uprightLeg(side, dress, legs)));
  const flight = legs === 'skip' && dress !== 'trousers' ? (`flying_${dress}` as const) : dress;
  // Whoever leaps takes the skirt along.
  const rise = RISES[legs] ?? 0;
  return (p, take) => {
    if (flight !== 'trousers') takeSkirt([p[0], p[1] - rise, p[2]], flight, take);
    for (let i = 0; i < both.length; i++) {
      const { hip, knee, ankle, shoe, lift } = both[i]!;
      const leg = blend(limb(p, hip, knee, 0.086, at), limb(p, knee, ankle, at, low), 0.03);
      take(leg, isBare && p[1] - rise < 0.56 + lift * 0.5 ? 'skin' : 'legs');
      take(shoeAt(p, shoe), legs === 'tread' ? 'skin' : 'shoes');
    }
  };
}

const SHOE: Vec3 = [0.045, 0.045, 0.12];

interface Leg {
  hip: Vec3;
  knee: Vec3;
  ankle: Vec3;
  toe: Vec3;
  lift: number;
}

/** Metres that hips are higher than on the ground. */
const RISES: Partial<Record<Stance['legs'], number>> = { leap: 0.3, astride: 0.62 };

/** Off the ground: knee and ankle of the leading leg and of the other one. */
const SPRUNG = {
  run: [
    [0.56, 0.3, 0.2, 0.24],
    [0.48, -0.1, 0.24, -0.42],
  ],
  leap: [
    [0.86, 0.3, 0.5, 0.12],
    [0.78, 0.02, 0.52, -0.3],
  ],
  // On one foot, the other thrown up behind.
  skip: [
    [0.5, -0.03, 0.3, -0.34],
    [0.48, 0.03, 0.08, 0.02],
  ],
  // On two rungs, one knee higher.
  climb: [
    [0.76, 0.34, 0.44, 0.2],
    [0.46, 0.16, 0.08, 0.14],
  ],
  // Beside the flanks of a horse, both alike.
  astride: [
    [1.2, 0.26, 0.8, 0.1],
    [1.2, 0.26, 0.8, 0.1],
  ],
} as const;

const isSprung = (legs: Stance['legs']): legs is keyof typeof SPRUNG => legs in SPRUNG;

function sprung(side: -1 | 1, legs: keyof typeof SPRUNG): Leg {
  const [kneeUp, kneeAhead, ankleUp, ankleAhead] = SPRUNG[legs][side > 0 ? 0 : 1];
  const isBack = ankleAhead < 0;
  const wide = legs === 'astride' ? 0.33 : 0.1;
  return {
    lift: 0,
    hip: [side * 0.085, 0.88 + (RISES[legs] ?? 0), 0],
    knee: [side * wide, kneeUp, kneeAhead],
    ankle: [side * wide, ankleUp, ankleAhead],
    toe: [side * wide, ankleUp - (isBack ? 0.06 : 0.03), ankleAhead + (isBack ? -0.02 : 0.06)],
  };
}

function uprightLeg(side: -1 | 1, dress: Dress, legs: Stance['legs']): Leg {
  if (isSprung(legs)) return sprung(side, legs);
  const lift = legs === 'tread' ? (side > 0 ? 0.24 : GRAPES_AT - 0.12) : 0;
  const z = legs === 'stride' ? side * 0.2 : 0;
  // Whoever steps out has the other heel off the ground.
  const step = legs === 'stride' && side < 0 ? 0.07 : 0;
  // The weight is on one leg; the other foot rests aside.
  const ease = legs === 'straight' && side > 0 && dress === 'trousers' ? 1 : 0;
  const foot = side * (0.092 + ease * 0.06);
  const heel = z + lift * 0.35 + ease * 0.05;
  return {
    lift,
    hip: [side * 0.085, 0.88, 0],
    knee: [
      side * (0.09 + ease * 0.025),
      0.48 + lift * 0.6,
      z * 0.6 + 0.02 + lift * 0.7 + ease * 0.07,
    ],
    ankle: [foot, 0.08 + lift + step, heel],
    toe: [foot, 0.04 + lift + step * 0.5, heel + 0.05],
  };
}

function takeSeated(p: Vec3, dress: Dress, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const knee: Vec3 = [0.1, 0.52, 0.42];
  const ankle: Vec3 = [0.1, 0.08, 0.38];
  const isSkirt = dress !== 'trousers';
  const thigh = limb(m, [0.085, 0.54, 0], knee, isSkirt ? 0.1 : 0.085, 0.07);
  if (isSkirt) {
    // Over the knees it falls as one cloth.
    const hem = dress === 'gown' ? 0.06 : 0.27;
    const tall = (0.55 - hem) / 2;
    const fold = 0.008 * Math.sin(p[0] * 52) * Math.max(0, 0.55 - p[1]) * 3;
    const fall = box(p, [0, hem + tall, 0.435], [0.175, tall, 0.055], 0.05) + fold;
    const lap = box(p, [0, 0.55, 0.2], [0.165, 0.055, 0.24], 0.05);
    take(blend(blend(thigh, lap, 0.06), fall, 0.08), 'legs');
  } else take(thigh, 'legs');
  const low = isSkirt ? 0.038 : 0.048;
  take(limb(m, knee, ankle, 0.06, low), dress === 'skirt' ? 'skin' : 'legs');
  take(ellipsoid(m, [0.1, 0.04, 0.43], [0.045, 0.045, 0.12]), 'shoes');
}

/** On the ground: knees drawn up, or under a skirt both legs to one side. */
function takeGrounded(p: Vec3, dress: Dress, take: Take): void {
  const isSkirt = dress !== 'trousers';
  for (const side of [-1, 1] as const) {
    const knee: Vec3 = isSkirt ? [0.2 + side * 0.06, 0.12, 0.34] : [side * 0.14, 0.4, 0.3];
    const ankle: Vec3 = isSkirt ? [0.44, 0.07, 0.1 + side * 0.06] : [side * 0.12, 0.08, 0.46];
    take(limb(p, [side * 0.09, 0.13, 0], knee, isSkirt ? 0.11 : 0.088, 0.075), 'legs');
    take(limb(p, knee, ankle, 0.058, 0.042), dress === 'skirt' ? 'skin' : 'legs');
    const toe: Vec3 = isSkirt ? [0.5, 0.05, ankle[2] - 0.03] : [ankle[0], 0.045, 0.52];
    take(ellipsoid(p, toe, isSkirt ? [0.09, 0.04, 0.04] : [0.045, 0.045, 0.1]), 'shoes');
  }
}

/** In the saddle, a foot on either pedal. */
function takePedalling(p: Vec3, dress: Dress, take: Take): void {
  for (const [side, knee, ankle] of PEDALLED) {
    const hip: Vec3 = [side * 0.085, 0.93, -0.02];
    const upper = limb(p, hip, knee, dress === 'trousers' ? 0.09 : 0.11, 0.066);
    take(upper, 'legs');
    take(limb(p, knee, ankle, 0.06, 0.042), dress === 'trousers' ? 'legs' : 'skin');
    take(ellipsoid(p, [ankle[0], ankle[1] - 0.05, ankle[2] + 0.06], [0.045, 0.04, 0.12]), 'shoes');
  }
}

const PEDALLED: readonly (readonly [number, Vec3, Vec3])[] = [
  [-1, [-0.1, 0.86, 0.4], [-0.1, 0.5, 0.2]],
  [1, [0.1, 0.6, 0.28], [0.1, 0.2, 0.1]],
];

/** On one leg, the foot of the other at its knee. */
function takeTree(p: Vec3, dress: Dress, take: Take): void {
  takeSkirt(p, dress === 'gown' ? 'skirt' : dress, take);
  const isBare = dress !== 'trousers';
  for (const [side, bend, ankle, toe] of ON_ONE_LEG) {
    const hip: Vec3 = [side * 0.085, 0.9, 0];
    const leg = blend(limb(p, hip, bend, 0.086, 0.06), limb(p, bend, ankle, 0.06, 0.045), 0.03);
    take(leg, isBare && p[1] < 0.62 ? 'skin' : 'legs');
    take(ellipsoid(p, toe, side > 0 ? [0.1, 0.05, 0.045] : SHOE), 'shoes');
  }
}
const ON_ONE_LEG: readonly (readonly [number, Vec3, Vec3, Vec3])[] = [
  [-1, [-0.07, 0.48, 0.02], [-0.06, 0.08, 0], [-0.06, 0.04, 0.05]],
  [1, [0.4, 0.68, 0.12], [0.05, 0.52, 0.06], [-0.01, 0.5, 0.06]],
];

/** Cross-legged on the ground. */
function takeLotus(p: Vec3, take: Take): void {
  for (const side of [-1, 1] as const) {
    const knee: Vec3 = [side * 0.36, 0.12, 0.26];
    const ankle: Vec3 = [-side * 0.1, 0.09, 0.34 + side * 0.05];
    take(limb(p, [side * 0.09, 0.14, 0], knee, 0.095, 0.075), 'legs');
    take(limb(p, knee, ankle, 0.066, 0.048), 'legs');
    take(ellipsoid(p, ankle, [0.1, 0.045, 0.05]), 'shoes');
  }
}

/** Whoever leans back stands on one leg; the other knee is forward, its foot flat on the wall. */
function takePropped(p: Vec3, dress: Dress, take: Take): void {
  takeSkirt(p, dress, take);
  const isBare = dress !== 'trousers';
  const [knee, low] = isBare ? [0.052, 0.036] : [0.062, 0.05];
  for (const [side, bend, ankle, toe] of PROPPED) {
    const hip: Vec3 = [side * 0.085, 0.9, 0];
    const leg = blend(limb(p, hip, bend, 0.088, knee), limb(p, bend, ankle, knee, low), 0.03);
    take(leg, isBare && p[1] < 0.56 ? 'skin' : 'legs');
    take(ellipsoid(p, toe, side > 0 ? [0.045, 0.1, 0.06] : SHOE), 'shoes');
  }
}

const PROPPED: readonly (readonly [number, Vec3, Vec3, Vec3])[] = [
  [-1, [-0.1, 0.5, 0.16], [-0.11, 0.08, 0.24], [-0.11, 0.04, 0.3]],
  [1, [0.11, 0.58, 0.34], [0.1, 0.38, -0.03], [0.1, 0.33, -0.07]],
];

/** One knee on the ground, the other foot before it. */
function takeKneeling(p: Vec3, take: Take): void {
  const upper = limb(p, [0.09, 0.46, 0], [0.1, 0.46, 0.36], 0.088, 0.062);
  take(blend(upper, limb(p, [0.1, 0.46, 0.36], [0.1, 0.08, 0.32], 0.06, 0.042), 0.03), 'legs');
  take(ellipsoid(p, [0.1, 0.04, 0.38], [0.045, 0.045, 0.12]), 'shoes');
  const back = limb(p, [-0.09, 0.46, 0], [-0.1, 0.08, 0.06], 0.088, 0.062);
  take(blend(back, limb(p, [-0.1, 0.08, 0.06], [-0.1, 0.07, -0.34], 0.058, 0.042), 0.03), 'legs');
  take(ellipsoid(p, [-0.1, 0.06, -0.42], [0.045, 0.1, 0.05]), 'shoes');
}
