import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import { addBox, apart, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A weathered vineyard post with three wires. */
export const makeVinePost: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'vine_post');
  addBox(model, { at: [0, 75, 0], half: [5, 75, 5], turn: { z: 0.03 } }, oak(kit, [128, 112, 92]));
  const wires = apart(model, 'wires');
  for (const y of [60, 95, 130])
    addRod(
      wires,
      [
        [-70, y - 1, 0],
        [70, y + 1, 0],
      ],
      { radius: 0.5, material: metal(kit, [0.5, 0.5, 0.5], 0.4) },
    );
};
