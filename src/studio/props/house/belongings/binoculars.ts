import { metal } from '#studio/props/making/kit.ts';
import { addTurned, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Field glasses, lying, their large lenses towards the camera. */
export const makeBinoculars: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'binoculars'), [0, 3.2, 0], { y: 0.45 });
  const black = paint(kit, '#1d1b1a', { coat: 0.4, rough: 0.4 });
  const turn = { x: Math.PI / 2 };
  for (const s of SIDES) {
    addTurned(model, '1.5 -9, 1.6 -7, 2 -6, 2.2 -2, 3.1 3, 3.1 7, 2.8 7', black, {
      at: [s * 3.6, 0, 0],
      turn,
    });
    addTurned(
      apart(model, 'lens'),
      '0 6.2, 2.8 6',
      paint(kit, '#2f3f6a', { coat: 1, rough: 0.02 }),
      { at: [s * 3.6, 0, 0], turn },
    );
    addTurned(
      apart(model, 'ring'),
      '3.1 5, 3.25 5.2, 3.25 5.8, 3.1 6',
      metal(kit, [0.72, 0.52, 0.22], 0.25),
      { at: [s * 3.6, 0, 0], turn },
    );
  }
  addBox(model, { at: [0, 0.4, -2], half: [2, 0.7, 3.4] }, black);
};
