import { paint, startModel } from '#studio/props/model.ts';
import { addTurned } from '#studio/props/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A tall glazed vase. */
export const makeVase: MakeThing = (kit, place, { colour }) =>
  addTurned(
    startModel(kit, place, 'vase'),
    '0 .1, 4 .1, 6.4 5, 7.4 12, 5.6 19, 3 23.6, 2.7 25, 4 27.6, 3.6 27.7, 2.3 25, 2.4 23, 0 20',
    paint(kit, colour ?? '#3f6f8a', { coat: 1, rough: 0.12 }),
  );
