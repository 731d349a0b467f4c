import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, addTurned } from '#studio/props/making/joinery.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A copper pot with one long handle. */
export const makeSaucepan: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'saucepan');
  const copper = colour
    ? paint(kit, colour, { coat: 0.9, rough: 0.15 })
    : metal(kit, [0.88, 0.4, 0.2], 0.26);
  // One wall, inside and out: two of them a hair apart would show through each other.
  addTurned(model, '0 .1, 9 .1, 9.6 .8, 9.8 10.4, 9.3 10.4, 9.1 1.4, 0 1', copper);
  addRing(model, { radius: 9.8, thickness: 0.3, at: [0, 10.4, 0] }, copper);
  addRod(
    model,
    [
      [9.6, 9, 0],
      [27, 12, 4],
    ],
    { radius: 0.8, material: metal(kit, [0.5, 0.36, 0.16], 0.3), sides: 10 },
  );
};
