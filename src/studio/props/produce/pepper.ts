import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';

/** A bell pepper: four lobes, square shoulders, a bent stalk. */
export const makePepper: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'pepper');
  addBlob(model, {
    at: [0, 4, 0],
    radii: [3.6, 4.2, 3.6],
    turn: { y: random.range(0, 6), z: random.range(-0.12, 0.12) },
    material: paint(kit, colour ?? random.pick(['#c2170f', '#e0a512']), { coat: 1, rough: 0.08 }),
    swell: ([x, y, z]) =>
      (1 + 0.09 * Math.cos(Math.atan2(z, x) * 4) * (0.4 + 0.6 * Math.abs(y))) *
      (1.04 - 0.24 * Math.max(0, -y) ** 2 - 0.22 * Math.exp(-(1 - y) / 0.12)),
    rings: 20,
    sides: 40,
  });
  const stalk = apart(model, 'pepper stalk');
  addTube(
    stalk,
    curve([
      [0, 7, 0],
      [0.1, 8.4, 0],
      [0.9, 9.6, 0.3],
    ]),
    {
      radius: (t) => 0.75 - 0.35 * Math.min(1, t * 2),
      material: paint(kit, '#41701f'),
    },
  );
};
