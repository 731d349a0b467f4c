import { ellipse, lerp, polygon, rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Sun } from './sky.ts';

/** Sea with glitter under the sun and one sail. */
export function paintSea(scene: PosterScene, sun: Sun, horizon: number): void {
  scene.press.named('sea', () => {
    const { press, palette, frame } = scene;
    const random = scene.random.fork('sea');
    const sea = rectangle({ x: frame.x, y: horizon, width: frame.width, height: frame.height });
    const blue = mixHex(palette.sky[4], '#1f6f86', palette.isNight ? 0.2 : 0.55);
    press.fill(sea, blue, {
      from: [0, horizon],
      to: [0, horizon + frame.height * 0.3],
      start: 0.5,
      end: -0.45,
    });
    for (let i = 0; i < 46; i++) {
      const t = random.next();
      const y = horizon + 4 + t * frame.height * 0.22;
      const width = frame.width * lerp(0.02, 0.1, t) * random.range(0.5, 1.2);
      const x = sun.centre[0] + random.gauss() * frame.width * lerp(0.02, 0.07, t);
      press.veil(ellipse([x, y], width / 2, press.unit * 1.8), palette.sun, 0.8);
    }
    paintSail(scene, [
      frame.x + frame.width * random.range(0.2, 0.8),
      horizon + frame.height * 0.05,
    ]);
  });
}

function paintSail({ press, palette, frame }: PosterScene, [x, y]: Point): void {
  const size = frame.height * 0.06;
  press.fill(
    polygon([
      [x, y - size],
      [x, y - size * 0.12],
      [x + size * 0.5, y - size * 0.12],
    ]),
    '#fff6e4',
    {
      from: [x, y],
      to: [x + size * 0.5, y],
      start: 0.1,
      end: -0.4,
    },
  );
  press.fill(
    polygon([
      [x - 2, y - size * 0.86],
      [x - 2, y - size * 0.12],
      [x - size * 0.3, y - size * 0.12],
    ]),
    palette.roof,
  );
  press.fill(
    polygon([
      [x - size * 0.4, y - size * 0.1],
      [x + size * 0.55, y - size * 0.1],
      [x + size * 0.4, y + size * 0.06],
      [x - size * 0.3, y + size * 0.06],
    ]),
    palette.ink,
  );
}

/** A river that winds towards the viewer between the slopes. */
export function paintRiver(scene: PosterScene, horizon: number): void {
  scene.press.named('river', () => {
    const { press, palette, frame } = scene;
    const random = scene.random.fork('river');
    const x = frame.x + frame.width * random.range(0.35, 0.65);
    const w = frame.width;
    const h = frame.height;
    const river = smooth(
      [
        [x, horizon + h * 0.03],
        [x + w * 0.05, horizon + h * 0.06],
        [x - w * 0.1, horizon + h * 0.11],
        [x - w * 0.02, horizon + h * 0.19],
        [x + w * 0.26, horizon + h * 0.19],
        [x + w * 0.12, horizon + h * 0.11],
        [x + w * 0.1, horizon + h * 0.06],
        [x + w * 0.03, horizon + h * 0.03],
      ],
      true,
      0.5,
    );
    press.fill(river, mixHex(palette.sky[2], palette.sky[0], 0.5), {
      from: [0, horizon],
      to: [0, horizon + h * 0.2],
      start: 0.5,
      end: -0.3,
    });
  });
}
