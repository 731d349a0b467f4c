import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A folded newspaper: headline, picture and columns of grey. */
export const makeNewspaper: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'newspaper'), [0, 0, 0], { y: 0.3 });
  const paper = skinOf(kit, '#e6e1d4', [['#d5cfbf', 8, 0.5, 0.7, 0.5]], { coat: 0, rough: 0.9 });
  for (let i = 0; i < 4; i++)
    addBox(model, { at: [i * 0.12, 0.25 + i * 0.42, -i * 0.1], half: [14.5, 0.18, 10.5] }, paper);
  const print = apart(model, 'print');
  const ink = paint(kit, '#2b2a28', { coat: 0, rough: 0.9 });
  const grey = paint(kit, '#8d8a82', { coat: 0, rough: 0.9 });
  addBox(print, { at: [0.4, 1.72, -8.2], half: [11, 0.03, 1] }, ink);
  addBox(print, { at: [0.4, 1.72, -5.6], half: [13, 0.03, 0.5] }, ink);
  addBox(print, { at: [-5, 1.72, 0.4], half: [7, 0.03, 4.4] }, paint(kit, '#5f5e5a', { coat: 0 }));
  for (let k = 0; k < 2; k++)
    for (let i = 0; i < 9; i++)
      addBox(print, { at: [5.6 + k * 5.6, 1.72, -3.6 + i * 1.3], half: [2.4, 0.03, 0.3] }, grey);
  for (let i = 0; i < 3; i++)
    addBox(print, { at: [-5, 1.72, 6 + i * 1.2], half: [7, 0.03, 0.3] }, grey);
};
