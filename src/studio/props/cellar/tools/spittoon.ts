import { metal } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A taster's spittoon: a steel pot under a wide funnel of a rim. */
export const makeSpittoon: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'spittoon');
  const steel = colour
    ? paint(kit, colour, { coat: 0.8, rough: 0.2 })
    : metal(kit, [0.7, 0.68, 0.65], 0.2);
  addTurned(
    model,
    '0 .1, 6.6 .1, 7.4 1, 8.4 8, 7.6 15, 5.6 18.6, 5.4 20, 10 23.4, 10.4 23.8, 9.8 24, 5 20.4, 2 19, 1.9 18',
    steel,
  );
};
