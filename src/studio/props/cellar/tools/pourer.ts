import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned, pathOf } from '#studio/props/making/joinery.ts';
import { addTube, apart, curve, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A steel spout on its ribbed cork, lying. */
export const makePourer: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'wine_pourer'), [-3, 1.4, 0], { y: 0.35, z: -1.35 });
  const steel = metal(kit, [0.78, 0.77, 0.75], 0.18);
  addTurned(model, '0 3, 1.5 3, 1.6 3.4, 1 4.2, .7 5, 0 5', steel);
  addTube(model, curve(pathOf('0 4.6 0, 0 7 0, .5 9 0, 1.6 10.6 0')), {
    radius: (t) => 0.62 - 0.2 * t,
    material: steel,
    sides: 12,
  });
  const black = paint(kit, '#1b1a19', { coat: 0.3, rough: 0.5 });
  const cork = apart(model, 'cork');
  addTurned(cork, '0 0, .7 0, .85 3, 0 3', black);
  for (const y of [0.6, 1.3, 2, 2.7])
    addRing(cork, { radius: 0.85, thickness: 0.22, at: [0, y, 0] }, black);
};
