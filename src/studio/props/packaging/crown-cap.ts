import { metal } from '#studio/props/making/kit.ts';
import { addPanel, around, paint, startModel } from '#studio/props/making/model.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A crown cap lying on its teeth. */
export const makeCrownCap: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'crown_cap');
  const skin = colour
    ? paint(kit, colour, { coat: 0.9, rough: 0.2 })
    : metal(kit, [0.82, 0.62, 0.28], 0.25);
  addPanel(model, {
    outline: around(84, (a) => 1.58 + 0.12 * Math.cos(a * 21)),
    thickness: 0.22,
    at: [0, 0.15, 0],
    material: skin,
  });
  addTurned(model, '1.56 .2, 1.42 .5, 1.25 .66, 0 .7', skin);
};
