import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRod } from '#studio/props/making/joinery.ts';
import {
  addBox,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addCushion } from '#studio/props/furniture/upholstery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A portable typewriter with a sheet of paper in it. */
export const makeTypewriter: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'typewriter'), [0, 0, 0], { y: -0.2 });
  const shell = paint(kit, colour ?? '#2f4a45', { coat: 0.8, rough: 0.2 });
  addCushion(model, { at: [0, 4, -4], half: [15, 4.4, 10] }, shell);
  addBox(model, { at: [0, 2.4, 9], half: [14.4, 2, 6], turn: { x: 0.18 } }, shell);
  const parts = apart(model, 'keys');
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 10; i++)
      addDrum(
        parts,
        {
          radius: 0.9,
          height: 0.7,
          at: [-11.4 + i * 2.4 + row * 0.5, 5.6 - row * 0.75, 5.4 + row * 2.5],
        },
        paint(kit, '#f2ead6', { coat: 0.8 }),
      );
  addBox(parts, { at: [0, 2.9, 15.2], half: [7, 0.4, 0.8] }, paint(kit, '#1b1a19', { coat: 0.6 }));
  addRod(
    parts,
    [
      [-18, 10, -6],
      [18, 10, -6],
    ],
    { radius: 1.9, material: paint(kit, '#1b1a19', { coat: 0.4 }), sides: 16 },
  );
  for (const s of [-1, 1])
    addRod(
      parts,
      [
        [s * 18, 10, -6],
        [s * 20.5, 10, -6],
      ],
      { radius: 2.4, material: metal(kit, [0.6, 0.6, 0.6], 0.3), sides: 16 },
    );
  addSurface(parts, {
    columns: 4,
    rows: 8,
    material: paint(kit, '#f8f5ec', { coat: 0, rough: 0.9 }),
    point: (u, v) => [(u * 2 - 1) * 10, 11 + v * 15, -6.4 - v * v * 5],
  });
  for (let i = 0; i < 4; i++)
    addBox(
      parts,
      { at: [-1, 14 + i * 2.4, -6.2 - ((3 + i * 2.4) / 15) ** 2 * 5], half: [7, 0.25, 0.1] },
      paint(kit, '#4a4844'),
    );
};
