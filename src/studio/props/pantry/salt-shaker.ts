import { crystal, metal } from '#studio/props/making/kit.ts';
import { addDrum, addTurned } from '#studio/props/making/joinery.ts';
import { apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A glass salt cellar, white to its shoulder, under a pierced steel cap. */
export const makeSaltShaker: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'salt_shaker');
  addTurned(model, '0 .1, 2.2 .1, 2.3 .6, 1.9 6.4', crystal(kit));
  const rest = apart(model, 'salt and cap');
  addDrum(
    model,
    { radius: 2, top: 1.75, height: 4.4, at: [0, 0.4, 0] },
    paint(kit, '#f7f5f0', { coat: 0, rough: 0.9 }),
  );
  addTurned(rest, '2 6.2, 2.1 6.4, 2.1 7.6, 1.6 8.6, 0 8.9', metal(kit, [0.75, 0.74, 0.72], 0.2));
};
