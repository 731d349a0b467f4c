import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addPanel, paint, startModel, textured } from '#studio/props/model.ts';

/** Folded once, the front page up. */
export const makeNewspaper: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'newspaper');
  const paper = paint(kit, '#e3ded2', { coat: 0.02 });
  for (let i = 0; i < 4; i++)
    addBox(model, { at: [i * 0.12, 0.2 + i * 0.36, i * -0.1], half: [12, 0.16, 8.6] }, paper);
  addPanel(model, {
    outline: [
      [12, 8.4],
      [12, -8.4],
      [-12, -8.4],
      [-12, 8.4],
    ],
    thickness: 0.05,
    at: [0.4, 1.5, -0.3],
    material: textured(kit, 'front page', {
      painter: 'tasting-sheet',
      params: { seed: 9 },
      share: 0.4,
      hasRelief: false,
      wrap: 'clamp',
    }),
    side: paper,
  });
};
