import { addCluster } from '#studio/props/grapes.ts';
import { addCane, addLeaf } from '#studio/props/vine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';
import { putBottle, putGlass, wantsBottle, wantsGlass } from '#studio/compose/dress.ts';
import { arrangeNothing } from './nothing.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';

/** The land is the picture; what was asked for stands before it, else a hanging bunch at most. */
export function arrangeWideLandscape(stage: Stage): Arrangement {
  const random = stage.random('foreground');
  const { spec, direction } = stage;
  if (wantsBottle(spec) || wantsGlass(spec)) return arrangeLedge(stage);
  const isAmongVines = direction.hasRows && direction.season !== 'winter';
  // Whatever was asked for out there must not hang behind a bunch.
  const isFree = spec.things.length === 0 && !spec.refused.includes('grapes');
  return isAmongVines && isFree && random.chance(0.4) ? arrangeVineFrame(stage) : arrangeNothing();
}

function arrangeLedge(stage: Stage): Arrangement {
  const { direction, spec } = stage;
  const random = stage.random('ledge');
  const s = direction.side <= 0 ? 1 : -1;
  if (wantsBottle(spec)) putBottle(stage, [0, 0, -2]);
  if (wantsGlass(spec)) putGlass(stage, wantsBottle(spec) ? [9.4 * s, 0, 3] : [0, 0, 0]);
  return {
    framing: {
      pitch: random.range(5, 9),
      yaw: 0,
      fieldOfView: 36,
      fillWidth: isTall(stage) ? 0.5 : 0.36,
      fillHeight: isBanner(stage) ? 0.62 : isTall(stage) ? 0.36 : 0.48,
      anchor: [
        0.5 - s * (isBanner(stage) ? 0.3 : isTall(stage) ? 0.14 : 0.22),
        isTall(stage) ? 0.72 : 0.66,
      ],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.1,
    },
    centre: [0, 12, 0],
    reach: 16,
    table: { near: 220, far: -10, halfWidth: 200 },
  };
}

/** A hanging bunch and a few leaves in the upper corner, the rows running away below. */
function arrangeVineFrame(stage: Stage): Arrangement {
  const { direction, kit, spec } = stage;
  const random = stage.random('vine frame');
  const s = direction.side <= 0 ? 1 : -1;
  addCluster(
    kit,
    { top: [0, 20, 0], axis: [random.range(-1, 1), -16, 0.5], radius: 4.8, berry: 1.25, count: 84 },
    { wine: spec.wine, random: random.fork('bunch') },
  );
  const cane = Array.from({ length: 20 }, (_, i): Vec3 => [
    (-90 + i * 6) * s,
    26 + Math.sin(i * 0.8) * 0.8,
    -1.5,
  ]);
  addCane(kit, cane, 0.75);
  const spots: readonly [Vec3, number][] = [
    [[-8, 23, 2], 6.6],
    [[6, 25, 1], 6.2],
    [[-17, 25, -2], 7.2],
    [[14, 27, -3], 6.4],
    [[-2, 29, 2], 6.8],
    [[-26, 28, 0], 7],
  ];
  spots.forEach(([[x, y, z], size], i) => {
    const jitter = random.fork(`leaf ${i}`);
    addLeaf(
      kit,
      {
        center: [x * s, y, z],
        size,
        rotation: rotation({
          x: jitter.range(-0.9, -0.2),
          y: jitter.range(-0.7, 0.7),
          z: jitter.range(-1, 1),
        }),
        bend: 0.32,
      },
      { season: direction.season, random: jitter },
    );
  });
  return {
    framing: {
      pitch: 0,
      yaw: 0,
      fieldOfView: 36,
      fillWidth: 0.34,
      fillHeight: isBanner(stage) ? 0.7 : isTall(stage) ? 0.34 : 0.46,
      anchor: [
        0.5 - s * (isBanner(stage) ? 0.3 : isTall(stage) ? 0.16 : 0.24),
        isBanner(stage) ? 0.5 : isTall(stage) ? 0.3 : 0.4,
      ],
      margin: 0.05,
      lensRadius: direction.isPainterly ? 0 : 0.12,
    },
    centre: [0, 14, 0],
    reach: 16,
    table: null,
  };
}
