import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { ellipsoid } from '#studio/people/painting/distance.ts';
import { addCuppedHands } from '#studio/props/hand/cup-hands.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import { addSupportHand } from '#studio/props/hand/support-hand.ts';
import type { Distance } from '#studio/props/making/solid-mesh.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { hullPoints, spanOf } from '#studio/compose/camera/bounds.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { askedThings } from '#studio/compose/things/asked-things.ts';
import { placeThings } from '#studio/compose/things/layout/place-things.ts';

const STANCES = new Map(THINGS.map(({ id, stance }) => [id, stance]));
/** What a hand closes round by itself: other arrangements show it so. */
const GRIPPED = new Set<ThingId>(['glass', 'champagne_flute', 'bottle', 'magnum', 'half_bottle']);

const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** A bottle and nothing else is in the hands. */
export function isBottleHeld(spec: SceneSpec): boolean {
  const all = askedThings(spec);
  return all.length > 0 && all.every(({ thing }) => BOTTLES.has(thing)) && spec.glasses === 0;
}

/** Wider than a fist, in centimetres from its middle. */
const WIDE = 6;

/** 'A hand holding a cork', 'hands with a basket of grapes': what is held instead of a glass, and what is in it. */
export function heldThings(spec: SceneSpec): readonly AskedThing[] {
  const hands = figuresOf(spec).find(({ part }) => part === 'hands');
  const all = askedThings(spec);
  const roots = all.filter(({ relation }) => relation === null);
  if (!hands || hands.action === 'pouring' || roots.length !== 1) return [];
  const [{ thing }] = roots as [AskedThing];
  const stance = STANCES.get(thing);
  const canBeHeld = stance === 'small' || stance === 'dish' || stance === 'tall';
  return canBeHeld && !GRIPPED.has(thing) ? all : [];
}

/** It lies on the open palm, or in both hands, raised to the camera. */
export function arrangeHeld(stage: Stage, things: readonly AskedThing[]): Arrangement {
  const { direction, spec } = stage;
  const random = stage.random('held');
  const side = direction.side > 0 ? -1 : 1;
  const { left, right } = placeThings(stage, { things });
  const middle = (left + right) / 2;
  const frameOn = hullPoints(stage.scene, 'prop');
  const [, tall] = spanOf(frameOn, 1);
  const skin = random.pick(SKINS);
  const look = lookOfHands(spec, {
    skin: direction.decor === 'landscape' ? tanned(skin) : skin,
    sleeve: random.pick(SLEEVES),
  });
  const reach = (right - left) / 2;
  const areBoth = figuresOf(spec).some(({ part, count }) => part === 'hands' && count > 1);
  const isInBoth = areBoth || reach > WIDE;
  if (isInBoth)
    addCuppedHands(stage.kit, {
      foot: [middle, 0, 0],
      wide: Math.min(11, reach),
      tall,
      solid: lyingIn(frameOn, middle),
      look,
    });
  else
    addSupportHand(stage.kit, {
      at: [middle, 0, 0],
      solid: lyingIn(frameOn, middle),
      side,
      look,
    });
  const low = Math.max(5, reach * 0.7);
  return {
    framing: {
      // What lies flat is looked at from above.
      pitch: isInBoth ? (tall > reach * 0.9 ? 36 : 46) : 27,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: 0.5,
      fillHeight: 0.5,
      anchor: [0.5 - (isInBoth ? 0 : side * 0.06), 0.47],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.2,
      focus: [middle, 2, 1],
    },
    centre: [middle, 2, 0],
    reach: 12,
    table: null,
    frameOn: [...frameOn, [middle - low, -low, 0], [middle + low, -low, 0]],
  };
}

/** What lies in the hands, as they feel it. */
function lyingIn(hull: readonly Vec3[], middle: number): Distance {
  const half = (axis: 0 | 1 | 2): number => {
    const [low, high] = spanOf(hull, axis);
    return Math.max(1.2, high - low) / (axis === 1 ? 1 : 2);
  };
  const [wide, tall, deep] = [half(0), half(1), half(2)];
  return (p) => ellipsoid(p, [middle, tall * 0.5, 0], [wide * 0.9, tall * 0.52, deep * 0.9]);
}

/** Against an open sky pale skin would be as white as it. */
const tanned = ([r, g, b]: Vec3): Vec3 => [r * 0.62, g * 0.54, b * 0.48];
