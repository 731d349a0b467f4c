import { metal } from '#studio/props/making/kit.ts';
import { addDrum, addRing } from '#studio/props/making/joinery.ts';
import { addBlob, addSurface, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const GOLD = [0.86, 0.62, 0.2] as const;

/** A round medal on its ribbon, lying. */
export const makeMedal: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'medal');
  const gold = colour ? paint(kit, colour, { coat: 1, rough: 0.2 }) : metal(kit, GOLD, 0.2);
  addDrum(model, { radius: 3.6, height: 0.5, at: [0, 0.2, 2] }, gold);
  addRing(model, { radius: 3.5, thickness: 0.3, at: [0, 0.7, 2] }, gold);
  for (let i = 0; i < 9; i++)
    addBlob(model, {
      at: [((i * 7) % 5) * 0.55 - 1.1, 0.75, 1 + Math.floor(i / 3) * 0.8],
      radii: [0.42, 0.3, 0.42],
      material: gold,
      rings: 6,
      sides: 8,
    });
  const ribbon = apart(model, 'ribbon');
  for (const s of [-1, 1])
    addSurface(ribbon, {
      columns: 3,
      rows: 14,
      material: paint(kit, s < 0 ? '#8e1424' : '#a31d2e', { coat: 0.4, rough: 0.3 }),
      point: (u, v) => [
        s * v * 4 + (u - 0.5) * 2.2,
        0.25 + 0.7 * Math.sin(v * 5) ** 2,
        -1.4 - v * 9,
      ],
    });
};
