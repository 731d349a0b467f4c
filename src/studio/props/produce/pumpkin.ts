import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Deep ribs and a woody stalk. */
export const makePumpkin: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'pumpkin');
  addBlob(model, {
    at: [0, 7, 0],
    radii: [10, 7.2, 10],
    turn: { y: random.range(0, 6) },
    material: colour
      ? paint(kit, colour, { coat: 0.5, rough: 0.3 })
      : skinOf(
          kit,
          '#d9731a',
          [
            ['#b8530e', 6, 0.45, 0.7, 0.6],
            ['#e89a3c', 14, 0.6, 0.8, 0.5],
          ],
          {
            coat: 0.5,
            rough: 0.3,
          },
        ),
    swell: ([x, y, z]) =>
      (1 - 0.13 * (1 - Math.abs(Math.sin(Math.atan2(z, x) * 5.5))) ** 1.6) *
      (1 - 0.3 * Math.exp(-(1 - Math.abs(y)) / 0.16)),
    rings: 24,
    sides: 88,
  });
  addTube(
    apart(model, 'pumpkin stalk'),
    curve([
      [0, 10, 0],
      [0.3, 13.4, 0],
      [2.4, 15.6, 0.6],
    ]),
    {
      radius: (t) => 1.7 - 0.9 * Math.min(1, t * 1.6),
      material: paint(kit, '#6f7434'),
      sides: 7,
    },
  );
};
