import { figuresOf } from '#studio/people/figures-of.ts';
import { addCluster } from '#studio/props/grapes/grapes.ts';
import { isBudBreak, isLeafOnVine, isPrunedByHand } from '#studio/compose/at-the-vine.ts';
import { addPickingHands } from './picking-hands.ts';
import { arrangeBuddingCane } from './budding-cane.ts';
import { arrangeLeafyShoot } from './leafy-shoot.ts';
import { arrangePrunedVine } from './pruned-vine.ts';
import { coverWithSnow } from '#studio/props/grapes/snow-caps.ts';
import { addCane, addLeaf } from '#studio/props/grapes/vine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { SceneSpec } from '#studio/scene-spec.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { rotation } from '#studio/vector.ts';
import { hullOf, hullPoints } from '#studio/compose/camera/bounds.ts';
import { saysCut } from '#studio/people/acting/hands-for.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';

/** A ripe bunch on the vine, lit from behind, with its own leaves and cane. */
export function arrangeGrapeMacro(stage: Stage): Arrangement {
  if (isPrunedByHand(stage.spec)) return arrangePrunedVine(stage);
  if (isBudBreak(stage.spec)) return arrangeBuddingCane(stage);
  if (isLeafOnVine(stage.spec)) return arrangeLeafyShoot(stage);
  const { kit, direction } = stage;
  const random = stage.random('macro');
  const isMacro = stage.spec.camera.shot === 'macro';
  const s = direction.side <= 0 ? 1 : -1;
  const bunch = { length: random.range(19, 23), radius: random.range(5.6, 6.8) };
  hangBunch(stage, { top: [0, 24, 0], ...bunch, count: 130 });
  if (random.chance(0.6))
    hangBunch(stage, { top: [12.5 * s, 23, -9], length: 15, radius: 4.8, count: 62 });
  const hands = figuresOf(stage.spec).find(({ part }) => part === 'hands');
  const hasSecateurs =
    stage.spec.things.some(({ thing }) => thing === 'secateurs') ||
    (hands !== undefined && saysCut(hands));
  if (hands)
    addPickingHands(stage, {
      top: [0, 24, 0],
      length: bunch.length,
      radius: bunch.radius,
      side: s,
      count: hands.count,
      hasSecateurs,
    });
  const slope = random.range(-0.1, 0.1);
  const cane = Array.from({ length: 32 }, (_, i): Vec3 => [
    -108 + i * 7,
    30 + Math.sin(i * 0.9) * 0.7 + (i - 15.5) * slope * 3,
    -1.5,
  ]);
  addCane(kit, cane, 0.8);
  // Along the top of the cane, too.
  if (stage.spec.weather === 'snow')
    coverWithSnow(
      kit,
      cane.flatMap((center) => alongCane(center)),
      random.fork('snow'),
    );
  const leaves: readonly [Vec3, number, { x: number; y: number; z: number }][] = [
    [[-9.5 * s, 26, 2.4], 8.4, { x: -0.5, y: 0.5 * s, z: 0.5 * s }],
    [[10 * s, 27.5, -1], 7.8, { x: -0.4, y: -0.6 * s, z: -0.7 * s }],
    [[2.5 * s, 30.5, 3.6], 6.6, { x: -0.9, y: 0, z: 0.1 }],
    [[-15 * s, 20, -5], 7, { x: -0.2, y: 0.9 * s, z: 1.2 * s }],
    [[-4 * s, 33, -3], 7.4, { x: -0.6, y: 0.3, z: 2.4 }],
    [[18 * s, 32, -6], 8, { x: -0.5, y: -0.3, z: -1.4 * s }],
  ];
  leaves.forEach(([center, size, turn], i) => {
    const jitter = random.fork(`leaf ${i}`);
    const tilt = rotation({
      x: turn.x + jitter.range(-0.25, 0.25),
      y: turn.y + jitter.range(-0.3, 0.3),
      z: turn.z + jitter.range(-0.3, 0.3),
    });
    addLeaf(
      kit,
      {
        center,
        size: size * jitter.range(0.85, 1.1),
        rotation: tilt,
        bend: jitter.range(0.25, 0.45),
      },
      { season: direction.season === 'winter' ? 'autumn' : direction.season, random: jitter },
    );
  });
  return {
    framing: {
      pitch: random.range(-3, 3),
      yaw: 0,
      fieldOfView: 32,
      fillWidth: isMacro ? 0.98 : isTall(stage) ? 0.74 : 0.6,
      fillHeight: isMacro ? 0.96 : isBanner(stage) ? 0.78 : isTall(stage) ? 0.56 : 0.68,
      anchor: [0.5 - s * (isBanner(stage) ? 0.16 : isTall(stage) ? 0.02 : 0.05), 0.56],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.5,
      focus: [0, 14, 5],
    },
    centre: [0, 14, 0],
    reach: 16,
    table: null,
    ...(isMacro && { frameOn: bunchPoints(stage) }),
    // The fist with the shears is beside the bunch.
    ...(hasSecateurs && {
      frameOn: [...hullPoints(stage.scene), [-17 * s, 27, 8], [-17 * s, 20, 8]] as const,
    }),
  };
}

/** Between two knots of the cane. */
const alongCane = ([x, y, z]: Vec3): { center: Vec3; radius: number }[] =>
  [0, 1, 2, 3, 4, 5].map((i) => ({ center: [x + i * 1.17, y, z], radius: 0.9 }));

/** Of the bunch in front: its leaves may leave the frame. */
function bunchPoints({ scene }: Stage): readonly Vec3[] {
  const bunch = scene.objects.find(({ thing }) => thing === 'grapes');
  return bunch ? hullOf(scene, new Set([bunch.id])) : hullPoints(scene);
}

/** As the bunch is said to be, else as its wine. */
function grapeColourOf({ spec }: Stage): WineColour {
  const colour = spec.things.find(({ thing }) => thing === 'grapes')?.colour?.name;
  if (!colour) return spec.wine;
  return PALE.includes(colour) ? 'white' : 'red';
}
/** Drops that were asked for, or the rain that is falling. */
const isDewy = ({ things, weather }: SceneSpec): boolean =>
  weather === 'rain' ||
  things.some(
    ({ thing, states }) =>
      thing === 'dewdrops' || (thing === 'grapes' && states.some((one) => WETTED.has(one))),
  );
const WETTED: ReadonlySet<string> = new Set(['misted', 'wet']);

const PALE: readonly string[] = ['white', 'green', 'yellow', 'golden', 'gold'];

function hangBunch(
  stage: Stage,
  bunch: { top: Vec3; length: number; radius: number; count: number },
): void {
  const random = stage.random(`bunch ${bunch.top[0]}`);
  const axis: Vec3 = [random.range(-1.5, 1.5), -bunch.length, random.range(-0.5, 1)];
  addCluster(
    stage.kit,
    { top: bunch.top, axis, radius: bunch.radius, berry: 1.45, count: bunch.count },
    {
      wine: grapeColourOf(stage),
      random,
      isSnowy: stage.spec.weather === 'snow',
      isWet: isDewy(stage.spec),
    },
  );
}
