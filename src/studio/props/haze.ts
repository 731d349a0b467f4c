import type { MaterialRef, ProfileRun, Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { matte } from './making/kit.ts';
import type { Kit } from './making/kit.ts';
import { AXIS, splitAt } from './making/profile.ts';

/** Yeast and skins in the light, in linear colour. */
const HAZES: Readonly<Record<WineColour, Vec3>> = {
  red: [0.3, 0.03, 0.05],
  white: [0.82, 0.68, 0.27],
  rose: [0.86, 0.42, 0.34],
  orange: [0.8, 0.29, 0.05],
  sparkling: [0.86, 0.77, 0.46],
  sparkling_rose: [0.88, 0.48, 0.4],
};

export const HAZE_KEY = 'hazy wine';
const OFF_THE_WALL = 0.03;

const hazeOf = (kit: Kit, wine: WineColour): MaterialRef =>
  matte(kit, `${HAZE_KEY} ${wine}`, () => ({
    color: HAZES[wine],
    translucency: 0.55,
    coat: 0.2,
    coatRoughness: 0.1,
  }));

/** Wine that is not clear: a soft body within the wall, its surface with it. */
export function hazyRuns(
  kit: Kit,
  inner: readonly Vec2[],
  { wine, level }: { wine: WineColour; level: number },
): ProfileRun[] {
  const material = hazeOf(kit, wine);
  const { below, radius } = splitAt(inner, level);
  const points = below.map(([r, y]): Vec2 => [Math.max(AXIS, r - OFF_THE_WALL), y + OFF_THE_WALL]);
  return [
    { points, material },
    {
      points: [
        [radius - OFF_THE_WALL, level],
        [AXIS, level],
      ],
      material,
    },
  ];
}
