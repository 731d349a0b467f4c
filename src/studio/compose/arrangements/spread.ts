import { addFork, addKnife } from '#studio/props/cutlery.ts';
import { addBoard, addNapkin, addPlate, boardThickness } from '#studio/props/tableware.ts';
import { addCheese } from '#studio/props/food/cheese.ts';
import { addLeaf } from '#studio/props/grapes/vine.ts';
import type { Accompaniment } from '#studio/scene-spec.ts';
import { rotation } from '#studio/vector.ts';
import { putBottle, putCandle, putGlass } from '#studio/compose/dress.ts';
import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { layAccent } from './accents.ts';

/** Where they stand, and how high they are. */
const CANDLES = [
  [24, -14, 15],
  [-26, -16, 11],
  [30, -8, 9],
] as const;

/** A laid table seen from a guest's seat: two glasses, a board of good things, candles. */
export function arrangeSpread(stage: Stage): Arrangement {
  const { direction, kit } = stage;
  const random = stage.random('spread');
  const s = direction.side <= 0 ? 1 : -1;
  const tight = isTall(stage) ? 0.72 : 1;
  putBottle(stage, [-11 * s * tight, 0, -9], { isOpen: random.chance(0.4) });
  putGlass(stage, [-1 * s * tight, 0, 0]);
  putGlass(stage, [10.5 * s * tight, 0, -7]);
  addBoard(
    kit,
    { position: [8 * s * tight, 0, 13], yaw: random.range(-0.2, 0.2) },
    { length: 34, width: 17, isSlate: random.chance(0.35) },
  );
  layBoard(stage, s * tight);
  addPlate(kit, [-15 * s * tight, 0, 15], {
    radius: 11,
    tone: random.pick(['white', 'sand', 'dark']),
  });
  addCheese(kit, { position: [-17 * s * tight, 0.6, 15], yaw: random.range(-0.6, 0.6) }, 'soft');
  addKnife(kit, { position: [-27 * s * tight, 0, 16], yaw: 1.5 });
  addFork(kit, { position: [-2.6 * s * tight, 0, 19], yaw: 1.55 });
  addNapkin(
    kit,
    { position: [-30 * s * tight, 0, 8], yaw: 0.3 * s },
    {
      tone: random.pick([
        [226, 214, 196],
        [150, 60, 58],
        [108, 120, 104],
      ] as const),
    },
  );
  // In the open the sun lights the meal, unless candles were asked for.
  const isLit = direction.decor !== 'landscape' || direction.food.includes('candles');
  const isDay = ['window', 'side', 'high_key'].includes(direction.light);
  for (const [x, z, h] of isLit ? CANDLES : []) {
    putCandle(stage, [x * s * tight, 0, z], {
      height: h,
      radius: 1.15,
      intensity: isDay ? 260 : 1700,
      holder: h > 12 ? 'stick' : 'dish',
    });
  }
  return {
    framing: {
      pitch: random.range(15, 24),
      yaw: random.range(-7, 7),
      fieldOfView: isBanner(stage) ? 26 : 32,
      fillWidth: isTall(stage) ? 0.78 : 0.56,
      fillHeight: isBanner(stage) ? 0.74 : isTall(stage) ? 0.5 : 0.6,
      anchor: [0.5 - s * 0.03, 0.44],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.3,
      focus: [0, 8, 3],
    },
    centre: [0, 10, 2],
    reach: 24,
    table: { near: 220, far: direction.decor === 'sweep' ? -130 : -34, halfWidth: 190 },
  };
}

/** What lies on the board: what was asked for first, then the usual good company. */
function layBoard(stage: Stage, s: number): void {
  const random = stage.random('board');
  const wanted = [
    ...new Set<Accompaniment>([
      ...stage.direction.food.filter((f) => f !== 'candles'),
      'cheese',
      'charcuterie',
      'olives',
    ]),
  ];
  const spots = [
    [1, 12],
    [13, 17],
    [18, 8],
    [26, 16],
  ] as const;
  wanted.slice(0, spots.length).forEach((what, i) => {
    const [x, z] = spots[i]!;
    const y = i < 3 ? boardThickness : 0;
    layAccent(stage, what, { at: [x * s, y, z], yaw: random.range(-0.5, 0.5) });
  });
  if (stage.spec.season !== 'winter') {
    addLeaf(
      stage.kit,
      { center: [22 * s, 2.4, 20], size: 4.6, rotation: rotation({ x: -1.4, y: 0.6 }), bend: 0.15 },
      { season: stage.direction.season, random },
    );
  }
}
