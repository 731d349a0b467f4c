import { crystal } from '#studio/props/making/kit.ts';
import { addTurned, addRing } from '#studio/props/making/joinery.ts';
import { paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A flat-headed stopper of clear glass with its sealing ring, lying. */
export const makeGlassStopper: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'glass_stopper'), [0, 1.5, 0], { x: -1.35, y: 0.6 });
  addTurned(
    model,
    '0 0, .85 0, .9 .2, .9 2.2, 1.5 2.4, 1.6 2.7, 1.5 3.3, 1.2 3.5, 0 3.5',
    crystal(kit),
    {
      at: [0, -1.5, 0],
    },
  );
  addRing(
    model,
    { radius: 0.95, thickness: 0.14, at: [0, 0.4, 0] },
    paint(kit, '#d9d5cc', { coat: 0.4 }),
  );
};
