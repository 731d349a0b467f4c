import { fbm } from '#studio/textures/noise.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addBlob, addTube, paint, startModel } from '#studio/props/making/model.ts';
import { addPlatter } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A leg of lamb on its platter, the bone sticking out. */
export const makeRoastJoint: MakeThing = (kit, place, look) => {
  addPlatter(kit, place, look);
  const model = startModel(kit, place, 'roast_joint');
  const meat = skinOf(
    kit,
    '#7a3c1a',
    [
      ['#4a1f0c', 6, 0.46, 0.7, 0.85],
      ['#a8642c', 10, 0.6, 0.8, 0.6, 0.3],
    ],
    {
      bump: 1.4,
      coat: 0.9,
      rough: 0.18,
    },
  );
  addBlob(model, {
    at: [-3, 5, 0],
    radii: [9, 5, 6],
    material: meat,
    swell: ([x, y, z]) => 0.92 + 0.16 * fbm(x * 2 + 3, y * 2 + z, 2, 3) - 0.22 * Math.max(0, x),
  });
  addBlob(model, { at: [6, 4.6, 0], radii: [5, 2.8, 3], turn: { z: 0.15 }, material: meat });
  addTube(
    model,
    [
      [9, 5.2, 0],
      [15.4, 6.6, 0],
    ],
    { radius: 0.9, material: paint(kit, '#efe2c6', { coat: 0.4 }) },
  );
  for (const z of [-0.8, 0.8])
    addBall(model, [15.7, 6.7, z], 1.2, paint(kit, '#efe2c6', { coat: 0.4 }));
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283 + 0.2;
    addBlob(model, {
      at: [Math.cos(a) * 12.6, 2.2, Math.sin(a) * 7.6],
      radii: [1.9, 1.5, 1.6],
      material: skinOf(kit, '#d9a548', [['#a56a24', 5, 0.5, 0.7, 0.7]], { coat: 0.5 }),
      rings: 9,
      sides: 14,
    });
  }
};
