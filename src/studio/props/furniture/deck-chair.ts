import { addRod, SIDES } from '#studio/props/making/joinery.ts';
import { addSurface, paint, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Crossed wooden frames and a sling of striped canvas. */
export const makeDeckChair: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'deck_chair'), [0, 0, 0], { y: -0.7 });
  const wood = paint(kit, '#b98a52', { coat: 0.4, rough: 0.3 });
  for (const s of SIDES) {
    addRod(
      model,
      [
        [s * 28, 2, 46],
        [s * 28, 92, -42],
      ],
      { radius: 1.9, material: wood },
    );
    addRod(
      model,
      [
        [s * 25, 2, -46],
        [s * 25, 42, 40],
      ],
      { radius: 1.9, material: wood },
    );
    addRod(
      model,
      [
        [s * 28, 2, 46],
        [s * 28, 2, -46],
      ],
      { radius: 1.5, material: wood },
    );
  }
  for (const [y, z] of [
    [92, -42],
    [42, 40],
    [2, 46],
    [2, -46],
  ] as const)
    addRod(
      model,
      [
        [-29, y, z],
        [29, y, z],
      ],
      { radius: 1.8, material: wood },
    );
  const stripes = [colour ?? '#2f6fa5', '#f4efe2'];
  for (let i = 0; i < 7; i++)
    addSurface(model, {
      columns: 2,
      rows: 14,
      material: paint(kit, stripes[i % 2]!, { coat: 0, rough: 0.8, translucency: 0.25 }),
      point: (u, v) => [
        -24 + ((i + u) / 7) * 48,
        92 - 50 * v - 34 * Math.sin(Math.PI * v) * (0.6 + 0.5 * v),
        -42 + 82 * v,
      ],
    });
};
