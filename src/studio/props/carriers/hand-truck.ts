import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addBox, addTube, curve, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A two-wheeled trolley for boxes, leaning a little on its wheels. */
export const makeHandTruck: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'hand_truck'), [0, 0, 0], { y: -0.5 });
  const frame = paint(kit, colour ?? '#b3202c', { coat: 0.7, rough: 0.25 });
  const black = paint(kit, '#1b1a19', { coat: 0.2, rough: 0.6 });
  for (const s of SIDES) {
    addTube(
      model,
      curve([
        [s * 17, 2, 0],
        [s * 17, 60, -4],
        [s * 17, 104, -9],
        [s * 14, 116, -18],
      ]),
      { radius: 1.7, material: frame },
    );
    addRing(
      model,
      { radius: 9, thickness: 3.4, at: [s * 23, 12.4, -9], turn: { z: Math.PI / 2 } },
      black,
    );
    addRing(
      model,
      { radius: 3.4, thickness: 2.6, at: [s * 23, 12.4, -9], turn: { z: Math.PI / 2 } },
      metal(kit, [0.6, 0.6, 0.6], 0.3),
    );
  }
  for (const y of [22, 48, 74, 98])
    addRod(
      model,
      [
        [-17, y, -3 - y * 0.05],
        [17, y, -3 - y * 0.05],
      ],
      { radius: 1.3, material: frame },
    );
  addRod(
    model,
    [
      [-15, 116, -18],
      [15, 116, -18],
    ],
    { radius: 2.2, material: black },
  );
  addRod(
    model,
    [
      [-24, 12.4, -9],
      [24, 12.4, -9],
    ],
    { radius: 1.2, material: metal(kit, [0.5, 0.5, 0.5], 0.3) },
  );
  addBox(model, { at: [0, 1, 13], half: [20, 0.6, 14] }, frame);
};
