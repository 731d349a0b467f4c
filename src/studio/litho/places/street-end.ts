import { ellipse, lerp, polygon, rectangle } from '#studio/litho/geometry.ts';
import type { Point } from '#studio/litho/geometry.ts';
import { bottomOf } from '#studio/litho/posters/poster-scene.ts';
import type { PosterScene } from '#studio/litho/posters/poster-scene.ts';
import { paintRain } from '#studio/litho/scenes/land/sky.ts';
import { isShopFront } from '#studio/places/house-fronts.ts';
import { cityOf } from '#studio/places/place-of.ts';
import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';
import { pressPen } from './press-pen.ts';

/** Shares of the frame that the street beside the house takes. */
const [LEFT, FAR] = [0.64, 0.86];

const isWet = ({ spec }: PosterScene): boolean =>
  spec.weather === 'rain' || spec.weather === 'storm';

/** The frame that is left for a shop where the street of its city is seen beside it. */
export function besideStreet(scene: PosterScene): PosterScene {
  const { frame, spec } = scene;
  const isShop = spec.place !== 'house_front' || isShopFront(spec.prompt);
  if (!isShop || !cityOf(spec)) return scene;
  return { ...scene, frame: { ...frame, width: frame.width * LEFT } };
}

/** Beside a house in a named city its street runs on to what that city is known for. */
export function paintStreetEnd(scene: PosterScene, street: number): void {
  const city = cityOf(scene.spec);
  if (!city) return;
  const { press, frame, palette, random } = scene;
  const x = (u: number): number => frame.x + frame.width * u;
  const isNight = palette.isNight;
  press.fill(
    rectangle({
      x: x(LEFT),
      y: street,
      width: frame.width * (1 - LEFT),
      height: bottomOf(scene) - street,
    }),
    isNight ? '#3a3f55' : '#a49a8c',
    { from: [0, street], to: [0, bottomOf(scene)], start: 0.25, end: -0.45 },
  );
  const gap = { x: x(LEFT), y: frame.y, width: frame.width * (1 - LEFT), height: street - frame.y };
  press.fill(rectangle(gap), isNight ? '#27346a' : palette.sky[1], {
    from: [0, frame.y],
    to: [0, street],
    start: -0.4,
    end: 0.35,
  });
  const { thing, height, draw } = SKYLINES[city].landmark;
  const foot: Point = [x((LEFT + 1) / 2), street - frame.height * 0.06];
  const heightPx = frame.height * Math.min(0.6, height * 1.15);
  press.named(thing, () => draw(pressPen(press, { foot, heightPx, isDark: isNight, random })));
  press.named('city_skyline', () => {
    for (const [near, far] of [
      [LEFT - 0.01, LEFT + 0.09],
      [1.01, FAR + 0.06],
    ] as const)
      paintSide(scene, { near: x(near), far: x(far), street });
  });
}

/** Houses along the street, smaller as they go. */
function paintSide(
  { press, frame, palette, random }: PosterScene,
  { near, far, street }: { near: number; far: number; street: number },
): void {
  const top = frame.y + frame.height * 0.14;
  const end = street - frame.height * 0.3;
  const isNight = palette.isNight;
  const wall = polygon([
    [near, top],
    [far, end],
    [far, street - frame.height * 0.05],
    [near, street],
  ]);
  press.fill(wall, isNight ? '#3a3c5e' : '#cdbfa6', {
    from: [near, 0],
    to: [far, 0],
    start: -0.3,
    end: 0.1,
  });
  const roof = frame.height * 0.06;
  press.fill(
    polygon([
      [near, top - roof],
      [far, end - roof * 0.5],
      [far, end],
      [near, top],
    ]),
    isNight ? '#23263f' : '#66707c',
  );
  for (const t of [0.25, 0.62])
    for (const row of [0.2, 0.48, 0.76]) {
      const [above, below] = [lerp(top, end, t), lerp(street, street - frame.height * 0.05, t)];
      const [wide, tall] = [Math.abs(far - near) * 0.2, (below - above) * 0.13];
      const pane = {
        x: lerp(near, far, t) - wide / 2,
        y: lerp(above, below, row) - tall / 2,
        width: wide,
        height: tall,
      };
      press.detail(rectangle(pane), isNight && random.chance(0.75) ? '#ffd98a' : '#5c6672');
    }
}

/** Lamplight lies broken in the wet street, and it rains on all of it. */
export function paintWetStreet(scene: PosterScene, street: number): void {
  if (!isWet(scene)) return;
  const { press, frame, palette } = scene;
  const dice = scene.random.fork('wet');
  const bottom = bottomOf(scene);
  press.veil(
    rectangle({ x: frame.x, y: street, width: frame.width, height: bottom - street }),
    '#20283f',
    0.45,
  );
  for (const u of [0.24, 0.5, 0.76])
    for (let i = 0; i < 16; i++) {
      const t = (i + 0.6) / 16;
      const at: Point = [
        frame.x + frame.width * (u + dice.range(-0.05, 0.05)),
        lerp(street, bottom, t),
      ];
      press.veil(
        ellipse(at, frame.width * dice.range(0.02, 0.075), press.unit * 4),
        '#ffd98a',
        (palette.isNight ? 0.8 : 0.45) * (1 - t * 0.6),
      );
    }
}

export const paintRainBefore = (scene: PosterScene): void => {
  if (isWet(scene)) paintRain(scene);
};
