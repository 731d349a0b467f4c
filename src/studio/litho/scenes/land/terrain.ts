import { fbm } from '#studio/textures/noise.ts';
import { hash32 } from '#studio/random.ts';
import { polygon } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf, rightOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import type { Sun } from './sky.ts';
import { paintPeaks, paintVolcano } from './mountains.ts';
import { paintRiver, paintSea } from './waters.ts';

/** Mountains that are named close the view; from the Langhe to the Valtellina the Alps do. */
const seesAlps = ({ region, things, place }: PosterScene['spec']): boolean =>
  (region !== null && BEFORE_ALPS.test(region.id)) ||
  (place !== 'mountains' && things.some(({ thing }) => thing === 'mountain'));
const BEFORE_ALPS =
  /^(?:barolo|barbaresco|langhe|nebbiolo|roero|alba|asti|piedmont|piemonte|gavi|gattinara|ghemme|dolcetto|barbera|moscato_d_asti|valtellina|franciacorta|savoie)/;

/** The far country that tells the regions apart. */
export function paintFarCountry(scene: PosterScene, sun: Sun, horizon: number): void {
  if (seesAlps(scene.spec)) paintPeaks(scene, horizon, 0.27);
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
