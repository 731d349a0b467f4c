import { oak } from '#studio/props/cellar/oak.ts';
import { addRod, SIDES } from '#studio/props/making/joinery.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addBox, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addSpokedWheel } from './spoked-wheel.ts';

/** An old handcart: two wooden wheels, a plank bed with low sides, a shaft. */
export const makeCart: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'cart'), [0, 0, 0], { y: -0.32 });
  const wood = colour ? paint(kit, colour, { coat: 0.2, rough: 0.5 }) : oak(kit, [138, 96, 58]);
  const iron = metal(kit, [0.16, 0.15, 0.14], 0.45);
  addBox(model, { at: [0, 58, 0], half: [70, 2, 38] }, wood);
  for (const s of SIDES) {
    for (const y of [64, 73]) addBox(model, { at: [0, y, s * 38], half: [70, 3.4, 1.2] }, wood);
    for (const y of [64, 73]) addBox(model, { at: [s * 70, y, 0], half: [1.2, 3.4, 38] }, wood);
    for (const x of [-66, 0, 66])
      addBox(model, { at: [x, 66, s * 39.4], half: [2, 12, 1.2] }, wood);
    addSpokedWheel(model, {
      at: [0, 42, s * 48],
      radius: 39,
      tyre: iron,
      tyreThickness: 2.6,
      spokes: 12,
      spoke: wood,
      spokeRadius: 2,
      hub: 7,
    });
    addRod(
      model,
      [
        [60, 54, s * 22],
        [126, 44, s * 18],
      ],
      { radius: 2.4, material: wood },
    );
    addRod(
      model,
      [
        [-60, 56, s * 30],
        [-60, 0, s * 30],
      ],
      { radius: 2.4, material: wood },
    );
  }
  addRod(
    model,
    [
      [122, 45, -22],
      [122, 45, 22],
    ],
    { radius: 2.2, material: wood },
  );
  addRod(
    model,
    [
      [0, 42, -48],
      [0, 42, 48],
    ],
    { radius: 3, material: iron },
  );
};
