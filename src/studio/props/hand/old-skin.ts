import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { toBytes } from '#studio/textures/colour.ts';
import { scale } from '#studio/vector.ts';

/** Centimetres of skin that the painting covers. */
const PATCH = 12;

/** Fine creases across the fingers and along them, and the spots that the sun has left. */
export function oldSkin(kit: Kit, skin: Vec3): MaterialRef {
  const toneOf = (dark: number) => toBytes(scale(skin, dark));
  return matte(kit, `old skin ${skin.join()}`, () => ({
    texture: painted(kit, {
      painter: 'mottled',
      params: {
        seed: 19,
        tone: toneOf(1),
        marks: [
          {
            tone: toneOf(0.55),
            cells: 20,
            stretch: 0.3,
            from: 0.5,
            to: 0.6,
            amount: 0.26,
            height: -0.9,
          },
          {
            tone: toneOf(0.55),
            cells: 34,
            stretch: 2.5,
            from: 0.53,
            to: 0.62,
            amount: 0.2,
            height: -0.6,
          },
          // Spots that the sun has left, few and faint.
          { tone: toneOf(0.6), cells: 13, from: 0.68, to: 0.76, amount: 0.2 },
        ],
      },
      share: 0.5,
      bump: 2.2,
      scale: [1 / PATCH, 1 / PATCH],
    }),
    coat: 0.16,
    coatRoughness: 0.55,
    translucency: 0.08,
  }));
}

/** Where a point of the hand, in its own centimetres, lies on that painting. */
export const onOldSkin = ([x, y, z]: Vec3): Vec2 => [x, z + y * 0.7];
