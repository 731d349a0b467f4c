import { ellipse, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';

/** Facetted snow peaks: each summit has a light and a dark side. */
export function paintPeaks(scene: PosterScene, horizon: number, rise: number): void {
  scene.press.named('mountain', () => {
    const { press, palette, frame } = scene;
    const random = scene.random.fork('peaks');
    const count = Math.max(4, Math.round(frame.width / (frame.height * 0.22)));
    for (let i = 0; i < count; i++) {
      const x = frame.x + ((i + random.range(0.15, 0.85)) / count) * frame.width;
      const height = frame.height * rise * random.range(0.55, 1);
      const half = height * random.range(0.75, 1.15);
      const top: Point = [x, horizon - height];
      const foot = horizon + frame.height * 0.05;
      const near = mixHex(palette.hills[1], palette.sky[2], random.range(0.1, 0.35));
      const crest: Point = [x + half * 0.12, horizon - height * 0.5];
      const lit = polygon([top, [x - half, foot], [x + half * 0.2, foot], crest]);
      const dark = polygon([top, crest, [x + half * 0.2, foot], [x + half, foot]]);
      press.fill(lit, lighten(near, 0.22), { from: top, to: [x, foot], start: 0.3, end: -0.3 });
      press.fill(dark, near, { from: top, to: [x, foot], start: -0.55, end: 0 });
      paintSnow(scene, top, height, half);
    }
    press.fill(
      rectangle({
        x: frame.x,
        y: horizon + frame.height * 0.03,
        width: frame.width,
        height: frame.height,
      }),
      palette.hills[2],
      { from: [0, horizon], to: [0, horizon + frame.height * 0.12], start: 0.4, end: -0.3 },
    );
  });
}

function paintSnow({ press }: PosterScene, [x, y]: Point, height: number, half: number): void {
  const depth = height * 0.3;
  const at = (u: number, v: number): Point => [x + u * half, y + v * depth];
  const cap = polygon([
    at(0, 0),
    at(-0.3, 1),
    at(-0.14, 0.7),
    at(-0.04, 1.1),
    at(0.06, 0.75),
    at(0.18, 1.05),
    at(0.28, 0.9),
  ]);
  press.fill(cap, '#fdf6e8', { from: at(-0.3, 1), to: at(0.3, 1), start: 0.1, end: -0.5 });
}

export function paintVolcano(scene: PosterScene, horizon: number): void {
  scene.press.named('volcano', () => {
    const { press, palette, frame } = scene;
    const random = scene.random.fork('volcano');
    const x = frame.x + frame.width * random.range(0.35, 0.65);
    const height = frame.height * 0.34;
    const half = Math.min(frame.width * 0.5, height * 1.7);
    const foot = horizon + frame.height * 0.04;
    const cone = smooth(
      [
        [x - half, foot],
        [x - half * 0.4, foot - height * 0.5],
        [x - half * 0.1, foot - height],
        [x + half * 0.1, foot - height * 0.98],
        [x + half * 0.42, foot - height * 0.5],
        [x + half, foot],
      ],
      true,
      0.35,
    );
    press.fill(cone, palette.hills[1], {
      from: [x - half, 0],
      to: [x + half, 0],
      start: 0.5,
      end: -0.7,
    });
    for (let i = 0; i < 5; i++) {
      const puff = ellipse(
        [x + half * (0.05 + i * 0.09), foot - height * (1.06 + i * 0.07)],
        half * (0.07 + i * 0.035),
        half * (0.05 + i * 0.02),
      );
      press.fill(puff, mixHex(palette.sky[0], palette.sky[3], 0.25), {
        from: [x, foot - height * 1.4],
        to: [x, foot - height],
        start: 0.5,
        end: -0.35,
      });
    }
  });
}
