import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, curve, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

export const makeOnion: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'onion');
  const isRed = colour !== null && colour[0] > colour[1] * 2;
  const skin = skinOf(
    kit,
    isRed ? '#7d2140' : '#c98a3a',
    [[isRed ? '#a8486a' : '#e0b060', 6, 0.5, 0.75, 0.6]],
    {
      coat: 0.6,
      rough: 0.25,
      scale: [4, 0.3],
    },
  );
  addBlob(model, {
    at: [0, 2.9, 0],
    radii: [3.5, 3, 3.5],
    turn: { y: random.range(0, 6) },
    material: skin,
    swell: ([, y]) => 1 + 0.4 * Math.exp(-(1 - y) / 0.05),
    rings: 22,
    sides: 30,
  });
  addTube(
    model,
    curve([
      [0, 6, 0],
      [0.1, 7.4, 0],
      [0.5, 8.6, 0.1],
    ]),
    { radius: (t) => 0.6 - 0.4 * t, material: skin },
  );
};
