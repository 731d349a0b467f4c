import { addFlame } from '#studio/props/candle.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A pail of paraffin burning between the vines against the frost. */
export const makeFrostCandle: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'frost_candle');
  addTurned(model, '0 .2, 10 .2, 11 1, 12 20, 11.6 20, 10.6 3', metal(kit, [0.5, 0.5, 0.5], 0.4), {
    isSharp: true,
  });
  addRing(model, { radius: 12, thickness: 0.5, at: [0, 20, 0] }, metal(kit, [0.5, 0.5, 0.5], 0.4));
  addTurned(
    apart(model, 'wax'),
    '0 16, 11.2 16',
    paint(kit, '#efe2c4', { coat: 0.5, rough: 0.3, translucency: 0.4 }),
    { isSharp: true },
  );
  for (const [x, z, size] of [
    [0, 0, 4],
    [-4, 2, 2.6],
    [4, 1, 3],
    [1, -4, 2.4],
  ] as const)
    addFlame(kit, model.put([x, 16, z]), 150, size);
};
