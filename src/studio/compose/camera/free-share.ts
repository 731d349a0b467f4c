import type { Stage } from '#studio/compose/stage.ts';

/** The middle of what the heroes leave free, 0..1 across the frame. */
export function freeShare(stage: Stage): number {
  const { side } = stage.direction;
  const random = stage.random('free');
  const away = side === 0 ? (random.chance(0.5) ? 1 : -1) : -side;
  return 0.5 + away * random.range(0.16, 0.24);
}
