import { addFlameLight } from '#studio/props/candle.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A brass foot under a lit linen shade. */
export const makeTableLamp: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'table_lamp');
  const brass = metal(kit, [0.68, 0.48, 0.2], 0.25);
  addTurned(model, '0 .1, 7 .1, 7 1, 2.4 2, 1.4 4, 3.2 8, 3.4 12, 1.2 17, 1 24, 0 24', brass);
  const linen = paint(kit, colour ?? '#f3dfb4', { coat: 0, rough: 0.8, translucency: 0.7 });
  addTurned(model, '12 22, 11.9 22, 7 38, 6.9 38', linen, { isSharp: true });
  addFlameLight(kit.scene, model.put([0, 28, 0]), 900);
};
