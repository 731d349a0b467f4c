import { metal } from '#studio/props/making/kit.ts';
import { addRing, addRod } from '#studio/props/making/joinery.ts';
import { addBox, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A long old cellar key, lying. */
export const makeKey: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'key'), [0, 0.6, 0], { y: 0.35 });
  const iron = metal(kit, [0.42, 0.33, 0.2], 0.35);
  addRod(
    model,
    [
      [-4, 0, 0],
      [7, 0, 0],
    ],
    { radius: 0.5, material: iron },
  );
  for (const [x, z] of [
    [-6, 0],
    [-4.8, -1.5],
    [-4.8, 1.5],
  ] as const)
    addRing(model, { radius: 1.3, thickness: 0.4, at: [x, 0, z] }, iron);
  addRing(
    model,
    { radius: 0.6, thickness: 0.25, at: [-2.6, 0, 0], turn: { z: Math.PI / 2 } },
    iron,
  );
  addBox(model, { at: [5.4, 0, 1.3], half: [1.3, 0.3, 1.2] }, iron);
  addBox(model, { at: [4.6, 0, 2.7], half: [0.35, 0.3, 0.5] }, iron);
  addBox(model, { at: [6.2, 0, 2.7], half: [0.35, 0.3, 0.5] }, iron);
};
