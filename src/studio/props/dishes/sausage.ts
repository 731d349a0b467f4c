import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTube, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** Grilled brown, bent, with its two ends. */
export const makeSausage: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'sausage');
  const bow = random.range(1, 2.4);
  const path = Array.from({ length: 30 }, (_, i): Vec3 => {
    const t = i / 29;
    return [-8 + t * 16, 1.75, bow * Math.sin(t * Math.PI)];
  });
  addTube(model, path, {
    radius: (t) => {
      const d = Math.abs(2 * t - 1);
      return d > 0.96 ? 0.35 : 1.75 * Math.sqrt(1 - (d / 0.97) ** 8) + 0.12;
    },
    material: skinOf(
      kit,
      '#9a4a22',
      [
        ['#5a2410', 7, 0.5, 0.68, 0.85],
        ['#c47a3c', 10, 0.6, 0.8, 0.5],
      ],
      {
        coat: 0.9,
        rough: 0.15,
        scale: [1, 3],
      },
    ),
    sides: 18,
  });
};
