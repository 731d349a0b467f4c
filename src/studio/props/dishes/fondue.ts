import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addBox,
  addLathe,
  addTube,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { metal } from '#studio/props/making/kit.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A red pot of melted cheese on its burner, forks with bread in it; of chocolate with strawberries. */
export const makeFondue: MakeThing = (kit, place, { word }) => {
  const model = startModel(kit, place, 'fondue');
  const iron = metal(kit, [0.12, 0.12, 0.12], 0.4);
  for (let i = 0; i < 3; i++) {
    const a = (i / 3) * 6.283 + 0.5;
    addTube(
      model,
      [
        [Math.cos(a) * 9, 0.2, Math.sin(a) * 9],
        [Math.cos(a) * 7, 8, Math.sin(a) * 7],
      ],
      { radius: 0.4, material: iron },
    );
  }
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [3.4, 0.2],
      [3.4, 2.8],
      [AXIS, 2.9],
    ],
    iron,
    { isSharp: true },
  );
  addLathe(
    model,
    [
      [AXIS, 8],
      [7, 8],
      [9.4, 10],
      [10, 13],
      [9.6, 15.6],
      [9.9, 16],
      [9.2, 16.1],
      [9, 15],
      [9.2, 13],
    ],
    paint(kit, '#b3201a', { coat: 1, rough: 0.12 }),
  );
  addTube(
    model,
    curve([
      [9.6, 13.6, 0],
      [14, 14.2, 0],
      [18.5, 14.8, 0],
    ]),
    { radius: (t) => 0.9 + 0.35 * t, material: paint(kit, '#5a351a', { coat: 0.5 }) },
  );
  const isSweet = /choco|cioccol|schok/.test(word);
  const cheese = isSweet
    ? paint(kit, '#3a1c0e', { coat: 1, rough: 0.08 })
    : paint(kit, '#f0c54e', { coat: 0.8, rough: 0.15, translucency: 0.2 });
  addLathe(
    model,
    [
      [9.2, 15.5],
      [6, 15.7],
      [AXIS, 15.7],
    ],
    cheese,
  );
  const crust = skinOf(kit, '#e6c68c', [['#b9803a', 5, 0.55, 0.7, 0.8]], { coat: 0.1 });
  for (let i = 0; i < 4; i++) {
    const a = [0.7, 2.1, 3.7, 5.2][i]!;
    const [x, z] = [Math.cos(a), Math.sin(a)];
    addTube(
      model,
      [
        [x * 3, 16.2, z * 3],
        [x * 15, 22, z * 12],
      ],
      { radius: 0.18, material: metal(kit, [0.8, 0.79, 0.76], 0.2) },
    );
    addTube(
      model,
      [
        [x * 12.4, 20.4, z * 10],
        [x * 16, 22.6, z * 12.8],
      ],
      {
        radius: 0.42,
        material: paint(kit, ['#2d5b8a', '#3d7a3a', '#c9a02a', '#8a2d2d'][i]!, { coat: 0.6 }),
      },
    );
    if (isSweet) {
      addBlob(model, {
        at: [x * 4.6, 17.4, z * 4.6],
        radii: [1.5, 1.9, 1.5],
        material: paint(kit, '#c4141f', { coat: 0.8, rough: 0.15 }),
        swell: ([, y]) => 1 - 0.3 * Math.max(0, -y),
      });
      // Dipped to the half.
      addBlob(model, {
        at: [x * 4.6, 16.6, z * 4.6],
        radii: [1.62, 1.35, 1.62],
        material: cheese,
        swell: ([, y]) => 1 - 0.12 * Math.max(0, -y),
      });
    } else
      addBox(
        model,
        { at: [x * 4, 16.5, z * 4], half: [1.5, 1.3, 1.5], turn: { y: a, z: 0.3 } },
        crust,
      );
  }
};
