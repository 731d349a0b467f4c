import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLathe, addLeafBlade, paint, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A geranium in a clay pot. */
export const makePottedPlant: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'potted_plant');
  const clay = skinOf(kit, '#b5633a', [['#d08a5c', 6, 0.5, 0.75, 0.6]], { coat: 0.05, rough: 0.7 });
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [4.6, 0.1],
      [6.4, 9.4],
      [7, 9.5],
      [7.2, 11.6],
      [6.4, 11.7],
      [6, 10.6],
      [AXIS, 10.4],
    ],
    clay,
    { isSharp: true },
  );
  for (let i = 0; i < 80; i++) {
    const [a, y] = [i * 2.4, 11 + 10 * (i / 80)];
    const r = 2 + 6 * Math.sin(Math.PI * (0.25 + 0.7 * (i / 80)));
    addLeafBlade(model, {
      from: [Math.cos(a) * r * 0.4, y - 1, Math.sin(a) * r * 0.4],
      to: [Math.cos(a) * r * 1.15, y + random.range(0, 1.5), Math.sin(a) * r * 1.15],
      width: 3.4,
      material: paint(kit, ['#4c7a2e', '#5f9038', '#3b6424'][i % 3]!, { translucency: 0.3 }),
      bend: 0.6,
    });
  }
  for (let k = 0; k < 8; k++) {
    const a = k * 2.4;
    for (let i = 0; i < 12; i++)
      addBlob(model, {
        at: [
          Math.cos(a) * (1.5 + k * 0.75) + random.range(-1.2, 1.2),
          22.6 - k * 0.6 + random.range(-0.9, 0.9),
          Math.sin(a) * (1.5 + k * 0.75) + random.range(-1.2, 1.2),
        ],
        radii: [0.95, 0.6, 0.95],
        material: paint(kit, colour ?? '#d0202e', { translucency: 0.3 }),
        rings: 5,
        sides: 7,
      });
  }
};
