import { figuresOf } from '#studio/people/figures-of.ts';
import { addClosedHand } from '#studio/props/hand/add-hand.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';
import { lookOfHands } from './look-of-hands.ts';
import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Archetype } from '#studio/compose/direction.ts';
import type { Stage } from '#studio/compose/stage.ts';

/** Pictures whose own hands do what was asked. */
const OWN: ReadonlySet<Archetype> = new Set<Archetype>(['toast', 'pour', 'grape_macro']);
/** From the wrist to the tips of bent fingers. */
const REACH = 15;
/** And of stretched ones. */
const STRETCHED = 19.6;

/** With more there, a hand would be in the way of the rest. */
const MOST_AROUND = 2;

/** Of the first thing that was asked for, the one farthest to the right. */
function targetOf({ scene, spec }: Stage): readonly Vec3[] | null {
  const [asked] = spec.things;
  const hulls = scene.objects
    .filter(({ thing }) => thing !== undefined && thing === asked?.thing)
    .map(({ id }) => hullOf(scene, new Set([id])))
    .filter((hull) => hull.length > 0);
  const rightOf = (hull: readonly Vec3[]): number => spanOf(hull, 0)[1];
  return hulls.toSorted((a, b) => rightOf(b) - rightOf(a))[0] ?? null;
}

/** Open and level, its fingertips just before what it is about to take. */
function addHandTo(stage: Stage, target: readonly Vec3[]): readonly Vec3[] {
  const random = stage.random('reaching hands');
  const [, right] = spanOf(target, 0);
  const [foot, top] = spanOf(target, 1);
  const [far, near] = spanOf(target, 2);
  const fingers = normalize([-0.97, 0.02, -0.2]);
  const back = normalize([-0.2, 0, 0.97]);
  const tips: Vec3 = [right + 0.8, foot + (top - foot) * AT_HEIGHT, (far + near) / 2];
  const look = lookOfHands(stage.spec, {
    skin: random.pick(SKINS),
    sleeve: random.pick(SLEEVES),
  });
  const wrist = subtract(tips, scale(fingers, STRETCHED * look.size));
  addClosedHand(stage.kit, {
    frame: { wrist, fingers, back, thumb: [0, 1, 0] },
    open: { bend: [0.2, 0.32, 0.22], spread: 0.55, swing: 0.5, thumb: [0.25, 0.2] },
    held: null,
    middle: add(tips, [-2, 3, 0]),
    arm: normalize([0.93, -0.24, 0.26]),
    look,
  });
  return [wrist];
}
/** Of a bottle's body or a glass's bowl. */
const AT_HEIGHT = 0.45;

/** 'A spread of tapas, hands reaching in': arms come from the sides of the table. Says what of them is to be in the frame. */
export function addReachingHands(stage: Stage, points: readonly Vec3[]): readonly Vec3[] {
  const hands = figuresOf(stage.spec).find(({ part }) => part === 'hands');
  if (!hands || OWN.has(stage.direction.archetype) || points.length === 0) return [];
  const isOne =
    hands.action === 'choosing' && hands.count === 1 && stage.spec.things.length <= MOST_AROUND;
  const target = isOne ? targetOf(stage) : null;
  if (target) return addHandTo(stage, target);
  const random = stage.random('reaching hands');
  const [left, right] = spanOf(points, 0);
  const [, near] = spanOf(points, 2);
  const [middle, wide] = [(left + right) / 2, (right - left) / 2];
  const skins = random.shuffle(SKINS);
  const sides = hands.count > 1 ? ([-1, 1] as const) : ([1] as const);
  for (const [i, s] of sides.entries()) {
    const fingers = normalize([-s * 0.86, -0.3, -0.4]);
    const thumb = normalize(cross([0, 1, 0], fingers));
    const back = cross(thumb, fingers);
    const tips: Vec3 = [
      middle + s * wide * random.range(0.45, 0.6),
      3,
      near * random.range(0.35, 0.6),
    ];
    addClosedHand(stage.kit, {
      frame: {
        wrist: subtract(tips, scale(fingers, REACH)),
        fingers,
        back: back[1] > 0 ? back : scale(back, -1),
        thumb: scale(thumb, thumb[2] < 0 ? 1 : -1),
      },
      open: { bend: [0.3, 0.4, 0.25], spread: 0.6, swing: 0.5, thumb: [0.2, 0.2] },
      held: null,
      middle: add(tips, [0, -2, 0]),
      arm: normalize([s * 0.85, 0.16, 0.5]),
      look: lookOfHands(stage.spec, { skin: skins[i]!, sleeve: random.pick(SLEEVES) }),
    });
  }
  return [];
}
