import type { PersonShape } from './person-shape.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { blend, box, ellipsoid, length2, length3, limb } from '#studio/people/painting/distance.ts';
import { blankPoint, shifted } from '#studio/people/painting/written-point.ts';
import { handOf } from './hands.ts';
import { doesPour, gripOf, pourOf, pouredAt } from './pouring.ts';
import { headOf } from './head.ts';
import { legsOf } from './legs.ts';
import { takeLinen } from './linen.ts';
import { wearHod } from '#studio/people/held/basket.ts';
import { isWareHeld, takeHeld } from '#studio/people/held/hold.ts';
import type { Held } from '#studio/people/held/hold.ts';
import { takeWare } from '#studio/people/held/ware.ts';
import { takeLapPet } from '#studio/people/lap-pet.ts';
import { besideOf } from '#studio/people/beside/beside-of.ts';
import { standTree } from '#studio/people/beside/tree.ts';
import { isClear } from './part.ts';
import type { Sample, Take } from './part.ts';
import { offHip, upright } from '#studio/people/acting/leaning.ts';
import { nodOf, posed, stanceOf } from '#studio/people/acting/pose.ts';
import type { Arm } from '#studio/people/acting/stance.ts';
import { EVERYTHING, FIRST_ARM, HEAD, LEGS, TRUNK, regionsOf } from './regions.ts';
import type { Region } from './regions.ts';
import { armOf } from './sleeves.ts';
import { wornOver } from './worn.ts';
import { takeApron, takeBowTie, takeCollar, takeRuff, takeTastevin, torsoOf } from './torso.ts';

/** `has` tells which parts of the figure a ray may meet at all; bits of `REGIONS`. The answer stands until the next point is asked for. */
type Solid = (p: Vec3, has?: number) => Sample;

/** Distance to the nearest part of a whole person; `solid` leaves out what light passes through. */
export function createPerson(shape: PersonShape): {
  body: Solid;
  solid: Solid;
  regions: readonly Region[];
} {
  const held = posed(shape);
  const poured = doesPour(shape) && !shape.reach ? pouredAt(held, shape) : null;
  const arms = held.map((arm, i) => ({
    arm,
    bit: FIRST_ARM << i,
    hand: handOf(arm, gripOf(arm, i === 0 ? poured : null)),
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

/** A girl has no figure yet. */
const isGrown = ({ isWoman, isChild }: PersonShape): boolean => isWoman && !isChild;

/** What stays this close to the hand that holds it. */
const SMALL: ReadonlySet<Held> = new Set<Held>(['glass', 'bottle', 'raised_bottle']);
const SMALL_ROOM = 0.34;
/** Sleeves and hands are no wider than this. */
const ARM_ROOM = 0.08;
const HAND_ROOM = 0.11;
/** Width of the seam where a sleeve grows out of the shoulder. */
const SEAM = 0.05;
/** And of the one where trousers and skirts begin. */
const WAIST_SEAM = 0.06;
/** Metres by which arms hold a pet above a lap. */
const IN_ARMS = 0.49;

interface Limbs {
  arm: Arm;
  hand: (p: Vec3, limit: number) => number;
  sleeve: ReturnType<typeof armOf>;
  bit: number;
}

function personWith(shape: PersonShape, arms: readonly Limbs[], hasClear: boolean): Solid {
  const w = shape.build * (shape.isWoman ? 0.9 : 1);
  const stance = stanceOf(shape.pose);
  const standing = upright(stance);
  const eased = offHip(stance, shape.isOtherFoot);
  const takeHead = headOf(shape, nodOf(shape));
  const torso = torsoOf(w, isGrown(shape));
  const takeLegs = legsOf(shape, stance);
  const headRoom = shape.hat === 'none' ? 0.32 : 0.66;
  const pour =
    doesPour(shape) && !shape.reach
      ? pourOf(
          pouredAt(
            arms.map(({ arm }) => arm),
            shape,
          ),
          shape,
        )
      : null;
  const limbs = arms.map((limbs) => ({
    ...limbs,
    hold: pour && limbs.arm.side === shape.serving ? null : holdOf(limbs.arm, shape),
  }));
  const stand = shape.beside && besideOf(shape.beside, shape);
  const { tree } = shape;
  const basket = atFeetOf(shape);
  const takeWorn = wornOver(shape, stance);
  const inArms = shape.pose === 'cradling';
  const onTray = loadOf(shape, arms);
  const napkin = shape.hasNapkin ? (arms[1]?.arm ?? null) : null;
  // Of the point under way. Made anew for each of millions of points, these would be most of the work;
  // numbers lie in objects, for each new one of a variable that functions share would be an object itself.
  const nearest: Sample = { distance: 0.5, part: 'torso' };
  const take: Take = (d, next) => {
    if (d >= nearest.distance || (!hasClear && isClear(next))) return;
    nearest.distance = d;
    nearest.part = next;
  };
  // Legs and skirts are sewn to the waist: no edge between them and the trunk.
  const trunk = { distance: 0.5 };
  const takeSewn: Take = (d, next) => {
    if (next === 'legs')
      take(blend(d, trunk.distance, WAIST_SEAM), d < trunk.distance ? 'legs' : 'torso');
    else take(d, next);
  };
  const reachHead = (q: Vec3): void => {
    const head = length3(q[0], q[1] - 1.6, q[2] + 0.03) - headRoom;
    if (head < nearest.distance && head > 0.1) take(head, 'hair');
    else if (head < nearest.distance) takeHead(q, nearest.distance, take);
  };
  const [hipAt, legAt] = [blankPoint(), blankPoint()];
  const raised = stance.raised + (shape.raised ?? 0);
  return (at, has = EVERYTHING) => {
    nearest.distance = Infinity;
    nearest.part = 'torso';
    const p: Vec3 = raised === 0 ? at : [at[0], at[1] - raised, at[2]];
    const q = standing(p);
    const hip = eased && q[1] < 1.5 ? shifted(q, eased(q[1]), hipAt) : q;
    // Whatever is nearest comes first: most of the rest is then too far to be measured.
    const isHigh = q[1] > 1.5;
    if (has & HEAD && isHigh) reachHead(q);
    const limit = nearest.distance + SEAM;
    trunk.distance = has & TRUNK ? torso(hip, limit) : Infinity;
    take(trunk.distance, 'torso');
    if (has & LEGS && (q[1] < 1.1 || stance.sunk > 0)) {
      const legs = length2(p[0], p[2] - 0.08) - 0.56;
      if (legs < nearest.distance && legs > 0.15) take(legs, 'legs');
      else if (legs < nearest.distance + WAIST_SEAM)
        takeLegs(
          eased ? shifted(p, eased(p[1]), legAt) : p,
          nearest.distance + WAIST_SEAM,
          takeSewn,
        );
    }
    if (has & HEAD && q[1] > 1.3 && !isHigh) reachHead(q);
    if (shape.hasApron) takeApron(hip, stance, isGrown(shape), take);
    if (q[1] > 1.2) {
      if (shape.linen) takeLinen(q, shape.linen, take);
      if (shape.hasRuff) takeRuff(q, take);
      else if (shape.hasCollar) takeCollar(q, take);
      if (shape.hasBowTie) takeBowTie(q, take);
    }
    if (shape.hasTastevin) takeTastevin(q, take);
    takeWorn?.(q, take);
    if (shape.hasScarf) take(ellipsoid(q, [0, 1.475, 0.005], [0.085, 0.035, 0.085]), 'scarf');
    for (const { arm, hand, sleeve, bit, hold } of limbs) {
      if (!(has & bit)) {
        hold?.(p, nearest.distance, take);
        continue;
      }
      const { shoulder, elbow } = arm;
      const near = length3(p[0] - elbow[0], p[1] - elbow[1], p[2] - elbow[2]) - 0.46;
      const isFar = near > nearest.distance || near > 0.3;
      if (isFar) take(near, 'sleeve');
      const upper = isFar ? 0 : limb(p, shoulder, elbow, ARM_ROOM, ARM_ROOM);
      const lower = isFar ? 0 : limb(p, elbow, arm.hand, ARM_ROOM, HAND_ROOM);
      if (isFar || Math.min(upper, lower) > nearest.distance + SEAM) {
        hold?.(p, nearest.distance, take);
        continue;
      }
      const cloth = sleeve(p);
      // Sleeves are sewn in: no edge between shoulder and arm.
      take(cloth.distance, cloth.part);
      if (has & TRUNK)
        take(
          blend(cloth.upper, trunk.distance, SEAM),
          cloth.upper < trunk.distance ? 'sleeve' : 'torso',
        );
      take(hand(p, nearest.distance), shape.hasGloves ? 'toque' : 'skin');
      hold?.(p, nearest.distance, take);
    }
    if (napkin) takeNapkin(p, napkin, take);
    onTray?.(p, take);
    pour?.(p, nearest.distance, take);
    if (shape.hasHod) wearHod(q, take);
    stand?.(at, take, nearest.distance);
    basket?.(p, take);
    if (tree) standTree([p[0] / tree, p[1] / tree, p[2] / tree], (d, of) => take(d * tree, of));
    if (shape.lap) takeLapPet(inArms ? [p[0], p[1] - IN_ARMS, p[2]] : p, shape.lap, take);
    return nearest;
  };
}

/** A folded cloth over a level forearm, down on either side of it. */
function takeNapkin(p: Vec3, { elbow, hand }: Arm, take: Take): void {
  const at: Vec3 = [elbow[0] * 0.4 + hand[0] * 0.6, 0, elbow[2] * 0.4 + hand[2] * 0.6];
  const top = elbow[1] * 0.4 + hand[1] * 0.6 + 0.055;
  const fold = 0.006 * Math.sin(p[2] * 70 + p[1] * 9);
  take(box(p, [at[0], top - 0.17, at[2]], [0.052 + fold, 0.17, 0.08], 0.02) * 0.9, 'veil');
}

/** Before the foot that is nearer to us, so that no leg hides it. */
function atFeetOf({ atFeet, turned = 1 }: PersonShape): ((p: Vec3, take: Take) => void) | null {
  if (!atFeet) return null;
  const at: Vec3 = [-(turned || 1) * 0.2, HANDLE_AT, 0.42];
  return (p, take) => takeHeld(p, atFeet, { at, side: 1, isFlute: false, index: 2 }, take);
}
/** Of the top of a handle, where the basket stands on the ground. */
const HANDLE_AT = 0.34;

/** Two of what is carried on a tray. */
function loadOf(
  { holds: [held, , load = null] }: PersonShape,
  arms: readonly Limbs[],
): ((p: Vec3, take: Take) => void) | null {
  const { hand } = arms[0]!.arm;
  if (held !== 'tray' || !isWareHeld(load)) return null;
  const step = load.size[2] * 0.55;
  return (p, take) => {
    for (const side of [-step, step])
      takeWare([p[0] - hand[0], p[1] - hand[1] - TRAY_AT, p[2] - hand[2] - side], load, 2, take);
  };
}
/** Metres from the palm to what lies on a tray. */
const TRAY_AT = 0.05;

/** Puts what an arm holds into its hand. */
function holdOf(
  { holds, hand, side }: Arm,
  { isFlute, turned = 0, serving }: PersonShape,
): ((p: Vec3, limit: number, take: Take) => void) | null {
  if (!holds) return null;
  const grip = { at: hand, side, isFlute, turned, index: side === serving ? 0 : 1 };
  if (!SMALL.has(holds)) return (p, _, take) => takeHeld(p, holds, grip, take);
  return (p, limit, take) => {
    const far = length3(p[0] - hand[0], p[1] - hand[1], p[2] - hand[2]) - SMALL_ROOM;
    if (far < limit) takeHeld(p, holds, grip, take);
  };
}
