import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** The knot: two loops, arms crossed over the belly. */
export const makePretzel: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'pretzel');
  const points: Vec3[] = [
    [-3.6, 1.1, 3.6],
    [-1.6, 1.7, 1.4],
    [0.5, 2.1, -0.4],
    [2.6, 1.6, -2.4],
    [5.8, 1.1, -3.4],
    [7.2, 1.1, -0.6],
    [5, 1.2, 3.2],
    [0, 1.4, 5],
    [-5, 1.2, 3.2],
    [-7.2, 1.1, -0.6],
    [-5.8, 1.1, -3.4],
    [-2.6, 1.3, -2.4],
    [-0.5, 1.2, -0.4],
    [1.6, 1.2, 1.4],
    [3.6, 1.5, 3.6],
  ];
  const path = curve(points, 7);
  addTube(model, path, {
    radius: (t) => 0.75 + 0.75 * Math.exp(-(((t - 0.5) / 0.16) ** 2)),
    material: skinOf(
      kit,
      '#8a4418',
      [
        ['#b5692a', 5, 0.5, 0.75, 0.7],
        ['#5e2a0c', 8, 0.6, 0.8, 0.5],
      ],
      {
        coat: 0.7,
        rough: 0.2,
        scale: [1, 8],
      },
    ),
    sides: 12,
  });
  const salt = paint(kit, '#fbf8f0', { coat: 0.5 });
  for (let i = 0; i < 40; i++) {
    const p = path[random.int(30, path.length - 30)]!;
    addBox(
      model,
      {
        at: [p[0] + random.range(-0.5, 0.5), p[1] + 1.05, p[2] + random.range(-0.5, 0.5)],
        half: [0.2, 0.14, 0.16],
        turn: { y: i },
      },
      salt,
    );
  }
};
