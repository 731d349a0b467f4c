import { addBlob, addLathe, startModel, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const shellOf = ({ kit }: Model): number =>
  textured(
    kit,
    'walnut shell',
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [178, 138, 92],
        marks: [{ tone: [112, 74, 42], cells: 20, from: 0.5, to: 0.64, amount: 0.6, height: -0.9 }],
      },
      bump: 2.4,
    },
    { coat: 0.1, rough: 0.6 },
  );

/** A wrinkled shell with the seam round it; where their number is open, every third is cracked in half. */
export const makeWalnut: MakeThing = (kit, place, { random, nth, isLoose }) => {
  const model = startModel(kit, place, 'walnut');
  if (isLoose && nth % 3 === 1) {
    openHalf(within(model, [0, 1.35, 0], { x: 0.5, y: random.range(-0.4, 0.4) }));
    return;
  }
  addBlob(model, {
    at: [0, 1.65, 0],
    radii: [2.1, 1.65, 1.75],
    turn: { y: random.range(0, 3), x: random.range(-0.4, 0.4) },
    material: shellOf(model),
    swell: ([x, y, z]) => {
      const seam = Math.exp(-((z / 0.07) ** 2));
      const warp = fbm(x * 2 + 9, y * 2 + z + 5, 2, 4) * 5;
      const groove = Math.sin(Math.atan2(y, x) * 7 + warp + z * 5) * (1 - seam);
      return 0.92 + 0.05 * groove + 0.14 * seam;
    },
    rings: 40,
    sides: 60,
  });
};

/** Half a shell with its two-lobed kernel. */
function openHalf(model: Model): void {
  addLathe(
    model,
    [
      [AXIS, -1.5],
      [1.3, -1.1],
      [1.9, -0.2],
      [2, 0.3],
      [1.8, 0.3],
      [1.5, -0.5],
      [AXIS, -0.9],
    ],
    shellOf(model),
  );
  const kernel = skinOf(model.kit, '#d8ae72', [['#a8743c', 9, 0.45, 0.65, 0.7]], {
    coat: 0.3,
    rough: 0.4,
    bump: 1.4,
  });
  for (const s of [-1, 1])
    addBlob(model, {
      at: [s * 0.78, 0.15, 0],
      radii: [0.82, 0.62, 1.45],
      material: kernel,
      swell: ([x, y, z]) => 0.82 + 0.36 * Math.abs(Math.sin(z * 5 + x * 4 * s + y * 3)),
      rings: 16,
      sides: 22,
    });
}
