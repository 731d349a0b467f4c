import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A hand refractometer, lying: black grip, eyepiece, prism under its flap. */
export const makeRefractometer: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'refractometer'), [-8, 2, 0], {
    y: 0.3,
    z: -Math.PI / 2,
  });
  const black = paint(kit, '#191817', { coat: 0.3, rough: 0.5 });
  const steel = metal(kit, [0.7, 0.7, 0.7], 0.25);
  addDrum(model, { radius: 1.9, top: 1.7, height: 3 }, black);
  addDrum(model, { radius: 1.5, height: 10, at: [0, 3, 0] }, black);
  for (let i = 0; i < 7; i++)
    addRing(model, { radius: 1.5, thickness: 0.16, at: [0, 3.6 + i * 0.55, 0] }, black);
  const head = apart(model, 'prism');
  addDrum(head, { radius: 1.55, height: 2.4, at: [0, 12.6, 0] }, steel);
  addBox(head, { at: [-0.2, 17.4, 0], half: [0.8, 2.8, 1.2] }, steel);
  addBox(
    head,
    { at: [-0.9, 17.4, 0], half: [0.2, 2.6, 1], turn: { z: 0.06 } },
    paint(kit, '#6fa3c4', { coat: 1, rough: 0.04 }),
  );
  addBox(
    head,
    { at: [-2, 17.2, 0], half: [0.16, 2.8, 1.1], turn: { z: -0.5 } },
    paint(kit, '#dfe8ee', { coat: 1, rough: 0.05, translucency: 0.6 }),
  );
};
