import { addDrum, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A wooden train engine with red wheels. */
export const makeToy: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'toy'), [0, 0, 0], { y: -0.35 });
  const body = paint(kit, colour ?? '#2f6fa5', { coat: 0.6, rough: 0.25 });
  const wood = paint(kit, '#d9b57c', { coat: 0.4, rough: 0.35 });
  const red = paint(kit, '#b3202c', { coat: 0.6, rough: 0.25 });
  addBox(model, { at: [0, 2.6, 0], half: [8, 0.8, 3] }, wood);
  addDrum(model, { radius: 2.4, height: 9, at: [-0.6, 5.6, 0], turn: { z: -Math.PI / 2 } }, body);
  addBox(model, { at: [-4.4, 6, 0], half: [3, 3, 3] }, body);
  addBox(model, { at: [-4.4, 9.6, 0], half: [3.6, 0.5, 3.6] }, red);
  const rest = apart(model, 'wheels');
  addDrum(rest, { radius: 0.9, top: 1.5, height: 3.4, at: [5.8, 7.4, 0] }, red);
  addDrum(rest, { radius: 0.8, height: 1.4, at: [2, 7.6, 0] }, wood);
  for (const x of [-5.2, 0, 5.2])
    for (const s of SIDES)
      addDrum(
        rest,
        { radius: 2, height: 1, at: [x, 2, s * 3 + (s < 0 ? -1 : 0)], turn: { x: Math.PI / 2 } },
        red,
      );
  addRod(
    rest,
    [
      [-5.2, 2, 4.2],
      [5.2, 2, 4.2],
    ],
    { radius: 0.3, material: wood },
  );
};
