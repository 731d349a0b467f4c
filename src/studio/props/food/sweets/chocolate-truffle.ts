import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';

/** A ball rolled in cocoa; every third is glazed and striped white. */
export const makeChocolateTruffle: MakeThing = (kit, place, { random, nth }) => {
  const model = startModel(kit, place, 'chocolate_truffle');
  const isGlazed = nth % 3 === 2;
  const seed = random.range(0, 20);
  addBlob(model, {
    at: [0, 1.6, 0],
    radii: [1.75, 1.6, 1.75],
    material: isGlazed
      ? skinOf(kit, '#2e160c', [['#f0e2c8', 4, 0.64, 0.66, 0.9]], { coat: 1, rough: 0.08 })
      : skinOf(
          kit,
          '#5b3219',
          [
            ['#7d4a28', 40, 0.4, 0.8, 0.6],
            ['#3b1d0e', 12, 0.6, 0.8, 0.5],
          ],
          {
            coat: 0,
            rough: 0.9,
            bump: 1.4,
          },
        ),
    swell: ([x, y, z]) => (isGlazed ? 1 : 0.93 + 0.13 * fbm(x * 2 + seed, y * 2 + z, 2, 4)),
    rings: 18,
    sides: 26,
  });
};
