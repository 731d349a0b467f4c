import type { HandLook } from '#studio/props/hand/hand-look.ts';
import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import type { Stage } from '#studio/compose/stage.ts';
import { ellipsoid, length2 } from '#studio/people/painting/distance.ts';
import { buildSecateurs } from '#studio/props/cellar/tools/secateurs.ts';
import { addClosedHand } from '#studio/props/hand/add-hand.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import { addHand } from '#studio/props/hand/grip-hand.ts';
import { startModel, within } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { add, cross, dot, normalize, rotate, rotation, scale, subtract } from '#studio/vector.ts';

interface Picking {
  /** Where the bunch hangs from, how long and how wide it is. */
  top: Vec3;
  length: number;
  radius: number;
  /** Where the arm of the hand that bears it leaves. */
  side: 1 | -1;
  count: number;
  hasSecateurs: boolean;
}

/** One hand bears the bunch from below; the other takes its stalk, or cuts it. */
export function addPickingHands(stage: Stage, picking: Picking): void {
  const random = stage.random('picking hands');
  const look = lookOfHands(stage.spec, {
    skin: random.pick(SKINS),
    sleeve: random.pick(SLEEVES),
  });
  bearBunch(stage, picking, look);
  if (picking.hasSecateurs) cutStalk(stage, picking, look);
  else if (picking.count > 1)
    addHand(stage.kit, {
      at: add(picking.top, [0, 1.5, 1]),
      turn: rotation({ z: 0.1 * picking.side }),
      radius: 0.6,
      side: picking.side > 0 ? -1 : 1,
      drop: -0.1,
      look,
    });
}

/** One hand holds the shoot, the other cuts it off below. */
export function addPruningHands(
  stage: Stage,
  { cut, grip, side }: { cut: Vec3; grip: Vec3; side: 1 | -1 },
): void {
  const random = stage.random('picking hands');
  const look = lookOfHands(stage.spec, { skin: random.pick(SKINS), sleeve: random.pick(SLEEVES) });
  addHand(stage.kit, { at: grip, turn: rotation({}), radius: 0.5, side, drop: 0.25, look });
  cutStalk(stage, { top: cut, radius: BEFORE_SHOOT, side }, look);
}
/** The blades are at the shoot itself, not before the berries round a stalk. */
const BEFORE_SHOOT = -1.6;

function bearBunch(stage: Stage, { top, length, radius, side: s }: Picking, look: HandLook): void {
  const fingers = normalize([-s * 0.5, 0.05, 0.82]);
  const up: Vec3 = [-s * 0.5, 0.84, 0];
  const palm = normalize(subtract(up, scale(fingers, dot(up, fingers))));
  const back = scale(palm, -1);
  const thumb = scale(cross(fingers, back), s);
  const at = add(top, [s * 2.8, -length * 0.82, -1.2]);
  const middle: Vec3 = [top[0], top[1] - length * 0.45, top[2]];
  addClosedHand(stage.kit, {
    frame: {
      wrist: subtract(at, add(scale(fingers, 7.4), scale(back, -1.3))),
      fingers,
      back,
      thumb,
    },
    open: { bend: [0.05, 0.1, 0.06], spread: 0.35, swing: 0.3 },
    held: (p) => ellipsoid(p, middle, [radius * 0.86, length * 0.5, radius * 0.86]),
    middle: add(middle, [s * radius * 0.7, -length * 0.15, radius * 0.4]),
    arm: normalize([s * 0.82, -0.48, -0.3]),
    look,
  });
}

/** Both handles in the fist, the blades before the stalk. */
function cutStalk(
  stage: Stage,
  { top, radius, side: s }: Pick<Picking, 'top' | 'radius' | 'side'>,
  look: HandLook,
): void {
  const { kit } = stage;
  const turn = { x: Math.PI / 2, z: s > 0 ? 0.28 : Math.PI - 0.28 };
  const matrix = rotation(turn);
  const at = subtract(add(top, [0, 1.6, radius + 2.4]), rotate(matrix, [4.6, 0, 0]));
  buildSecateurs(
    within(startModel(kit, { position: at, yaw: 0 }, 'secateurs'), [0, 0, 0], turn),
    null,
  );
  const [along, across, deep] = [
    rotate(matrix, [1, 0, 0]),
    rotate(matrix, [0, 0, 1]),
    rotate(matrix, [0, 1, 0]),
  ];
  const grip = add(at, rotate(matrix, [-8.6, 0, -0.3]));
  const up: Vec3 = across[1] > 0 ? across : scale(across, -1);
  const ahead: Vec3 = [0, -0.3, 0.95];
  const fingers = normalize(subtract(ahead, scale(along, dot(ahead, along))));
  const lifted = normalize(subtract(up, scale(fingers, dot(up, fingers))));
  addClosedHand(kit, {
    frame: {
      wrist: add(subtract(grip, scale(fingers, 8.2)), scale(lifted, 4)),
      fingers,
      back: lifted,
      thumb: along,
    },
    open: { bend: [0.15, 0.25, 0.15], spread: 0.25, swing: 0.7 },
    held: (p) => {
      const q = subtract(p, grip);
      return length2(Math.max(Math.abs(dot(q, across)) - 2, 0), dot(q, deep)) - 0.85;
    },
    middle: add(grip, scale(along, 3)),
    arm: normalize([-s * 0.9, 0.1, -0.3]),
    look,
  });
}
