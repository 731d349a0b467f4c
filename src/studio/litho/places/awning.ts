import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

/** Stripes with a scalloped hem, from this height of the frame. */
export function paintAwning(
  scene: PosterScene,
  { colour, from, inset: narrow = 0.06 }: { colour: string; from: number; inset?: number },
): void {
  const { press, frame } = scene;
  const stripes = 12;
  const [top, bottom] = [frame.y + frame.height * from, frame.y + frame.height * (from + 0.1)];
  const at = (i: number, isLow: boolean) => {
    const inset = isLow ? narrow * 0.66 : narrow;
    return frame.x + frame.width * (inset + ((1 - inset * 2) * i) / stripes);
  };
  for (let i = 0; i < stripes; i++) {
    const stripe: Point[] = [
      [at(i, false), top],
      [at(i + 1, false), top],
      [at(i + 1, true), bottom],
      [(at(i, true) + at(i + 1, true)) / 2, bottom + frame.height * 0.022],
      [at(i, true), bottom],
    ];
    press.fill(polygon(stripe), i % 2 ? '#fff3dc' : colour, {
      from: [0, top],
      to: [0, bottom],
      start: 0.25,
      end: -0.25,
    });
  }
}
