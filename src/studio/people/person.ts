import type { PersonShape } from './person-shape.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, ellipsoid, length2, length3, limb } from './distance.ts';
import { handOf } from './hands.ts';
import { takeHead } from './head.ts';
import { takeLegs } from './legs.ts';
import { alongAxis, bottleAt } from './held/bottle.ts';
import { carryCrate, standCrates } from './held/crate.ts';
import { decanterAt } from './held/decanter.ts';
import { standBasket, wearHod } from './held/basket.ts';
import { isWareHeld, takeHeld } from './held/hold.ts';
import { takeWare } from './held/ware.ts';
import { rollBarrel, standBarrel, standCask } from './beside/barrel.ts';
import { standSteps, standWall } from './beside/stone.ts';
import { standBicycle } from './beside/bicycle.ts';
import {
  standBench,
  standChair,
  standCounter,
  standSortingTable,
  standTable,
} from './beside/table.ts';
import { standTub } from './beside/tub.ts';
import { standBareVine, standVine } from './beside/vine.ts';
import { CLEAR } from './part.ts';
import type { Part, Sample, Take } from './part.ts';
import { posed, stanceOf, upright } from './pose.ts';
import type { Arm, Pose } from './stance.ts';
import { EVERYTHING, FIRST_ARM, HEAD, LEGS, TRUNK, regionsOf } from './regions.ts';
import type { Region } from './regions.ts';
import { armOf } from './sleeves.ts';
import { takeApron, takeBowTie, takeCollar, takeRuff, torso } from './torso.ts';

/** `has` tells which parts of the figure a ray may meet at all; bits of `REGIONS`. */
type Solid = (p: Vec3, has?: number) => Sample;

/** Distance to the nearest part of a whole person; `solid` leaves out what light passes through. */
export function createPerson(shape: PersonShape): {
  body: Solid;
  solid: Solid;
  regions: readonly Region[];
} {
  const arms = posed(shape).map((arm, i) => ({
    arm,
    bit: FIRST_ARM << i,
    hand: handOf(arm),
    sleeve: armOf(arm, {
      width: shape.build * (shape.isWoman ? 0.86 : 1),
      sleeves: shape.sleeves ?? 'long',
    }),
  }));
  return {
    body: personWith(shape, arms, true),
    solid: personWith(shape, arms, false),
    regions: regionsOf(
      shape,
      arms.map(({ arm }) => arm),
    ),
  };
}

const POURS: ReadonlySet<Pose> = new Set<Pose>(['pouring', 'decanting']);

interface Limbs {
  arm: Arm;
  hand: (p: Vec3) => number;
  sleeve: ReturnType<typeof armOf>;
  bit: number;
}

function personWith(shape: PersonShape, arms: readonly Limbs[], hasClear: boolean): Solid {
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const stance = stanceOf(shape.pose);
  const turned = shape.turned ?? 0;
  const headRoom = shape.hat === 'none' ? 0.32 : 0.66;
  const pour = POURS.has(shape.pose) && !shape.reach ? pourOf(arms, shape) : null;
  const holdIn = (arm: Arm, p: Vec3, take: Take): void => {
    if (!arm.holds || (pour && arm.side === shape.serving)) return;
    const index = arm.side === shape.serving ? 0 : 1;
    takeHeld(
      p,
      arm.holds,
      { at: arm.hand, side: arm.side, isFlute: shape.isFlute, turned, index },
      take,
    );
  };
  return (p, has = EVERYTHING) => {
    let distance = Infinity;
    let part: Part = 'torso';
    const take: Take = (d, next) => {
      if (d >= distance || (!hasClear && CLEAR.has(next))) return;
      distance = d;
      part = next;
    };
    const q = upright(p, stance);
    const trunk = has & TRUNK ? torso(q, w, shape.isWoman) : Infinity;
    take(trunk, 'torso');
    if (has & LEGS && (q[1] < 1.1 || stance.sunk > 0)) {
      const legs = length2(p[0], p[2] - 0.08) - 0.56;
      if (legs < distance && legs > 0.15) take(legs, 'legs');
      else if (legs < distance) takeLegs(p, shape, stance, take);
    }
    if (has & HEAD && q[1] > 1.3) {
      const head = length3(q[0], q[1] - 1.6, q[2] + 0.03) - headRoom;
      if (head < distance && head > 0.1) take(head, 'hair');
      else if (head < distance) takeHead(q, shape, stance.nod, take);
    }
    if (shape.hasApron) takeApron(q, stance, take);
    if (q[1] > 1.3) {
      if (shape.hasRuff) takeRuff(q, take);
      else if (shape.hasCollar) takeCollar(q, take);
      if (shape.hasBowTie) takeBowTie(q, take);
    }
    if (shape.hasScarf) take(ellipsoid(q, [0, 1.475, 0.005], [0.085, 0.035, 0.085]), 'scarf');
    for (const { arm, hand, sleeve, bit } of arms) {
      if (!(has & bit)) {
        if (arm.holds) holdIn(arm, p, take);
        continue;
      }
      const { elbow } = arm;
      const near = length3(p[0] - elbow[0], p[1] - elbow[1], p[2] - elbow[2]) - 0.46;
      if (near > distance || near > 0.3) {
        take(near, 'sleeve');
        if (arm.holds) holdIn(arm, p, take);
        continue;
      }
      const cloth = sleeve(p);
      // Sleeves are sewn in: no edge between shoulder and arm.
      take(cloth.distance, cloth.part);
      if (has & TRUNK)
        take(blend(cloth.upper, trunk, 0.05), cloth.upper < trunk ? 'sleeve' : 'torso');
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
  const poured = shape.holds[0] ?? null;
  const long = isWareHeld(poured) ? poured.size[1] : isDecanter ? 0.275 : 0.295;
  const away: Vec3 = [
    from.hand[0] - mouth[0],
    from.hand[1] + 0.03 - mouth[1],
    from.hand[2] - mouth[2],
  ];
  const k = long / Math.hypot(...away);
  const foot: Vec3 = [mouth[0] + away[0] * k, mouth[1] + away[1] * k, mouth[2] + away[2] * k];
  return (p, take) => {
    const q = alongAxis(p, foot, mouth);
    if (isWareHeld(poured)) takeWare(q, poured, 0, take);
    else if (isDecanter) decanterAt(q, take);
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
    case 'filled_basket':
      return standBasket(p, take);
    case 'cask':
      return standCask(p, take);
    case 'steps':
      return standSteps(p, take);
    case 'wall':
      return standWall(p, take);
    case 'bicycle':
      return standBicycle(p, bears, take);
    case null:
  }
}
