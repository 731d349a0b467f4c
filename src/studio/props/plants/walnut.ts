import { addBlob, startModel, textured } from '#studio/props/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A wrinkled shell with the seam round it. */
export const makeWalnut: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'walnut');
  const shell = textured(
    kit,
    'walnut shell',
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [158, 108, 62],
        marks: [
          { tone: [122, 80, 42], cells: 22, from: 0.5, to: 0.66, amount: 0.35, height: -0.7 },
        ],
      },
      bump: 2,
    },
    { coat: 0.15, rough: 0.5 },
  );
  addBlob(model, {
    at: [0, 1.65, 0],
    radii: [2, 1.65, 1.75],
    turn: { y: random.range(0, 3), x: random.range(-0.4, 0.4) },
    material: shell,
    swell: ([x, y, z]) => {
      const seam = Math.exp(-((z / 0.07) ** 2));
      const warp = fbm(x * 2 + 9, y * 2 + z + 5, 2, 4) * 5;
      const groove = Math.sin(Math.atan2(y, x) * 7 + warp + z * 5) * (1 - seam);
      return 0.92 + 0.04 * groove + 0.13 * seam;
    },
    rings: 40,
    sides: 60,
  });
};
