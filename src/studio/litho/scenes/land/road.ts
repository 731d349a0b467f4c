import { lerp, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { drawCypress } from '#studio/litho/props/trees.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

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

/** The road that was asked for: from the front edge to the hills, between cypresses where they are asked for too. */
export function paintLongRoad(
  scene: PosterScene,
  horizon: number,
  { hasCypresses }: { hasCypresses: boolean },
): void {
  const { press, frame, palette } = scene;
  // Landmarks stand to the right of the middle.
  const side = -1;
  const bottom = frame.y + frame.height;
  const at = (t: number): { x: number; y: number; half: number } => ({
    x:
      frame.x +
      frame.width * (0.5 + side * (0.3 * (1 - t) - 0.1 * t)) +
      Math.sin(t * 5.2) * frame.width * 0.07 * (1 - t),
    y: lerp(bottom, horizon, 1 - (1 - t) ** 1.5),
    half: frame.width * lerp(0.115, 0.006, t ** 0.62),
  });
  press.named('road', () => {
    const steps = Array.from({ length: 17 }, (_, i) => at(i / 16));
    const left = steps.map(({ x, y, half }): Point => [x - half, y]);
    const right = steps.map(({ x, y, half }): Point => [x + half, y]);
    press.fill(
      smooth([...left, ...right.toReversed()], true, 0.4),
      mixHex(palette.paper, palette.soil, 0.16),
      { from: [0, horizon], to: [0, bottom], start: 0.25, end: -0.2 },
    );
  });
  if (!hasCypresses) return;
  // Far ones first: the near ones stand before them.
  for (const t of [0.86, 0.72, 0.56, 0.38, 0.18]) {
    const { x, y, half } = at(t);
    for (const aside of [-1, 1])
      drawCypress(press, {
        foot: [x + aside * half * 1.5, y],
        heightPx: frame.height * lerp(0.42, 0.07, t ** 0.7),
        colour: palette.tree,
        lightSide: side,
      });
  }
}
