import { lerp, smooth, type Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/poster-scene.ts';

/** A white road that winds down from the house. */
export function paintRoad(
  scene: PosterScene,
  middle: number,
  crest: (x: number) => number,
  horizon: number,
): void {
  scene.press.named('road', () => {
    const { press, frame, palette } = scene;
    const swing = scene.random.fork('road').range(0.05, 0.1) * frame.width;
    const top = crest(middle);
    const bottom = horizon + frame.height * 0.24;
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      const y = lerp(top, bottom, t ** 0.85);
      const x = middle + Math.sin(t * 5) * swing * (0.3 + t);
      const width = press.unit * lerp(2, 15, t ** 1.4);
      left.push([x - width, y]);
      right.push([x + width, y]);
    }
    press.fill(
      smooth([...left, ...right.toReversed()], true, 0.4),
      mixHex(palette.paper, palette.soil, 0.18),
      {
        from: [0, top],
        to: [0, bottom],
        start: 0.2,
        end: -0.3,
      },
    );
  });
}
