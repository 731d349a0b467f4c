import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/kit.ts';
import { addDrum, addRing, SIDES } from '#studio/props/joinery.ts';
import { addInscription } from '#studio/props/inscription.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A nailed pine case with its lid on, the estate's mark burnt into the front. */
export const makeWoodenCase: MakeThing = (kit, place, { text }) => {
  const model = within(startModel(kit, place, 'wooden_case'), [0, 0, 0], { y: text ? 0.12 : 0.35 });
  const pine = oak(kit, text ? [122, 82, 50] : [214, 176, 124]);
  const dark = oak(kit, [176, 134, 86]);
  addBox(model, { at: [0, 8, 0], half: [25, 8, 16.5] }, pine);
  addBox(model, { at: [0, 16.6, 0], half: [25.4, 0.7, 16.9] }, dark);
  const mark = apart(model, 'brand');
  const burnt = paint(kit, '#3a2314', { coat: 0, rough: 0.9 });
  if (text) {
    addInscription(model, {
      text,
      at: [0, 8, 16.54],
      size: [42, 12],
      face: 'cinzel',
      ink: '#fff0d0',
      maxLines: 2,
    });
    return;
  }
  addRing(
    mark,
    { radius: 4.6, thickness: 0.28, at: [0, 9, 16.5], turn: { x: Math.PI / 2 } },
    burnt,
  );
  addBox(mark, { at: [0, 9, 16.52], half: [2.2, 2.2, 0.08], turn: { z: Math.PI / 4 } }, burnt);
  for (const s of SIDES) {
    addBox(mark, { at: [s * 14, 10.4, 16.52], half: [6.4, 0.7, 0.06] }, burnt);
    addBox(mark, { at: [s * 14, 7.8, 16.52], half: [4.4, 0.4, 0.06] }, burnt);
    addBox(
      mark,
      { at: [s * 22, 14, 16.9], half: [1.2, 1.8, 0.3] },
      metal(kit, [0.5, 0.42, 0.3], 0.35),
    );
    for (const y of [2, 14])
      addDrum(
        mark,
        { radius: 0.4, height: 0.3, at: [s * 24, y, 16.4], turn: { x: Math.PI / 2 } },
        metal(kit, [0.4, 0.38, 0.35], 0.4),
      );
  }
};
