import { madeOf } from '#studio/props/making/made-of.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A waiter's round tray with a low rim. */
export const makeTray: MakeThing = (kit, place, { colour, material }) => {
  const model = startModel(kit, place, 'tray');
  const silver = material
    ? madeOf(kit, { material, colour }, { colour: '#b9b5ae', coat: 0.6 })
    : colour
      ? paint(kit, colour, { coat: 0.8, rough: 0.2 })
      : metal(kit, [0.74, 0.72, 0.68], 0.22);
  addTurned(model, '0 .1, 20.4 .1, 21.6 .5, 22.6 2, 22.4 2.1, 21.2 .9, 20.2 .7, 0 .7', silver);
  addRing(model, { radius: 22.6, thickness: 0.35, at: [0, 2, 0] }, silver);
};
