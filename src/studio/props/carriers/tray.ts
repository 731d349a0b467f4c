import { metal } from '#studio/props/kit.ts';
import { addRing, addTurned } from '#studio/props/joinery.ts';
import { paint, startModel } from '#studio/props/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A waiter's round tray with a low rim. */
export const makeTray: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'tray');
  const silver = colour
    ? paint(kit, colour, { coat: 0.8, rough: 0.2 })
    : metal(kit, [0.74, 0.72, 0.68], 0.22);
  addTurned(model, '0 .1, 17.4 .1, 18.6 .5, 19.6 2, 19.4 2.1, 18.2 .9, 17.2 .7, 0 .7', silver);
  addRing(model, { radius: 19.6, thickness: 0.35, at: [0, 2, 0] }, silver);
};
