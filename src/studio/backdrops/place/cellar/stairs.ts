import { shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

const STEPS = 8;
/** Height of one step, in heights of the frame. */
const RISE = 0.078;

/** Stone steps that come down along a wall, each with its worn edge. */
export function paintStairs(brush: Brush, side: 1 | -1): void {
  const { aspect, random } = brush;
  const foot = side > 0 ? aspect * 0.62 : aspect * 0.38;
  const run = (aspect * 0.44) / STEPS;
  for (let i = STEPS - 1; i >= 0; i--) {
    const x = foot + side * i * run;
    const top = 0.86 - (i + 1) * RISE;
    const stone = random.pick(['#9a8464', '#8c7658', '#a48e6e']);
    const out = x + side * (STEPS - i) * run;
    shape(
      brush,
      [
        [x, top],
        [out, top],
        [out, 0.94],
        [x, 0.94],
      ],
      tone(stone, 1.05),
    );
    shape(
      brush,
      [
        [x - side * 0.03, top + 0.018],
        [x, top],
        [x + side * run * 1.2, top],
        [x + side * run * 1.2, top + 0.018],
      ],
      tone(stone, 1.9),
    );
    shape(
      brush,
      [
        [x - side * 0.03, top + 0.018],
        [x, top + 0.018],
        [x, top + RISE + 0.018],
        [x - side * 0.03, top + RISE + 0.018],
      ],
      tone(stone, 0.62),
    );
  }
}
