import { metal } from '#studio/props/making/kit.ts';
import { addTurned } from '#studio/props/making/joinery.ts';
import { addBall, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A turned wooden mill with its round head. */
export const makePepperMill: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'pepper_mill');
  const wood = paint(kit, colour ?? '#5a3218', { coat: 0.8, rough: 0.2 });
  addTurned(model, '0 .1, 2.9 .1, 2.9 3, 2.2 5, 1.7 8, 2.3 10.6, 2.7 12, 1.9 13.4, 0 13.4', wood);
  addTurned(model, '1.4 13.4, 2.7 14.4, 2.9 16.4, 2 18.4, 0 18.8', wood);
  addBall(model, [0, 19.3, 0], 0.7, metal(kit, [0.75, 0.73, 0.7], 0.2));
};
