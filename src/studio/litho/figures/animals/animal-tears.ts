import { smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { DrawnThing } from '#studio/litho/things/drawn-thing.ts';
import type { Emotion } from '#studio/scene/figure.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Below the eyes, from the middle of the feet, in shares of width and height. */
const EYES: Readonly<Partial<Record<ThingId, readonly Point[]>>> = {
  cat: [
    [-0.17, 0.71],
    [0.05, 0.71],
  ],
  dog: [[-0.13, 0.73]],
};

/** A sad animal weeps: its outline has no other face. */
export function withTears(
  maker: DrawnThing,
  thing: ThingId,
  emotion: Emotion | null | undefined,
): DrawnThing {
  const eyes = EYES[thing];
  if (!eyes || (emotion !== 'sad' && emotion !== 'cry')) return maker;
  return {
    ...maker,
    draw: (press, standing, look) => {
      maker.draw(press, standing, look);
      const [x, y] = standing.base;
      const { heightPx: tall } = standing;
      for (const [u, v] of eyes)
        for (const [drop, k] of [
          [0, 1],
          [0.12, 0.75],
        ] as const) {
          const at: Point = [x + u * tall * maker.aspect, y - (v - drop) * tall];
          const r = tall * 0.034 * k;
          press.fill(
            smooth(
              [
                [at[0], at[1] - r * 1.9],
                [at[0] + r, at[1]],
                [at[0], at[1] + r],
                [at[0] - r, at[1]],
              ],
              true,
              0.5,
            ),
            '#7fc4e8',
          );
        }
    },
  };
}
