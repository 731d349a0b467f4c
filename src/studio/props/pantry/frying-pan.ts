import { metal } from '#studio/props/making/kit.ts';
import { addRod, addTurned } from '#studio/props/making/joinery.ts';
import { apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A black iron pan, its handle towards the right. */
export const makeFryingPan: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'frying_pan');
  const iron = metal(kit, [0.07, 0.068, 0.066], 0.32);
  addTurned(model, '0 .1, 10 .1, 11 .6, 13.4 4.4, 13 4.5, 10.6 1, 0 .8', iron);
  addRod(
    model,
    [
      [12.6, 3.8, 3],
      [27, 6, 9],
    ],
    { radius: 1.1, material: iron, sides: 12 },
  );
  addRod(
    apart(model, 'grip'),
    [
      [18, 4.6, 5.2],
      [29, 6.3, 9.8],
    ],
    { radius: 1.4, material: paint(kit, '#5a3218', { coat: 0.5, rough: 0.3 }), sides: 12 },
  );
};
