import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A gold pocket watch, lying open-faced with its chain. */
export const makePocketWatch: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'pocket_watch'), [0, 0, 0], { y: 0.3 });
  const gold = metal(kit, [0.8, 0.58, 0.22], 0.18);
  addDrum(model, { radius: 2.7, height: 0.8 }, gold);
  addRing(model, { radius: 2.6, thickness: 0.3, at: [0, 0.8, 0] }, gold);
  const face = apart(model, 'face');
  addDrum(
    face,
    { radius: 2.4, height: 0.1, at: [0, 0.82, 0] },
    paint(kit, '#f8f4e6', { coat: 1, rough: 0.05 }),
  );
  const ink = paint(kit, '#191715');
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    addBox(
      face,
      {
        at: [Math.cos(a) * 1.95, 0.94, Math.sin(a) * 1.95],
        half: [0.25, 0.02, 0.06],
        turn: { y: -a },
      },
      ink,
    );
  }
  addBox(face, { at: [0.55, 0.95, -0.35], half: [0.75, 0.02, 0.07], turn: { y: 0.55 } }, ink);
  addBox(face, { at: [0, 0.96, 0.75], half: [0.06, 0.02, 0.85] }, ink);
  addRing(model, { radius: 0.7, thickness: 0.16, at: [0, 0.6, -3.6] }, gold);
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    addRing(
      model,
      {
        radius: 0.32,
        thickness: 0.1,
        at: [Math.sin(t * 5) * 3.4, 0.2, -4.2 - t * 4.4],
        turn: { x: i % 2 === 0 ? 0 : 1.2 },
      },
      gold,
    );
  }
};
