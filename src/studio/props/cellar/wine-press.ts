import { oak } from '#studio/props/cellar/oak.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBall,
  addBox,
  addLathe,
  addPanel,
  addSurface,
  addTube,
  around,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A basket press: staves in iron hoops on a trough, the screw with its bar above. */
export const makeWinePress: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'wine_press');
  const wood = oak(kit);
  const iron = metal(kit, [0.2, 0.19, 0.18], 0.4);
  const red = paint(kit, '#8d1f1c', { coat: 0.4 });
  for (const [x, z] of [
    [-26, -20],
    [26, -20],
    [-26, 20],
    [26, 20],
  ] as const)
    addBox(model, { at: [x, 13, z], half: [3.4, 13, 3.4] }, wood);
  addLathe(
    model,
    [
      [AXIS, 26],
      [38, 26],
      [40, 28],
      [40.6, 33],
      [39.4, 33.4],
      [38, 29.4],
      [AXIS, 29],
    ],
    red,
  );
  addPanel(model, {
    outline: [
      [3.4, 0],
      [2.4, 14],
      [-2.4, 14],
      [-3.4, 0],
    ].map(([x, z]) => [x!, z!] as const),
    thickness: 2,
    material: red,
    at: [0, 26.4, 38],
  });
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283;
    addBox(
      model,
      {
        at: [Math.cos(a) * 29, 58, Math.sin(a) * 29],
        half: [2.6, 27, 1.3],
        turn: { y: Math.PI / 2 - a },
      },
      wood,
    );
  }
  for (const y of [38, 58, 79])
    addSurface(model, {
      columns: 60,
      rows: 1,
      isClosed: true,
      material: iron,
      point: (u, v) => [Math.cos(u * 6.283) * 30.8, y + v * 4, Math.sin(u * 6.283) * 30.8],
    });
  addPanel(model, {
    outline: around(40, () => 27),
    thickness: 3,
    material: paint(kit, '#3a0d1c', { coat: 0.5 }),
    at: [0, 80, 0],
  });
  addBox(model, { at: [0, 88, 0], half: [22, 3, 7] }, wood);
  addBox(model, { at: [0, 94, 0], half: [7, 3, 16] }, wood);
  addTube(
    model,
    Array.from({ length: 120 }, (_, i): Vec3 => [
      Math.cos(i * 0.9) * 0.5,
      60 + i * 0.66,
      Math.sin(i * 0.9) * 0.5,
    ]),
    { radius: 3.1, material: iron, sides: 12 },
  );
  addLathe(
    model,
    [
      [AXIS, 98],
      [9, 98],
      [10, 101],
      [9, 106],
      [4, 108],
      [AXIS, 108],
    ],
    iron,
  );
  addTube(
    model,
    [
      [-38, 103, 6],
      [38, 103, -6],
    ],
    { radius: 1.9, material: iron, sides: 10 },
  );
  for (const s of [-1, 1]) addBall(model, [s * 38, 103, s * -6], 3, iron);
};
