import { addTurned } from '#studio/props/making/joinery.ts';
import { addBlob, addBox, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A pressed seal of wax with an uneven edge. */
export const makeWaxSeal: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'wax_seal');
  const wax = paint(kit, colour ?? '#8e1018', { coat: 0.7, rough: 0.25 });
  addBlob(model, {
    at: [0, 0.3, 0],
    radii: [2.6, 0.5, 2.6],
    material: wax,
    swell: ([x, , z]) => 1 + 0.07 * Math.sin(Math.atan2(z, x) * 5 + 1),
  });
  addTurned(model, '0 .72, 1.7 .72, 1.9 .95, 1.7 .9, 0 .84', wax);
  for (const turn of [0, Math.PI / 2])
    addBox(model, { at: [0, 0.9, 0], half: [0.9, 0.12, 0.18], turn: { y: turn + 0.5 } }, wax);
};
