import { oak } from '#studio/props/cellar/oak.ts';
import { addInscription } from '#studio/props/making/inscription.ts';
import { addBox, addPanel, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A weathered arrow board on a post. */
export const makeSign: MakeThing = (kit, place, { colour, text }) => {
  const model = startModel(kit, place, 'sign');
  const post = oak(kit, [122, 86, 54]);
  addBox(model, { at: [0, 62, 0], half: [4, 62, 4] }, post);
  addPanel(within(model, [4, 100, 5], { x: Math.PI / 2 }), {
    outline: [
      [-36, -11],
      [-36, 11],
      [28, 11],
      [42, 0],
      [28, -11],
    ],
    thickness: 2.6,
    material: colour
      ? paint(kit, colour, { coat: 0.1, rough: 0.6 })
      : oak(kit, text ? [116, 78, 46] : [176, 130, 80]),
  });
  if (text) {
    addInscription(model, {
      text,
      at: [-1, 100, 7.75],
      size: [66, 19],
      face: 'josefinBold',
      ink: '#fff3d6',
      maxLines: 2,
    });
    return;
  }
  const ink = paint(kit, '#f2e8cf', { coat: 0, rough: 0.8 });
  const letters = apart(model, 'lettering');
  for (const [y, half] of [
    [103.4, 20],
    [97, 13],
  ] as const)
    addBox(letters, { at: [-2, y, 7.7], half: [half, 1.3, 0.2] }, ink);
};
