import { isBanner } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { addCane, addLeaf } from '#studio/props/grapes/vine.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { rotation } from '#studio/vector.ts';

const ARM = 12;
/** Where buds stand on the cane, and how far each has opened; the third is what the picture is of. */
const BUDS: readonly (readonly [x: number, open: number])[] = [
  [-31, 0.8],
  [-16, 0.5],
  [0, 1],
  [15, 0.42],
  [29, 0.86],
];

/** Of the cane at `x`. */
const heightAt = (x: number): number => ARM + Math.sin(x * 0.06) * 1.2;

/** Last year's cane across the frame, its buds bursting into their first leaves. */
export function arrangeBuddingCane(stage: Stage): Arrangement {
  const { kit, direction } = stage;
  const random = stage.random('buds');
  const s = direction.side <= 0 ? 1 : -1;
  const cane = Array.from({ length: 30 }, (_, i): Vec3 => {
    const x = -72.5 + i * 5;
    return [x * s, heightAt(x), -0.5];
  });
  addCane(kit, cane, 0.75);
  BUDS.forEach(([x, open], i) => burst(stage, [x * s, heightAt(x), 0], open, random.fork(`${i}`)));
  return {
    framing: {
      pitch: 2,
      yaw: 0,
      fieldOfView: 30,
      fillWidth: isBanner(stage) ? 0.5 : 0.86,
      fillHeight: 0.6,
      anchor: [0.5, 0.58],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.42,
      focus: [0, ARM + 6, 1],
    },
    centre: [0, ARM + 4, 0],
    reach: 14,
    table: null,
    frameOn: SEEN,
  };
}

/** One bud in the middle of the frame, and its neighbours. */
const SEEN: readonly Vec3[] = [-17, 17].flatMap((x): Vec3[] => [
  [x, ARM - 4, 2],
  [x, ARM + 14, 2],
]);

/** The swollen joint, a short green shoot, and leaves no larger than a thumbnail round it. */
function burst({ kit }: Stage, foot: Vec3, open: number, random: Random): void {
  const [x, y, z] = foot;
  addCane(
    kit,
    [
      [x - 1.1, y, z],
      [x, y + 0.5, z + 0.2],
      [x + 1.1, y, z],
    ],
    1.05,
  );
  const tall = 2 + 6.5 * open;
  const lean = random.range(-1.2, 1.2);
  const tip: Vec3 = [x + lean, y + tall, z + 0.8];
  addCane(kit, [foot, [x + lean * 0.3, y + tall * 0.5, z + 0.5], tip], 0.34);
  const leaves = Math.round(3 + 4 * open);
  for (let i = 0; i < leaves; i++) {
    const t = (i + 1) / leaves;
    const side = i % 2 === 0 ? 1 : -1;
    // The topmost are still folded upright.
    const spread = 0.35 + (1 - t) * 0.85;
    const size = (1.5 + 2.6 * open * (1 - t * 0.55)) * random.range(0.85, 1.1);
    addLeaf(
      kit,
      {
        center: [
          x + lean * t + side * size * spread * 0.55,
          y + 1 + tall * t * 0.94,
          z + 0.6 + random.range(-0.6, 1),
        ],
        size,
        rotation: rotation({
          x: -0.35 + random.range(-0.2, 0.2),
          y: side * random.range(-0.5, 0.2),
          z: Math.PI - side * spread,
        }),
        bend: random.range(0.3, 0.6),
      },
      { season: 'spring', random },
    );
  }
}
