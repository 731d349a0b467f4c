import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addBox, addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const COPPER = [0.86, 0.42, 0.24] as const;

/** A pot still: the onion on its hearth, the swan's neck, and the tub in which the spirit cools. */
export const makeCopperStill: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'copper_still');
  const copper = metal(kit, COPPER, 0.16);
  const dark = metal(kit, [0.5, 0.26, 0.15], 0.3);
  const brick = apart(model, 'hearth');
  addDrum(brick, { radius: 27, height: 16, at: [-14, 0, 0] }, paint(kit, '#8d4a34', { coat: 0 }));
  addBox(brick, { at: [-14, 7, 26.4], half: [6, 5, 1.2] }, paint(kit, '#1c1512'));
  addTurned(
    model,
    '24 16, 26 20, 25 32, 18 44, 10 51, 6.4 55, 6.2 58, 10 62, 12 68, 10 75, 5.4 80, 4 86',
    copper,
    { at: [-14, 0, 0] },
  );
  for (const [radius, y] of [
    [25.8, 20],
    [6.6, 56.5],
    [4.4, 85],
  ] as const)
    addRing(model, { radius, thickness: 0.9, at: [-14, y, 0] }, dark);
  addTube(
    model,
    curve(
      [
        [-14, 84, 0],
        [-12, 96, 0],
        [2, 102, 0],
        [20, 92, 0],
        [32, 74, 0],
        [34, 50, 0],
      ],
      8,
    ),
    { radius: (t) => 4 - 2 * t, material: copper, sides: 16 },
  );
  addDrum(model, { radius: 15, height: 50, at: [34, 0, 0] }, copper);
  for (const y of [4, 26, 48])
    addRing(model, { radius: 15.2, thickness: 0.8, at: [34, y, 0] }, dark);
  addTube(
    model,
    curve([
      [34, 8, 14],
      [34, 8, 20],
      [34, 4, 22],
    ]),
    { radius: 1.2, material: dark },
  );
};
