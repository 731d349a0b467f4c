import { around } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';

/** Two bouts and a waist; the waist is the narrower the larger `pinch`. */
export const instrumentBody = (
  length: number,
  upper: number,
  lower: number,
  pinch: number,
): Vec2[] =>
  around(64, () => 1).map(([c, s]): Vec2 => {
    const t = (c + 1) / 2;
    const wide = upper * t + lower * (1 - t) - pinch * Math.exp(-(((t - 0.54) / 0.15) ** 2));
    return [c * (length / 2), Math.sign(s) * Math.abs(s) ** 0.72 * wide];
  });
