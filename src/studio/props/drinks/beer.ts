import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addTumbler, drink } from './vessel.ts';

/** A mug with a head of foam. */
export const makeBeer: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'beer');
  addTumbler(model, {
    outer: [
      [4, 0.1],
      [4.4, 0.7],
      [4.3, 5],
      [4.4, 10],
      [4.5, 14.6],
    ],
    wall: 0.35,
    level: 12.4,
    medium: drink(kit, [0.02, 0.1, 0.5]),
  });
  addTube(
    model,
    curve(
      [
        [4.3, 12, 0],
        [7.8, 12, 0],
        [8.2, 7.6, 0],
        [7.4, 3.4, 0],
        [4.3, 3.4, 0],
      ],
      8,
    ),
    { radius: 0.65, material: crystal(kit), sides: 10 },
  );
  addBlob(model, {
    at: [0, 14, 0],
    radii: [4.2, 1.9, 4.2],
    material: paint(kit, '#fbf6e8', { coat: 0.1, rough: 0.7 }),
    swell: ([x, y, z]) => 0.94 + 0.14 * fbm(x * 4 + 2, y * 3 + z * 4, 2, 4),
    sides: 34,
  });
};
