import type { MakeThing } from '#studio/things/photo-maker.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addBlob, startModel } from '#studio/props/model.ts';
import { skinOf } from '#studio/props/skins.ts';

export const makePotato: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'potato');
  const seed = random.range(0, 20);
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
