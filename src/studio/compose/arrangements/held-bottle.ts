import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import type { HandLook } from '#studio/props/hand/hand-look.ts';
import { putBottle } from '#studio/compose/dress.ts';
import { isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { bottleHeight, bottleRadius } from '#studio/props/bottle/shapes.ts';
import { addCork, addCorkscrew } from '#studio/props/bottle/cork.ts';
import { CORK_OUT, HANDLE_UP } from '#studio/props/bottle/dress/in-cork.ts';
import { addClosedHand } from '#studio/props/hand/add-hand.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import { addHand } from '#studio/props/hand/grip-hand.ts';
import { addSupportHand, footOf } from '#studio/props/hand/support-hand.ts';
import type { Rotation, Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { isSparkling } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { add, cross, dot, length, normalize, rotation, scale, subtract } from '#studio/vector.ts';

const NECK = 1.5;

interface Hold {
  side: 1 | -1;
  look: HandLook;
}

/** A bottle held by its neck, the other hand under it: the label is shown. */
export function arrangeHeldBottle(stage: Stage, areBoth: boolean): Arrangement {
  const hold = holdOf(stage);
  const height = bottleHeight(stage.spec.bottle);
  putBottle(stage, [0, 0, 0]);
  gripNeck(stage, hold, height * 0.78);
  if (areBoth)
    addSupportHand(stage.kit, {
      ...hold,
      at: [0, 0, 0],
      solid: footOf([0, 0, 0], bottleRadius(stage.spec.bottle)),
      side: hold.side > 0 ? -1 : 1,
    });
  return framed(stage, [
    [-8, -3, 0],
    [8, height, 0],
  ]);
}

/** The mushroom of a sparkling wine's cork, in the fist. */
const CORK_HEAD = 1.7;

/** No screw goes into the cork of a sparkling wine, unless somebody asks for it. */
const opensByHand = ({ wine, things }: SceneSpec): boolean =>
  isSparkling(wine) && !things.some(({ thing }) => SCREWS.has(thing));
const SCREWS: ReadonlySet<ThingId> = new Set<ThingId>(['corkscrew', 'waiters_friend']);

/** One hand steadies the neck, the other draws the cork with the corkscrew. */
export function arrangeOpening(stage: Stage): Arrangement {
  const { kit, spec } = stage;
  const hold = holdOf(stage);
  const height = bottleHeight(spec.bottle);
  const isByHand = opensByHand(spec);
  putBottle(stage, [0, 0, 0], { isOpen: true, fill: 0.98, closure: 'cork' });
  addCork(kit, { position: [0, height + CORK_OUT, 0], rotation: rotation({}) }, spec.wine);
  const handle: Vec3 = [0, height + (isByHand ? 1.6 : HANDLE_UP), 0];
  const s = hold.side;
  const fingers = normalize([s * 0.62, -0.3, 0.72]);
  const thumb = normalize(cross(fingers, [0, 1, 0]));
  // Local x of the corkscrew is its worm, y its handle.
  const worm: Vec3 = [0, -1, 0];
  const third = cross(worm, thumb);
  const turn: Rotation = [
    worm[0],
    thumb[0],
    third[0],
    worm[1],
    thumb[1],
    third[1],
    worm[2],
    thumb[2],
    third[2],
  ];
  if (!isByHand) addCorkscrew(kit, { position: handle, rotation: turn });
  const back = scale(normalize(cross(fingers, thumb)), 1);
  const upwards = back[1] > 0 ? back : scale(back, -1);
  addClosedHand(kit, {
    frame: {
      wrist: subtract(handle, add(scale(fingers, 8.4), scale(upwards, -2.2))),
      fingers,
      back: upwards,
      thumb: scale(thumb, s),
    },
    open: { bend: [0.2, 0.3, 0.2], spread: 0.3, swing: 0.8 },
    held: (p) => {
      const q = subtract(p, handle);
      return isByHand
        ? length(q) - CORK_HEAD
        : length(subtract(q, scale(thumb, dot(q, thumb)))) - 0.85;
    },
    middle: add(handle, scale(thumb, s * 3)),
    arm: normalize([-s * 0.86, 0.3, -0.42]),
    look: hold.look,
  });
  gripNeck(stage, hold, height * 0.66);
  return framed(stage, [
    [-9, height * 0.42, 0],
    [9, height + 11, 0],
  ]);
}

function holdOf(stage: Stage): Hold {
  const random = stage.random('holding hands');
  return {
    side: stage.direction.side > 0 ? -1 : 1,
    look: lookOfHands(stage.spec, { skin: random.pick(SKINS), sleeve: random.pick(SLEEVES) }),
  };
}

function gripNeck({ kit, spec }: Stage, hold: Hold, height: number): void {
  const isNeck = height > bottleHeight(spec.bottle) * 0.72;
  addHand(kit, {
    at: [0, height, 0],
    turn: rotation({}),
    radius: isNeck ? NECK : bottleRadius(spec.bottle) * 0.86,
    drop: 0.4,
    ...hold,
  });
}

function framed(stage: Stage, [low, high]: readonly [Vec3, Vec3]): Arrangement {
  const middle = (low[1] + high[1]) / 2;
  return {
    framing: {
      pitch: 5,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: isTall(stage) ? 0.8 : 0.6,
      fillHeight: 0.76,
      anchor: [0.5, 0.5],
      margin: 0.05,
      lensRadius: stage.direction.isPainterly ? 0 : 0.25,
      focus: [0, middle, 2],
    },
    centre: [0, middle, 0],
    reach: 14,
    table: null,
    frameOn: [low, high, [low[0], high[1], 0], [high[0], low[1], 0]],
  };
}
