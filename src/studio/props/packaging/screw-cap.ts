import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The long aluminium cap of a bottle, knurled at its top, lying beside its ring. */
export const makeScrewCap: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'screw_cap');
  const skin = colour
    ? paint(kit, colour, { coat: 0.9, rough: 0.2 })
    : metal(kit, [0.34, 0.08, 0.1], 0.3);
  const bare = metal(kit, [0.75, 0.74, 0.72], 0.25);
  const cap = within(model, [-3, 1.7, 0], { z: -1.45, y: 0.45 });
  addTurned(cap, '1.3 0, 1.5 0, 1.5 4.4, 1.38 4.6, 1.5 4.8, 1.5 5.9, 1.3 6.1, 0 6.1', skin, {
    isSharp: true,
  });
  addTurned(cap, '1.3 0, 1.28 4, 0 4.2', bare, { isSharp: true });
  for (const y of [5, 5.2, 5.4, 5.6, 5.8])
    addRing(cap, { radius: 1.5, thickness: 0.06, at: [0, y, 0] }, skin);
};
