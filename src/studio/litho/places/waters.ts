import { fold } from '#studio/lexicon/matching/normalise.ts';
import { countryStage, isAfloat } from './country.ts';
import { VINEYARD } from './seaside-town.ts';
import { rectangle, smooth } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { mixHex } from '#studio/litho/mix-colours.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PaintGround } from './ground.ts';

/** A broad river before the slopes, a bank of vines on this side of it. */
export const riverStage: PaintGround = (scene) => {
  const { press, frame, palette } = scene;
  const stage = countryStage({ landscape: 'steep_slopes', foreground: 'vines' })(scene);
  const top = stage.horizon - frame.height * 0.015;
  // Where boats are all that is asked for, they have the water before them.
  const isWide = scene.spec.landscape === 'river_terraces';
  const depth = isAfloat(scene.spec) ? bottomOf(scene) - top : frame.height * (isWide ? 0.3 : 0.17);
  const bend = (share: number, dip: number): Point => [
    frame.x + frame.width * share,
    top + depth * dip,
  ];
  // A river among steep vineyards winds: it comes down the valley, turns, and leaves on the other side.
  const isBent = scene.spec.landscape === 'river_terraces' && !isAfloat(scene.spec);
  const course: readonly Point[] = isBent
    ? BEND.map(([u, v]) => bend(u, v))
    : [
        ...[-0.05, 0.2, 0.5, 0.8, 1.05].map((u, i) => bend(u, i % 2 ? 0.06 : -0.04)),
        ...[1.05, 0.8, 0.5, 0.2, -0.05].map((u, i) => bend(u, 1 + (i % 2 ? 0.22 : -0.08))),
      ];
  press.named('river', () => {
    press.fill(
      smooth(course, true, isBent ? 0.42 : 0.3),
      mixHex(palette.sky[3], '#3f7fa0', palette.isNight ? 0.2 : 0.62),
      { from: [0, top], to: [0, top + depth], start: 0.5, end: -0.3 },
    );
    if (isBent) return;
    for (let i = 0; i < 8; i++)
      press.veil(
        rectangle({
          x: frame.x + frame.width * ((i * 0.41) % 0.85),
          y: top + depth * (0.15 + 0.1 * i),
          width: frame.width * 0.14,
          height: press.unit * 3,
        }),
        palette.sky[0],
        0.7,
      );
  });
  return stage;
};

/** Both banks of its bend, from the far end of the valley round to where it leaves the sheet. */
const BEND: readonly Point[] = [
  [0.3, -0.24],
  [0.52, -0.1],
  [0.78, 0.02],
  [0.97, 0.2],
  [0.98, 0.46],
  [0.78, 0.7],
  [0.44, 0.9],
  [-0.06, 1.16],
  [-0.06, 0.74],
  [0.34, 0.56],
  [0.62, 0.42],
  [0.74, 0.28],
  [0.66, 0.14],
  [0.46, 0.01],
  [0.28, -0.16],
];

/** A wide still water between the hills. */
export const lakeStage: PaintGround = (scene) => {
  const { press, frame, palette } = scene;
  // 'Vineyards above the lake' are on this side of it.
  const isVineLand = VINEYARD.test(fold(scene.spec.prompt));
  const hasVines = isVineLand && !isAfloat(scene.spec);
  const foreground = hasVines ? 'vines' : 'grass';
  // Before a boat that has the water to itself they grow on the slopes behind.
  const landscape = isVineLand && !hasVines ? 'steep_slopes' : 'mountain_valley';
  const stage = countryStage({ landscape, foreground })(scene);
  const top = stage.horizon - frame.height * 0.1;
  const shore = hasVines
    ? stage.horizon + frame.height * 0.08
    : bottomOf(scene) - frame.height * 0.13;
  const bottom = isAfloat(scene.spec) ? bottomOf(scene) : shore;
  press.named('lake', () =>
    press.fill(
      rectangle({ x: frame.x, y: top, width: frame.width, height: bottom - top }),
      mixHex(palette.sky[3], '#3a7d94', 0.4),
      { from: [0, top], to: [0, bottom], start: 0.45, end: -0.3 },
    ),
  );
  for (let i = 0; i < 9; i++) {
    const y = top + (bottom - top) * ((i + 0.5) / 9);
    press.veil(
      rectangle({
        x: frame.x + frame.width * ((i * 0.37) % 0.7),
        y,
        width: frame.width * 0.2,
        height: press.unit * 3,
      }),
      palette.sky[0],
      0.7,
    );
  }
  return stage;
};
