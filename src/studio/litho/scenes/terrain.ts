import { fbm } from '#studio/textures/noise.ts';
import { hash32 } from '#studio/random.ts';
import { ellipse, lerp, polygon, rectangle, smooth, type Point } from '#studio/litho/geometry.ts';
import { lighten, mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, rightOf, type PosterScene } from '#studio/litho/poster-scene.ts';
import type { Sun } from './sky.ts';

/** The far country that tells the regions apart. */
export function paintFarCountry(scene: PosterScene, sun: Sun, horizon: number): void {
  switch (scene.spec.landscape) {
    case 'mountain_valley':
      paintPeaks(scene, horizon, 0.34);
      paintRanges(scene, sun, horizon, 0.6);
      break;
    case 'high_desert':
      paintPeaks(scene, horizon, 0.24);
      break;
    case 'volcanic':
      paintVolcano(scene, horizon);
      paintRanges(scene, sun, horizon, 0.5);
      break;
    case 'coastal':
      paintSea(scene, sun, horizon);
      break;
    case 'river_terraces':
      paintRanges(scene, sun, horizon, 1.35);
      paintRiver(scene, horizon);
      break;
    case 'steep_slopes':
      paintRanges(scene, sun, horizon, 1.5);
      break;
    case 'gentle_plain':
      paintRanges(scene, sun, horizon, 0.35);
      break;
    default:
      paintRanges(scene, sun, horizon, 1);
  }
}

/** A closed shape from a ridge line down to the bottom of the frame. */
export function below(scene: PosterScene, ridge: readonly Point[]) {
  const bottom = bottomOf(scene) + 10;
  return polygon([...ridge, [rightOf(scene) + 10, bottom], [scene.frame.x - 10, bottom]]);
}

export function ridgeLine(scene: PosterScene, height: (x: number, u: number) => number): Point[] {
  const { frame } = scene;
  const step = Math.max(3, frame.width / 120);
  const points: Point[] = [];
  for (let x = frame.x - 10; x <= frame.x + frame.width + 10 + step; x += step) {
    points.push([x, height(x, (x - frame.x) / frame.width)]);
  }
  return points;
}

function paintRanges(scene: PosterScene, sun: Sun, horizon: number, relief: number): void {
  const { press, palette, frame } = scene;
  const seed = hash32(`${scene.random.fork('ranges').next()}`) % 1000;
  const ranges = [
    [0.018, 0.2, 2.6],
    [0.032, 0.15, 3.4],
    [0.05, 0.105, 3.1],
  ] as const;
  ranges.forEach(([drop, rise, frequency], i) => {
    const base = horizon + frame.height * drop;
    const amplitude = frame.height * rise * relief;
    const ridge = ridgeLine(
      scene,
      (_, u) => base - amplitude * fbm(u * frequency + i * 7, i * 3.7, 3, seed) ** 1.2,
    );
    const colour = mixHex(palette.hills[i] ?? palette.hills[2], palette.sky[1], 0.25 - i * 0.09);
    press.fill(
      below(scene, ridge),
      colour,
      {
        from: [0, base - amplitude * 0.8],
        to: [0, base + frame.height * 0.04],
        start: -0.5,
        end: 0.55,
      },
      { centre: sun.centre, radius: frame.width * 0.35, start: 0.5, end: 0 },
    );
  });
}

/** Facetted snow peaks: each summit has a light and a dark side. */
function paintPeaks(scene: PosterScene, horizon: number, rise: number): void {
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

function paintVolcano(scene: PosterScene, horizon: number): void {
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
}

/** Sea with glitter under the sun and one sail. */
export function paintSea(scene: PosterScene, sun: Sun, horizon: number): void {
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
  paintSail(scene, [frame.x + frame.width * random.range(0.2, 0.8), horizon + frame.height * 0.05]);
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
function paintRiver(scene: PosterScene, horizon: number): void {
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
}
