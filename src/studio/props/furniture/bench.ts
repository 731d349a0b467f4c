import { oak } from '#studio/props/cellar/oak.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A garden bench of slats with a back and arms. */
export const makeBench: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'bench'), [0, 0, 0], { y: -0.22 });
  const wood = colour ? paint(kit, colour, { coat: 0.3, rough: 0.4 }) : oak(kit, [142, 98, 58]);
  for (let i = 0; i < 5; i++)
    addBox(model, { at: [0, 44, 18 - i * 9], half: [72, 1.4, 3.8] }, wood);
  for (let i = 0; i < 4; i++)
    addBox(
      model,
      { at: [0, 56 + i * 9.5, -23 - i * 1.6], half: [72, 3.6, 1.2], turn: { x: -0.16 } },
      wood,
    );
  for (const s of SIDES) {
    addBox(model, { at: [s * 67, 32, 18], half: [3, 32, 3] }, wood);
    addBox(model, { at: [s * 67, 45, -25], half: [3, 45, 3], turn: { x: -0.1 } }, wood);
    addBox(model, { at: [s * 67, 40, -2], half: [2.6, 3, 22] }, wood);
    addBox(model, { at: [s * 67, 65, -2], half: [4, 1.6, 25] }, wood);
  }
};
