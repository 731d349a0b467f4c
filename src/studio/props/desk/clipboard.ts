import type { MakeThing } from '#studio/things/photo-maker.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addBox, addPanel, paint, startModel, textured } from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** A board with a written sheet under its clip. */
export const makeClipboard: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'clipboard');
  addPanel(model, {
    outline: roundedRect(23, 32, 1.2),
    thickness: 0.4,
    material: paint(kit, colour ?? '#7a5230', { coat: 0.2 }),
  });
  const paper = paint(kit, '#f6f2e8', { coat: 0.05 });
  addBox(model, { at: [0, 0.5, 1.2], half: [10, 0.12, 13.6] }, paper);
  const written = textured(kit, 'clipboard page', {
    painter: 'handwriting',
    params: { seed: 11, ink: [40, 44, 78] },
    share: 0.4,
    aspect: 1.4,
    hasRelief: false,
    wrap: 'clamp',
  });
  addBox(model, { at: [0, 0.66, 1.6], half: [9.2, 0.03, 12] }, written);
  const steel = metal(kit, [0.66, 0.66, 0.67], 0.25);
  addBox(model, { at: [0, 0.9, -14], half: [4.6, 0.35, 1.5] }, steel);
  addBox(model, { at: [0, 1.5, -14.8], half: [2.2, 0.5, 0.5] }, steel);
};
