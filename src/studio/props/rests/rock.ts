import { addBlob, startModel } from '#studio/props/making/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { stonesOf } from './stone.ts';

const FLAT = 0.6;
const RADII = [34, 30, 26] as const;
const FOOT = 10;
export const ROCK_TOP = FOOT + RADII[1] * FLAT;

/** A boulder with a level top, so that a glass can stand on it. */
export const makeRock: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'rock');
  const seed = random.int(1, 99);
  const [, grey] = stonesOf(kit);
  addBlob(model, {
    at: [0, FOOT, 0],
    radii: [...RADII],
    material: grey!,
    swell: ([x, y, z]) => {
      const [u, v] = [x * 2.1 + seed, z * 2.1 + y * 1.4];
      // Cloven, not kneaded: ridges where two faces meet, and cracks between them.
      const ridge = 1 - Math.abs(fbm(u * 1.3, v * 1.3, 3, seed + 5) * 2 - 1);
      const rough = 0.74 + 0.36 * (fbm(u, v, 5, seed) - 0.3) + 0.16 * ridge ** 2;
      return y > 0 ? Math.min(rough, FLAT / Math.max(1e-3, y)) : rough;
    },
    rings: 56,
    sides: 80,
  });
};
