import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Flat and cracked, with lumps of chocolate. */
export const makeCookie: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'cookie');
  const seed = random.range(0, 30);
  addBlob(model, {
    at: [0, 0.8, 0],
    radii: [3.8, 0.95, 3.8],
    material: skinOf(
      kit,
      '#c98f4c',
      [
        ['#a56a2c', 6, 0.5, 0.72, 0.7, 0.3],
        ['#8a5420', 16, 0.68, 0.74, 0.6, -0.6],
      ],
      {
        bump: 1.6,
        coat: 0.1,
        rough: 0.6,
      },
    ),
    swell: ([x, , z]) => 0.94 + 0.14 * fbm(x * 2 + seed, z * 2, 2, 3),
    sides: 34,
  });
  const chip = paint(kit, '#2a1409', { coat: 0.6, rough: 0.25 });
  for (let i = 0; i < 9; i++) {
    const [a, r] = [i * 2.4 + seed, 3 * Math.sqrt((i + 0.4) / 9)];
    addBlob(model, {
      at: [Math.cos(a) * r, 1.6 - r * r * 0.05, Math.sin(a) * r],
      radii: [0.62, 0.45, 0.55],
      turn: { y: a },
      material: chip,
      rings: 6,
      sides: 8,
    });
  }
};
