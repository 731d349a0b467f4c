import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBall,
  addBlob,
  addLathe,
  addTube,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Land and sea in a brass meridian on a turned foot. */
export const makeGlobe: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'globe');
  const brass = metal(kit, [0.8, 0.58, 0.25], 0.25);
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [7, 0.1],
      [7.2, 0.9],
      [3, 1.8],
      [1.2, 3],
      [1, 6],
      [AXIS, 6],
    ],
    paint(kit, '#5a321a', { coat: 0.6 }),
  );
  addBlob(model, {
    at: [0, 16, 0],
    radii: [9.4, 9.4, 9.4],
    turn: { z: -0.41 },
    material: skinOf(
      kit,
      '#3f7fa8',
      [
        ['#c9b474', 3, 0.52, 0.56, 1],
        ['#7d9a52', 7, 0.64, 0.68, 0.9],
        ['#f2efe6', 3, 0.86, 0.9, 0.9],
      ],
      { coat: 0.6, rough: 0.2 },
    ),
    rings: 26,
    sides: 44,
  });
  addTube(
    model,
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const a = -1.98 + (i / 32) * 3.14;
      return [Math.cos(a) * 10.4, 16 + Math.sin(a) * 10.4, 0];
    }),
    { radius: 0.45, material: brass },
  );
  addBall(model, [-4.1, 25.6, 0], 0.6, brass);
};
