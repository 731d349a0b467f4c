import { CORK_RADIUS, addCork, addCorkscrew } from '#studio/props/bottle/cork.ts';
import { bottleHeight, bottleRadius } from '#studio/props/bottle/shapes.ts';
import { addFork, addKnife } from '#studio/props/cutlery.ts';
import { addBoard, addNapkin, addPlate, boardThickness } from '#studio/props/tableware.ts';
import { addLeaf } from '#studio/props/grapes/vine.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import { compose, rotation } from '#studio/vector.ts';
import { putBottle, putGlass } from '#studio/compose/dress.ts';
import { isTall, isWide } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { layAccent, lying } from './accents.ts';

/** A flat lay: the bottle lies with its label up, glasses are circles, the rest fills the corners. */
export function arrangeOverhead(stage: Stage): Arrangement {
  const { kit, spec, direction } = stage;
  const random = stage.random('overhead');
  const s = direction.side <= 0 ? 1 : -1;
  const tall = isTall(stage);
  const tilt = random.range(0.1, 0.35) * s;
  const radius = bottleRadius(spec.bottle);
  const length = bottleHeight(spec.bottle);
  // Lying with its foot towards the camera; the label's middle, which faces +z when standing, then looks up.
  const rotate = compose(rotation({ y: tilt }), rotation({ x: -Math.PI / 2 }));
  putBottle(stage, [-9 * s + Math.sin(tilt) * length * 0.5, radius, length * 0.5], {
    rotation: rotate,
    fill: 0.995,
  });
  putGlass(stage, tall ? [7 * s, 0, -9] : [9 * s, 0, -6]);
  if (spec.glasses > 1) putGlass(stage, tall ? [9 * s, 0, 7] : [19 * s, 0, 3]);
  addBoard(
    kit,
    { position: [tall ? 8 * s : 14 * s, 0, tall ? 20 : 14], yaw: -0.2 * s },
    { length: 32, width: 18, isSlate: random.chance(0.4) },
  );
  const wanted = [...new Set<Accompaniment>([...direction.food, 'cheese', 'olives'])]
    .filter((f) => f !== 'candles')
    .slice(0, 4);
  const spots = tall
    ? ([
        [0, 16, boardThickness],
        [13, 24, boardThickness],
        [-15, -20, 0],
        [14, -24, 0],
      ] as const)
    : ([
        [6, 10, boardThickness],
        [20, 17, boardThickness],
        [-27, -12, 0],
        [-26, 14, 0],
      ] as const);
  wanted.forEach((what, i) => {
    const [x, z, y] = spots[i]!;
    layAccent(stage, what, { at: [x * s, y, z], yaw: random.range(-0.8, 0.8) });
  });
  addPlate(kit, [tall ? -20 * s : 33 * s, 0, -14], {
    radius: 9,
    tone: random.pick(['white', 'sand', 'dark']),
  });
  addKnife(kit, { position: [28 * s, 0, 6], yaw: 1.3 });
  addFork(kit, { position: [24 * s, 0, -16], yaw: 1.5 });
  addNapkin(kit, { position: [-31 * s, 0, 4], yaw: 1.2 }, { tone: [206, 190, 168] });
  addCork(kit, { position: [0, CORK_RADIUS, -14], rotation: lying(random.range(0, 3)) }, spec.wine);
  addCorkscrew(kit, {
    position: [-1 * s, 0.92, 12],
    rotation: compose(rotation({ y: 0.9 }), rotation({ x: Math.PI / 2 })),
  });
  for (let i = 0; i < 2; i++) {
    addLeaf(
      kit,
      {
        center: [(-20 + i * 36) * s, 0.7, -20 + i * 2],
        size: 5.2,
        rotation: rotation({ x: -1.5, y: i * 2 }),
        bend: 0.1,
      },
      { season: direction.season, random: random.fork(`leaf ${i}`) },
    );
  }
  return {
    framing: {
      pitch: 83,
      yaw: 0,
      fieldOfView: 26,
      fillWidth: tall ? 0.72 : isWide(stage) ? 0.5 : 0.6,
      fillHeight: isWide(stage) ? 0.8 : tall ? 0.5 : 0.66,
      anchor: [0.5 - s * (isWide(stage) ? 0.08 : 0.04), tall ? 0.46 : 0.5],
      margin: 0.05,
      lensRadius: 0,
    },
    centre: [0, 6, 0],
    reach: 26,
    table: { near: 160, far: -160, halfWidth: 220 },
  };
}
