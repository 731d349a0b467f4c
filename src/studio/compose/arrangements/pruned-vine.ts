import { isBanner, isTall } from '#studio/compose/stage.ts';
import type { Arrangement, Stage } from '#studio/compose/stage.ts';
import { addCane } from '#studio/props/grapes/vine.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addPruningHands } from './picking-hands.ts';

const ARM = 14;
/** Where shoots stand on the old arm, and how high they are. */
const SHOOTS: readonly (readonly [x: number, tall: number])[] = [
  [-41, 34],
  [-28, 42],
  [-14, 6],
  [0, 40],
  [15, 37],
  [29, 44],
  [43, 33],
];

/** A bare arm of the vine in winter: one of last year's shoots is cut off. */
export function arrangePrunedVine(stage: Stage): Arrangement {
  const { kit, direction } = stage;
  const random = stage.random('pruning');
  const s = direction.side <= 0 ? 1 : -1;
  const knots = Array.from({ length: 34 }, (_, i): Vec3 => [
    -112 + i * 7,
    ARM + Math.sin(i * 1.3) * 0.8,
    -0.5 + Math.sin(i * 0.7) * 0.8,
  ]);
  addCane(kit, knots, 1.7);
  for (const [x, tall] of SHOOTS) {
    const lean = x === 0 ? 0 : random.range(-3, 3);
    const shoot = Array.from({ length: 9 }, (_, i): Vec3 => {
      const t = i / 8;
      return [x + lean * t * t + Math.sin(i * 2.1) * 0.25, ARM + 0.6 + tall * t, -0.4 * t];
    });
    addCane(kit, shoot, 0.5);
  }
  addPruningHands(stage, { cut: [0, ARM + 7, 0], grip: [0, ARM + 25, 0], side: s });
  return {
    framing: {
      pitch: 1,
      yaw: 0,
      fieldOfView: 32,
      fillWidth: isTall(stage) ? 0.9 : isBanner(stage) ? 0.5 : 0.8,
      fillHeight: 0.72,
      anchor: [0.5, 0.56],
      margin: 0.04,
      lensRadius: direction.isPainterly ? 0 : 0.4,
      focus: [0, ARM + 14, 3],
    },
    centre: [0, ARM + 12, 0],
    reach: 18,
    table: null,
    frameOn: SEEN,
  };
}
/** The hands and the shoot between them: the arm runs on beyond the frame. */
const SEEN: readonly Vec3[] = [-21, 21].flatMap((x): Vec3[] => [
  [x, ARM - 3, 4],
  [x, ARM + 35, 4],
]);
