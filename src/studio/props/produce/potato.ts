import type { MakeThing } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addBlob, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

export const makePotato: MakeThing = (kit, place, { random, states, word }) => {
  const model = startModel(kit, place, 'potato');
  const seed = random.range(0, 20);
  const isRoast = states.includes('cooked') || /roast|rot[ie]|arrost|asada|brat|ofen/.test(word);
  if (isRoast) {
    const golden = skinOf(
      kit,
      '#d99a3a',
      [
        ['#8c4d16', 5, 0.48, 0.7, 0.85],
        ['#f0c870', 9, 0.6, 0.8, 0.6],
      ],
      { coat: 0.7, rough: 0.25, bump: 1 },
    );
    addBlob(model, {
      at: [0, 1.7, 0],
      radii: [2.7, 1.75, 2.1],
      turn: { y: random.range(0, 3), x: random.range(-0.4, 0.4) },
      material: golden,
      // Cut faces are flat.
      swell: ([x, y, z]) =>
        Math.min(1, 0.74 / Math.max(0.2, y * 0.8 + z * 0.5)) *
        (0.94 + 0.12 * fbm(x * 2 + seed, y + z, 2, 3)),
      rings: 16,
      sides: 24,
    });
    return;
  }
  addBlob(model, {
    at: [0, 2.5, 0],
    radii: [4.4, 2.6, 3],
    turn: { y: random.range(-0.6, 0.6) },
    material: skinOf(
      kit,
      '#c79a5c',
      [
        ['#a97d43', 6, 0.45, 0.7, 0.7],
        ['#6d4a26', 22, 0.72, 0.78, 0.8, -0.4],
      ],
      {
        bump: 0.8,
        coat: 0.1,
        rough: 0.6,
      },
    ),
    swell: ([x, y, z]) => 0.9 + 0.24 * fbm(x * 1.6 + seed, y * 1.6 + z, 2, 3),
    rings: 18,
    sides: 30,
  });
};
