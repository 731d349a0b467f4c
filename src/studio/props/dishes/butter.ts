import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addPanel, paint, startModel } from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** A block on its dish, two slices cut off. */
export const makeButter: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'butter');
  addPanel(model, {
    outline: roundedRect(17, 10, 2),
    thickness: 0.7,
    material: paint(kit, '#eef0ef', { coat: 0.8, rough: 0.15 }),
  });
  const butter = paint(kit, '#f2d674', { coat: 0.5, rough: 0.25, translucency: 0.2 });
  addBox(model, { at: [-1.6, 2.9, 0], half: [4.4, 2.2, 2.7] }, butter);
  addBox(model, { at: [4, 1.5, 0.2], half: [0.5, 2.1, 2.6], turn: { z: -1.1 } }, butter);
  addBox(model, { at: [5.6, 1.2, 0.5], half: [0.45, 2.1, 2.6], turn: { z: -1.35 } }, butter);
};
