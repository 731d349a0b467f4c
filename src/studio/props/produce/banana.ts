import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTube, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A hand of three. */
export const makeBanana: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'banana');
  const peel = skinOf(
    kit,
    '#e8c02c',
    [
      ['#c9ba45', 3, 0.5, 0.8, 0.5],
      ['#6d4c14', 30, 0.74, 0.78, 0.7],
    ],
    {
      coat: 0.4,
      rough: 0.35,
    },
  );
  const tip = paint(kit, '#4a3818');
  for (let i = 0; i < 3; i++) {
    const path = Array.from({ length: 22 }, (_, k): Vec3 => {
      const a = -0.25 + (k / 21) * 1.9;
      return [
        9 - Math.cos(a) * 9.4 - 4,
        1.7 + Math.sin(a * 1.5) * 1.2 * (1 - i * 0.1),
        Math.sin(a) * 9.6 - 6 + i * 2.7 * (k / 21 - 0.1),
      ];
    });
    addTube(model, path, {
      radius: (t) => 1.75 * Math.min(1, 0.28 + 5 * t * (1 - t)) * (t < 0.12 ? 0.5 + t * 4 : 1),
      material: peel,
      sides: 6,
    });
    addTube(model, [path[20]!, path[21]!], { radius: 0.5, material: tip });
  }
};
