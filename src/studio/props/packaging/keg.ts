import { metal } from '#studio/props/making/kit.ts';
import { addBox, paint, startModel } from '#studio/props/making/model.ts';
import { addDrum, addTurned } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A steel keg with rolled hoops, grips in its collar and a valve. */
export const makeKeg: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'keg');
  const steel = metal(kit, [0.68, 0.68, 0.67], 0.3);
  addTurned(
    model,
    '17 0, 18.4 .4, 18.4 5, 17.6 6, 18.6 8, 19 16, 19.8 17.4, 19.8 18.8, 19 20, 19 36, 19.8 37.4, 19.8 38.8, 19 40, 18.6 48, 17.6 50',
    steel,
  );
  addTurned(model, '17.6 50, 17.6 50.4, 9 53, 0 53.4', steel);
  addTurned(model, '17.4 50, 18.4 51, 18.4 58, 17.9 58.6, 17.4 58, 17.2 51', steel);
  const dark = paint(kit, '#15130f');
  for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
    const [s, c] = [Math.sin(turn), Math.cos(turn)];
    addBox(model, { at: [s * 18, 55, c * 18], half: [4.6, 1.5, 0.7], turn: { y: turn } }, dark);
  }
  addDrum(model, { radius: 3, height: 4, at: [0, 53, 0] }, metal(kit, [0.5, 0.48, 0.45], 0.25));
  addDrum(model, { radius: 2, height: 0.6, at: [0, 57, 0] }, paint(kit, '#a31d22'));
};
