import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addPanel, paint, startModel, within } from '#studio/props/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';

/** A square of five layers under a browned crust. */
export const makeLasagne: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 12);
  const model = within(startModel(kit, place, 'lasagne'), [0, 0.7, 0], { y: 0.5 });
  const sauce = skinOf(kit, '#a8331a', [['#6e2412', 9, 0.45, 0.7, 0.7]], {
    coat: 0.7,
    rough: 0.25,
  });
  const dough = paint(kit, '#ecd394', { coat: 0.4 });
  const cream = paint(kit, '#f6ead2', { coat: 0.5 });
  for (let i = 0; i < 4; i++) {
    const y = i * 1.3;
    addBox(model, { at: [0, y + 0.15, 0], half: [5.2, 0.16, 4.4] }, dough);
    addBox(model, { at: [0.1, y + 0.62, 0], half: [5, 0.34, 4.2] }, sauce);
    addBox(model, { at: [-0.1, y + 1.06, 0], half: [5.1, 0.12, 4.3] }, cream);
  }
  addPanel(model, {
    outline: roundedRect(10.8, 9.2, 0.6),
    thickness: 0.5,
    at: [0, 5.1, 0],
    material: skinOf(
      kit,
      '#e2a848',
      [
        ['#a8501c', 5, 0.48, 0.68, 0.9],
        ['#f2dca0', 9, 0.62, 0.8, 0.6],
      ],
      {
        coat: 0.6,
        rough: 0.25,
        bump: 1,
      },
    ),
  });
};
