import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addSurface, startModel, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A quill: bark rolled in from both sides. */
export const makeCinnamon: MakeThing = (kit, place, { random }) => {
  const bark = skinOf(
    kit,
    '#9a5a2c',
    [
      ['#6e3a18', 8, 0.45, 0.7, 0.7],
      ['#b97a46', 20, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.1,
      rough: 0.7,
      bump: 1,
    },
  );
  const model = within(startModel(kit, place, 'cinnamon'), [0, 0.85, 0], {
    y: random.range(-0.5, 0.5),
  });
  for (const s of [-1, 1])
    addSurface(model, {
      columns: 18,
      rows: 2,
      material: bark,
      point: (u, v) => {
        const a = u * 8.6;
        const r = 0.78 - 0.058 * a;
        return [(v - 0.5) * 10.5, Math.cos(a) * r, s * (0.72 - Math.sin(a) * r * 0.9)];
      },
    });
};
