import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBall, addBlob, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A broad shell, eight legs, two claws raised to the front. */
export const makeCrab: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'crab');
  const shell = skinOf(
    kit,
    '#c4501e',
    [
      ['#8f2c10', 6, 0.5, 0.72, 0.7],
      ['#e08a4a', 14, 0.6, 0.8, 0.5, 0.3],
    ],
    {
      bump: 1,
      coat: 0.7,
      rough: 0.2,
    },
  );
  addBlob(model, {
    at: [0, 3.2, 0],
    radii: [7.6, 2.6, 5],
    material: shell,
    swell: ([x, , z]) => 1 + 0.03 * Math.sin(Math.atan2(z, x) * 16) - 0.12 * Math.max(0, -z),
    sides: 60,
  });
  for (const s of [-1, 1]) {
    for (let i = 0; i < 4; i++) {
      const z = -3 + i * 1.7;
      addTube(
        model,
        curve(
          [
            [s * 6, 2.6, z],
            [s * 10.4, 4.6, z - 1.2 + i * 0.4],
            [s * (13.4 - i * 0.5), 0.3, z - 1.6 + i * 0.9],
          ],
          6,
        ),
        {
          radius: (t) => 0.85 - 0.65 * t,
          material: shell,
        },
      );
    }
    addTube(
      model,
      curve(
        [
          [s * 5.4, 3, 3.4],
          [s * 8.6, 3.2, 6.2],
          [s * 6.4, 3, 9],
        ],
        6,
      ),
      { radius: 1.1, material: shell },
    );
    addBlob(model, {
      at: [s * 4.8, 3, 10.2],
      radii: [2.9, 1.5, 1.9],
      turn: { y: s * 0.5 },
      material: shell,
    });
    addBlob(model, {
      at: [s * 2.2, 3.2, 11.2],
      radii: [1.9, 0.7, 0.7],
      turn: { y: s * 0.2 },
      material: paint(kit, '#2c1a14', { coat: 0.8 }),
    });
    addBlob(model, {
      at: [s * 2.6, 2.7, 9.4],
      radii: [1.7, 0.6, 0.6],
      turn: { y: s * 0.6 },
      material: paint(kit, '#2c1a14', { coat: 0.8 }),
    });
    addBall(model, [s * 1.5, 5.1, 4.2], 0.6, paint(kit, '#120c0a', { coat: 1, rough: 0.05 }));
  }
};
