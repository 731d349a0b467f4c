import { lookOfHands } from '#studio/compose/people/look-of-hands.ts';
import { figuresOf } from '#studio/people/figures-of.ts';
import { addSplash } from '#studio/props/drinks/splash.ts';
import { addPour } from '#studio/props/pour.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import {
  NO_ROTATION,
  compose,
  cross,
  dot,
  normalize,
  rotate,
  rotation,
  scale,
  subtract,
} from '#studio/vector.ts';
import { addDecanter } from '#studio/props/decanter.ts';
import { uncovered } from '#studio/compose/things/asked-things.ts';
import { pouringOf } from '#studio/compose/things/events/pouring.ts';
import { SKINS, SLEEVES } from '#studio/props/hand/colours.ts';
import { addHand } from '#studio/props/hand/grip-hand.ts';
import { bottleHeight, bottleRadius } from '#studio/props/bottle/shapes.ts';
import { hullPoints } from '#studio/compose/camera/bounds.ts';
import { glassOptions, putBottle, putGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall, isWide } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import type { PlacedGlass } from '#studio/props/stemware.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A bottle tilted in from the side, held from behind; without people its foot leaves the frame. */
export function arrangePour(stage: Stage): Arrangement {
  const { direction, spec, kit } = stage;
  const random = stage.random('pour');
  const s = direction.side <= 0 ? 1 : -1;
  const glassAt: Vec3 = [0, 0, 0];
  const glass = target(stage, glassAt, random.range(0.66, 0.9));
  const others = othersOf(spec);
  for (let i = 1; i <= others; i++) stand(stage, [-s * i * GAP, 0, -i * RECEDE], 0.6);
  const lift = glass.height + random.range(3.6, 5);
  const mouth: Vec3 = [s * random.range(1.6, 2.4), lift, 0];
  // Wide frames cannot lose the foot at the side, so the bottle leaves through the top.
  const rise = ((isWide(stage) ? random.range(48, 56) : random.range(20, 27)) * Math.PI) / 180;
  const neck = pourFrom(stage, { mouth, rise, s });
  if (spec.things.some(({ thing }) => thing === 'splash')) splash(stage, glass);
  if (areBothAsked(stage)) holdTarget(stage, { s, height: glass.height });
  addPour(kit, {
    from: [mouth[0] + s * 0.4, mouth[1] - 0.35, 0],
    velocity: [-3.4 * s, -1.6, 0],
    to: [glassAt[0] - 1.1 * s, glass.level - 0.05, 0],
    wine: spec.wine,
    radii: [0.5, 0.24],
    phase: random.range(0, 6),
    isBacklit: glassOptions(stage).isBacklit === true,
  });
  return {
    framing: {
      pitch: random.range(1, 4),
      yaw: 0,
      fieldOfView: isBanner(stage) ? 25 : 31,
      ...(isNear(stage) && { mostArea: 0.8 }),
      fillWidth: isNear(stage) ? 0.9 : others > 0 ? 0.86 : isTall(stage) ? 0.8 : 0.56,
      fillHeight: isWide(stage) ? 0.92 : isTall(stage) ? 0.62 : 0.86,
      anchor: [
        others > 0
          ? 0.5
          : 0.5 - s * (isBanner(stage) ? 0.1 : isWide(stage) ? 0.08 : isTall(stage) ? 0 : 0.1),
        isTall(stage) ? 0.62 : 0.53,
      ],
      margin: 0.035,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, 12, 2],
    },
    centre: [0, 14, 0],
    reach: 16,
    table: { near: 220, far: direction.decor === 'sweep' ? -130 : -24, halfWidth: 170 },
    frameOn: [...bowlOnly(stage, glass.height), ...neck],
  };
}

/** Seen from near, a glass is its bowl. */
function bowlOnly(stage: Stage, height: number): Vec3[] {
  const points = hullPoints(stage.scene);
  const isGlass = pouringOf(stage.spec).into === 'glass';
  return isNear(stage) && isGlass ? points.filter(([, y]) => y > height * 0.36) : points;
}

/** An arm that ends in the frame is a horror: with more on the table there is more above it. */
const FAR = 120;
const isSeenFar = ({ spec }: Stage): boolean =>
  othersOf(spec) > 0 || uncovered(spec, 'pour').length > 0;

/** Between the feet of glasses in a row, and how far each stands behind the one before. */
const GAP = 8.6;
const RECEDE = 2.2;
const MOST_OTHERS = 7;
const VESSELS: ReadonlySet<ThingId> = new Set<ThingId>(['glass', 'champagne_flute']);

/** 'Poured into a row of flutes', 'into two glasses': one is being filled, the others stand beside it. */
function othersOf(spec: SceneSpec): number {
  if (pouringOf(spec).into !== 'glass') return 0;
  const told = spec.things.find(({ thing }) => VESSELS.has(thing));
  const all = told?.count ?? (told?.isSeveral ? SEVERAL : 1);
  return Math.min(MOST_OTHERS, all - 1);
}
const SEVERAL = 4;

const areBothAsked = ({ spec }: Stage): boolean =>
  spec.people !== false && figuresOf(spec).some(({ part, count }) => part === 'hands' && count > 1);

/** The other hand, from the side that the bottle leaves free: round the stem, or the neck of a decanter. */
function holdTarget(stage: Stage, { s, height }: { s: number; height: number }): void {
  const random = stage.random('holding hand');
  const isGlass = pouringOf(stage.spec).into === 'glass';
  addHand(stage.kit, {
    at: [0, height * (isGlass ? 0.24 : 0.62), 0],
    turn: NO_ROTATION,
    radius: isGlass ? 0.5 : 2,
    side: s > 0 ? -1 : 1,
    drop: 0.3,
    look: lookOfHands(stage.spec, {
      skin: stage.random('pouring hand').pick(SKINS),
      sleeve: random.pick(SLEEVES),
    }),
  });
}

const stand = (stage: Stage, at: Vec3, fill: number): PlacedGlass =>
  putGlass(stage, at, {
    fill,
    ...(stage.spec.glass === 'flute' && { thing: 'champagne_flute' }),
  });

/** What is poured into. */
function target(stage: Stage, at: Vec3, fill: number): { height: number; level: number } {
  const { into } = pouringOf(stage.spec);
  if (into === 'glass') return stand(stage, at, fill);
  const form = into === 'carafe' ? 'carafe' : 'ship';
  const { height } = addDecanter(stage.kit, at, { form, wine: stage.spec.wine });
  return { height, level: 5 };
}

/** Out of the bowl of a glass, or from the narrow mouth of a decanter. */
function splash(stage: Stage, { height, level }: { height: number; level: number }): void {
  const { kit, spec } = stage;
  const { wine } = spec;
  const isBacklit = glassOptions(stage).isBacklit === true;
  if (pouringOf(spec).into === 'glass')
    addSplash(kit, [0, level, 0], { wine, rim: height - level, isBacklit });
  else addSplash(kit, [-1, height - 1, 0], { wine, rim: 1.6, isBacklit });
}

/** Local y of the bottle runs from foot to mouth; here it points down and inwards. */
function pourFrom(
  stage: Stage,
  { mouth, rise, s }: { mouth: Vec3; rise: number; s: number },
): Vec3[] {
  const { from: source } = pouringOf(stage.spec);
  const length = (source === 'bottle' ? bottleHeight(stage.spec.bottle) : DECANTER_HEIGHT) - 0.1;
  const turn = compose(
    rotation({ z: s * (Math.PI / 2 + rise) }),
    rotation({ y: -s * (Math.PI / 2 - 0.35) }),
  );
  const along = rotate(turn, [0, 1, 0]);
  const foot: Vec3 = [
    mouth[0] - along[0] * length,
    mouth[1] - along[1] * length,
    mouth[2] - along[2] * length,
  ];
  if (stage.spec.people !== false) holdBottle(stage, { mouth, along, length });
  if (source === 'bottle')
    putBottle(stage, foot, {
      rotation: turn,
      isOpen: true,
      fill: 0.99,
      role: 'prop',
      closure: stage.spec.closure === 'muselet' ? 'muselet' : 'cork',
    });
  else
    addDecanter(stage.kit, foot, {
      form: source === 'carafe' ? 'carafe' : 'ship',
      wine: stage.spec.wine,
      role: source === 'carafe' ? 'prop' : 'hero',
      turn,
    });
  const from = (back: number, dy = 0): Vec3 => [
    mouth[0] - along[0] * back,
    mouth[1] - along[1] * back + dy,
    0,
  ];
  // The neck and shoulder belong in the frame; the foot and the hand do not.
  const isHeld = stage.spec.people !== false && !isNear(stage);
  // Whoever pours is nobody's wish here: the hand may leave the frame, the glass gets it.
  const held = figuresOf(stage.spec).length > 0 ? 0.9 : 0.68;
  const reach = isHeld ? [0, length * held] : [0, 9];
  return reach.flatMap((back) => [from(back, -2.4), from(back, 2.4)]);
}

/** 'Close-up of wine being poured': the stream and the bowl, without the foot of the glass. */
const isNear = ({ spec: { camera } }: Stage): boolean =>
  camera.shot === 'close_up' || camera.shot === 'macro';

const DECANTER_HEIGHT = 25;
/** How far from the mouth a bottle is held, in its own lengths: the label stays in view. */
const HELD_AT = 0.78;
/** Decanters are held by the neck. */
const NECK_AT = 0.4;

/** A hand over the bottle: whoever pours stands out of the frame. */
function holdBottle(
  stage: Stage,
  { mouth, along, length }: { mouth: Vec3; along: Vec3; length: number },
): void {
  const random = stage.random('pouring hand');
  const isCarafe = pouringOf(stage.spec).from !== 'bottle';
  // An arm without a body comes from above, where it leaves the frame.
  const back: Vec3 = [0, 0.9, -0.4];
  const x = normalize(subtract(back, scale(along, dot(back, along))));
  const z = cross(x, along);
  addHand(stage.kit, {
    at: subtract(mouth, scale(along, length * (isCarafe ? NECK_AT : HELD_AT))),
    turn: [x[0], along[0], z[0], x[1], along[1], z[1], x[2], along[2], z[2]],
    radius: isCarafe ? 2.2 : bottleRadius(stage.spec.bottle),
    side: 1,
    drop: 0.25,
    ...(isSeenFar(stage) && { reach: FAR }),
    look: lookOfHands(stage.spec, { skin: random.pick(SKINS), sleeve: random.pick(SLEEVES) }),
  });
}
