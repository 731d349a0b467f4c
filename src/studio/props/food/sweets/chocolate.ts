import type { Random } from '#studio/random.ts';
import { addBox, addPanel, modelOf, paint, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Place } from '#studio/props/making/place.ts';

const SIDE = 2.5;

/** A bar of dark chocolate with its ribs, one end broken off and lying on it, silver paper turned back. */
export function addChocolate(kit: Kit, place: Place, random: Random): void {
  const model = modelOf(kit, place, addThing(kit, 'chocolate'));
  const foil = within(model, [-5, 0.25, 0], { z: 0.12 });
  addBox(
    foil,
    { at: [-0.4, 0, 0], half: [1.9, 0.06, 4.4] },
    paint(kit, '#c9c6bd', { coat: 1, rough: 0.12 }),
  );
  addBar(within(model, [-0.8, 0.3, 0], { y: 0.12 }), 4, 3);
  addBar(within(model, [3.6, 1.55, 1.2], { y: 0.75, z: -0.16 }), 2, 2);
  for (const [x, z] of [
    [6.4, -2.2],
    [5.4, 3.9],
  ] as const)
    addBar(within(model, [x, 0.3, z], { y: random.range(0, 1.5) }), 1, 1);
}

/** Raised squares on a slab: what tells a bar from a brownie. */
function addBar(model: Model, columns: number, rows: number): void {
  const { kit } = model;
  const dark = paint(kit, '#3b1c10', { coat: 0.9, rough: 0.16 });
  const [w, d] = [columns * SIDE, rows * SIDE];
  addBox(model, { at: [0, 0.3, 0], half: [w / 2, 0.3, d / 2] }, dark);
  for (let i = 0; i < columns * rows; i++) {
    const x = ((i % columns) - (columns - 1) / 2) * SIDE;
    const z = (Math.floor(i / columns) - (rows - 1) / 2) * SIDE;
    for (const [size, low, high] of [
      [1.08, 0.6, 0.18],
      [0.92, 0.78, 0.16],
    ] as const)
      addPanel(model, {
        outline: [
          [size, -size],
          [-size, -size],
          [-size, size],
          [size, size],
        ],
        thickness: high,
        material: dark,
        at: [x, low, z],
      });
  }
}
