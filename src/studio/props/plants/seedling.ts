import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addLeafBlade, addTube, paint, startModel } from '#studio/props/making/model.ts';

/** A young vine: a thin shoot with a few leaves, in a handful of its soil. */
export const makeSeedling: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'seedling');
  const soils = ['#3a2618', '#2c1c12', '#4a3220'].map((hex) => paint(kit, hex, { rough: 0.9 }));
  for (let i = 0; i < 90; i++) {
    const [a, k] = [i * 2.4, Math.sqrt(i / 90)];
    const size = random.range(0.5, 1.1);
    const at: Vec3 = [Math.cos(a) * k * 5.2, (1 - k * k) * 2.8 + 0.4, Math.sin(a) * k * 4.4];
    addBlob(model, {
      at,
      radii: [size, size * 0.8, size],
      material: soils[i % 3]!,
      rings: 4,
      sides: 6,
    });
  }
  const stem = paint(kit, '#6f8a3a');
  const tip: Vec3 = [0.8, 17, 0.4];
  addTube(model, [[0, 1, 0], [0.3, 7, 0.2], [0.2, 12, 0], tip], { radius: 0.34, material: stem });
  for (let i = 0; i < 9; i++) {
    const [a, y] = [i * 2.4, 6 + i * 1.35];
    const long = 4.6 - i * 0.22;
    addLeafBlade(model, {
      from: [0.3, y, 0],
      to: [Math.cos(a) * long, y + 1.6, Math.sin(a) * long * 0.8],
      width: 3.6 - i * 0.15,
      material: paint(kit, ['#5f9a36', '#76ad44', '#4f8630'][i % 3]!, { translucency: 0.35 }),
      bend: 0.5,
    });
  }
};
