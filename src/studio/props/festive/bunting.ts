import { addPanel, addTube, apart, paint, startModel, within } from '#studio/props/making/model.ts';
import { addRod } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const FLAGS = ['#c23a2a', '#f2c14e', '#2f6fa5', '#f4efe2', '#3f7d4a'];
const WIDTH = 64;

/** A sagging line of little flags between two slim poles. */
export const makeBunting: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'bunting');
  const line = (t: number): Vec3 => [(t - 0.5) * WIDTH, 46 - 9 * Math.sin(Math.PI * t), -6];
  const rest = apart(model, 'poles');
  addTube(
    rest,
    Array.from({ length: 30 }, (_, i) => line(i / 29)),
    { radius: 0.25, material: paint(kit, '#e9dfc9') },
  );
  for (const t of [0, 1])
    addRod(
      rest,
      [
        [line(t)[0], 0, -6],
        [line(t)[0], 48, -6],
      ],
      { radius: 0.8, material: paint(kit, '#8a5f38', { coat: 0.3 }) },
    );
  for (let i = 0; i < 9; i++) {
    const [x, y, z] = line((i + 0.5) / 9);
    addPanel(within(model, [x, y, z + 0.2], { x: Math.PI / 2 }), {
      outline: [
        [-2.8, 0],
        [0, 6.4],
        [2.8, 0],
      ],
      thickness: 0.1,
      material: paint(kit, colour ?? FLAGS[i % FLAGS.length]!, {
        coat: 0,
        rough: 0.8,
        translucency: 0.2,
      }),
    });
  }
};
