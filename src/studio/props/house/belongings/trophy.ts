import { metal } from '#studio/props/making/kit.ts';
import { addBox, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import { addTurned, pathOf, SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A golden cup with two handles on a dark plinth. */
export const makeTrophy: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'trophy');
  const gold = metal(kit, [0.86, 0.62, 0.2], 0.16);
  addBox(
    apart(model, 'plinth'),
    { at: [0, 2.5, 0], half: [5.4, 2.5, 5.4] },
    paint(kit, '#1d1512', { coat: 0.8, rough: 0.2 }),
  );
  addTurned(
    model,
    '0 5, 4 5, 3.6 6, 1.2 8, 1 11, 1.8 12, 1.2 13, 4 15, 6.4 19, 7 26, 7.4 26.6, 6.8 26.6, 6 20, 3.6 16, 0 15',
    gold,
  );
  for (const s of SIDES)
    addTube(
      model,
      curve(pathOf(`${s * 6.8} 25 0, ${s * 11} 25 0, ${s * 11} 19 0, ${s * 5.4} 17 0`)),
      { radius: 0.55, material: gold },
    );
};
