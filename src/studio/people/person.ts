import type { PersonShape } from './person-shape.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, drum, ellipsoid, length2, length3, limb } from './distance.ts';
import { handOf } from './hands.ts';
import { takeHead } from './head.ts';
import { alongAxis, bottleAt } from './held/bottle.ts';
import { carryCrate, standCrates } from './held/crate.ts';
import { decanterAt } from './held/decanter.ts';
import { wearHod } from './held/basket.ts';
import { takeHeld } from './held/hold.ts';
import { rollBarrel, standBarrel, standCask } from './beside/barrel.ts';
import { standBicycle } from './beside/bicycle.ts';
import {
  standBench,
  standChair,
  standCounter,
  standSortingTable,
  standTable,
} from './beside/table.ts';
import { GRAPES_AT, standTub } from './beside/tub.ts';
import { standBareVine, standVine } from './beside/vine.ts';
import { CLEAR } from './part.ts';
import type { Part, Sample, Take } from './part.ts';
import { posed, stanceOf, upright } from './pose.ts';
import type { Arm, Pose, Stance } from './stance.ts';

type Solid = (p: Vec3) => Sample;

/** Distance to the nearest part of a whole person; `solid` leaves out what light passes through. */
export function createPerson(shape: PersonShape): { body: Solid; solid: Solid } {
  const arms = posed(shape).map((arm) => ({ arm, hand: handOf(arm) }));
  return { body: personWith(shape, arms, true), solid: personWith(shape, arms, false) };
}

const POURS: ReadonlySet<Pose> = new Set<Pose>(['pouring', 'decanting']);

interface Limbs {
  arm: Arm;
  hand: (p: Vec3) => number;
}

function personWith(shape: PersonShape, arms: readonly Limbs[], hasClear: boolean): Solid {
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const stance = stanceOf(shape.pose);
  const headRoom = shape.hat === 'none' ? 0.32 : 0.66;
  const pour = POURS.has(shape.pose) && !shape.reach ? pourOf(arms, shape) : null;
  const holdIn = (arm: Arm, p: Vec3, take: Take): void => {
    if (!arm.holds || (pour && arm.side === shape.serving)) return;
    const index = arm.side === shape.serving ? 0 : 1;
    takeHeld(p, arm.holds, { at: arm.hand, side: arm.side, isFlute: shape.isFlute, index }, take);
  };
  return (p) => {
    let distance = Infinity;
    let part: Part = 'torso';
    const take: Take = (d, next) => {
      if (d >= distance || (!hasClear && CLEAR.has(next))) return;
      distance = d;
      part = next;
    };
    const q = upright(p, stance);
    take(torso(q, w, shape.isWoman), 'torso');
    if (q[1] < 1.1 || stance.sunk > 0) {
      const legs = length2(p[0], p[2] - 0.08) - 0.56;
      if (legs < distance && legs > 0.15) take(legs, 'legs');
      else if (legs < distance) takeLegs(p, shape, stance, take);
    }
    if (q[1] > 1.3) {
      const head = length3(q[0], q[1] - 1.6, q[2] + 0.03) - headRoom;
      if (head < distance && head > 0.1) take(head, 'hair');
      else if (head < distance) takeHead(q, shape, stance.nod, take);
    }
    if (shape.hasApron) takeApron(q, stance, take);
    if (shape.hasBowTie && q[1] > 1.3) takeBowTie(q, take);
    if (shape.hasScarf) take(ellipsoid(q, [0, 1.475, 0.005], [0.085, 0.035, 0.085]), 'scarf');
    for (const { arm, hand } of arms) {
      const { elbow } = arm;
      const near = length3(p[0] - elbow[0], p[1] - elbow[1], p[2] - elbow[2]) - 0.46;
      if (near > distance || near > 0.3) {
        take(near, 'sleeve');
        if (arm.holds) holdIn(arm, p, take);
        continue;
      }
      const upper = limb(p, arm.shoulder, arm.elbow, 0.06 * w, 0.045);
      take(creased(p, blend(upper, limb(p, arm.elbow, arm.wrist, 0.045, 0.035), 0.035)), 'sleeve');
      take(hand(p), 'skin');
      if (arm.holds) holdIn(arm, p, take);
    }
    pour?.(p, take);
    if (shape.hasHod) wearHod(q, take);
    takeBeside(p, shape, take);
    return { distance, part };
  };
}

/** A bottle or decanter in the serving hand, tilted over the glass in the other one. */
function pourOf(arms: readonly Limbs[], shape: PersonShape): (p: Vec3, take: Take) => void {
  const [from, to] = [arms[0]!.arm, arms[1]!.arm];
  // The rim of the glass, or the lip of the decanter that is filled.
  const rim = shape.pose === 'decanting' ? 0.105 : 0.2;
  const glass: Vec3 = [to.hand[0], to.hand[1] + rim, to.hand[2] + 0.03];
  const mouth: Vec3 = [glass[0] + shape.serving * 0.03, glass[1] + 0.055, glass[2]];
  const isDecanter = shape.holds[0] === 'decanter';
  const long = isDecanter ? 0.275 : 0.295;
  const away: Vec3 = [
    from.hand[0] - mouth[0],
    from.hand[1] + 0.03 - mouth[1],
    from.hand[2] - mouth[2],
  ];
  const k = long / Math.hypot(...away);
  const foot: Vec3 = [mouth[0] + away[0] * k, mouth[1] + away[1] * k, mouth[2] + away[2] * k];
  return (p, take) => {
    const q = alongAxis(p, foot, mouth);
    if (isDecanter) decanterAt(q, take);
    else bottleAt(q, take);
    const fall = shape.pose === 'decanting' ? 0.2 : 0.12;
    take(limb(p, mouth, [glass[0], glass[1] - fall, glass[2]], 0.006, 0.004), 'stream');
  };
}

function takeBeside(p: Vec3, { beside, holds, bears }: PersonShape, take: Take): void {
  switch (beside) {
    case 'barrel':
      return standBarrel(p, take);
    case 'rolled_barrel':
      return rollBarrel(p, take);
    case 'tub':
      return standTub(p, take);
    case 'vat':
      return standTub([p[0], p[1] - 0.12, p[2] - 0.72], take);
    case 'table':
      standTable(p, holds.includes('bottle'), take);
      return standChair(p, take);
    case 'bench':
      return standBench(p, take);
    case 'chair':
      return standChair(p, take);
    case 'counter':
      return standCounter(p, take);
    case 'sorting_table':
      return standSortingTable(p, take);
    case 'vine':
      return standVine(p, take);
    case 'bare_vine':
      return standBareVine(p, take);
    case 'crate':
      return carryCrate(p, true, take);
    case 'empty_crate':
      return carryCrate(p, false, take);
    case 'filled_crate':
      return standCrates(p, take);
    case 'cask':
      return standCask(p, take);
    case 'bicycle':
      return standBicycle(p, bears, take);
    case null:
  }
}

function torso(p: Vec3, w: number, isWoman: boolean): number {
  const near = limb(p, [0, 0.9, 0], [0, 1.36, 0], 0.24, 0.24);
  if (near > 0.12) return near;
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

function takeLegs(p: Vec3, { dress }: PersonShape, stance: Stance, take: Take): void {
  if (stance.legs === 'seated') return takeSeated(p, dress, take);
  if (stance.legs === 'ground') return takeGrounded(p, dress, take);
  if (stance.legs === 'kneel') return takeKneeling(p, take);
  if (stance.legs === 'pedal') return takePedalling(p, dress, take);
  const stride = stance.legs === 'stride' ? 0.16 : 0;
  if (dress !== 'trousers') {
    const fold = 0.008 * Math.sin(Math.atan2(p[2], p[0]) * 11);
    const [hem, wide] = dress === 'gown' ? [0.03, 0.3] : [0.44, 0.23];
    take(drum(p, [0, hem, 0], { tall: 0.96 - hem, low: wide, high: 0.13 }) + fold, 'legs');
  }
  const isBare = dress === 'skirt' || stance.legs === 'tread';
  for (const side of [-1, 1] as const) {
    const lift = stance.legs === 'tread' ? (side > 0 ? 0.24 : GRAPES_AT - 0.12) : 0;
    const z = side * stride;
    const hip: Vec3 = [side * 0.085, 0.88, 0];
    // The weight is on one leg; the other foot rests aside.
    const ease = stance.legs === 'straight' && side > 0 ? 1 : 0;
    const knee: Vec3 = [
      side * (0.092 + ease * 0.03),
      0.48 + lift * 0.6,
      z * 0.6 + 0.02 + lift * 0.7 + ease * 0.07,
    ];
    const foot = side * (0.092 + ease * 0.06);
    const ankle: Vec3 = [foot, 0.08 + lift, z + lift * 0.35 + ease * 0.05];
    const leg = blend(limb(p, hip, knee, 0.088, 0.06), limb(p, knee, ankle, 0.06, 0.042), 0.03);
    take(leg, isBare && p[1] < 0.56 + lift * 0.5 ? 'skin' : 'legs');
    take(
      ellipsoid(p, [foot, 0.04 + lift, ankle[2] + 0.05], [0.045, 0.045, 0.12]),
      stance.legs === 'tread' ? 'skin' : 'shoes',
    );
  }
}

function takeSeated(p: Vec3, dress: PersonShape['dress'], take: Take): void {
  for (const side of [-1, 1] as const) {
    const knee: Vec3 = [side * 0.1, 0.52, 0.42];
    const ankle: Vec3 = [side * 0.1, 0.08, 0.38];
    take(limb(p, [side * 0.09, 0.54, 0], knee, dress === 'trousers' ? 0.085 : 0.105, 0.07), 'legs');
    take(limb(p, knee, ankle, 0.06, 0.042), dress === 'skirt' ? 'skin' : 'legs');
    take(ellipsoid(p, [side * 0.1, 0.04, 0.43], [0.045, 0.045, 0.12]), 'shoes');
  }
}

/** On the ground: knees drawn up, or under a skirt both legs to one side. */
function takeGrounded(p: Vec3, dress: PersonShape['dress'], take: Take): void {
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
function takePedalling(p: Vec3, dress: PersonShape['dress'], take: Take): void {
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

/** One knee on the ground, the other foot before it. */
function takeKneeling(p: Vec3, take: Take): void {
  const upper = limb(p, [0.09, 0.46, 0], [0.1, 0.46, 0.36], 0.088, 0.062);
  take(blend(upper, limb(p, [0.1, 0.46, 0.36], [0.1, 0.08, 0.32], 0.06, 0.042), 0.03), 'legs');
  take(ellipsoid(p, [0.1, 0.04, 0.38], [0.045, 0.045, 0.12]), 'shoes');
  const back = limb(p, [-0.09, 0.46, 0], [-0.1, 0.08, 0.06], 0.088, 0.062);
  take(blend(back, limb(p, [-0.1, 0.08, 0.06], [-0.1, 0.07, -0.34], 0.058, 0.042), 0.03), 'legs');
  take(ellipsoid(p, [-0.1, 0.06, -0.42], [0.045, 0.1, 0.05]), 'shoes');
}

/** A bib and a skirt of cloth before the body, tied behind; whoever sits has it on the lap. */
function takeApron(q: Vec3, { legs }: Stance, take: Take): void {
  const ax = Math.abs(q[0]);
  const long = legs === 'straight' || legs === 'stride' ? 0.5 : 0.86;
  const wide = q[1] > 1.04 ? 0.125 : 0.2;
  const isIn = q[2] > -0.05 && q[1] > long && q[1] < 1.33 && ax < wide;
  const front = 0.125 + Math.max(0, 1 - q[1]) * 0.05 - ax * ax * 2.2;
  const fold = 0.004 * Math.sin(q[0] * 46 + q[1] * 3);
  const sheet = Math.abs(q[2] - front + fold) - 0.004;
  const edge = Math.max(ax - wide, long - q[1], q[1] - 1.33, 0);
  take(isIn ? Math.max(sheet * 0.6, 0.0005) : length2(Math.max(sheet, 0), edge) * 0.6, 'apron');
}

function takeBowTie(q: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(q[0]), q[1], q[2]];
  take(limb(m, [0.008, 1.425, 0.102], [0.042, 1.425, 0.098], 0.008, 0.018), 'shoes');
}

/** Cloth gathers in the bend of an arm. */
function creased(p: Vec3, distance: number): number {
  if (distance > 0.02) return distance - 0.004;
  const wave = Math.sin(p[1] * 74 + Math.sin(p[0] * 31) * 1.7 + p[2] * 40);
  return distance + 0.002 * wave * Math.abs(wave);
}
