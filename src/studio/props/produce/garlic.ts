import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, curve, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A white bulb of cloves with its dry neck. */
export const makeGarlic: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'garlic');
  const skin = skinOf(
    kit,
    '#efe6d8',
    [
      ['#c9a6b4', 5, 0.55, 0.8, 0.6],
      ['#d8c7ab', 30, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.3,
      rough: 0.4,
    },
  );
  addBlob(model, {
    at: [0, 2.2, 0],
    radii: [2.9, 2.3, 2.9],
    turn: { y: random.range(0, 6) },
    material: skin,
    swell: ([x, y, z]) =>
      1 +
      0.08 * Math.abs(Math.cos(Math.atan2(z, x) * 4.5)) * (1 - y * y) +
      0.5 * Math.exp(-(1 - y) / 0.05),
    rings: 22,
    sides: 54,
  });
  addTube(
    model,
    curve([
      [0, 4.6, 0],
      [0.1, 6, 0],
      [random.range(-0.8, 0.8), 7.6, 0.2],
    ]),
    {
      radius: (t) => 0.6 - 0.28 * t,
      material: skin,
    },
  );
};
