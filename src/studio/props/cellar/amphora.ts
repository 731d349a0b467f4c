import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import { terracotta } from '#studio/props/cellar/terracotta.ts';
import { addLathe, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Two thirds of a metre, so that a glass beside it stays a glass: the profile is drawn at a metre. */
const SIZE = 0.64;
const sized = (line: readonly Vec2[]): Vec2[] => line.map(([r, y]) => [r * SIZE, y * SIZE]);

/** A cellar amphora with two handles and a foot in the sand-coloured ring. */
export const makeAmphora: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'amphora');
  const clay = colour ? paint(kit, colour, { coat: 0.04 }) : terracotta(kit);
  addLathe(
    model,
    sized([
      [AXIS, 1],
      [5, 1],
      [7.5, 3],
      [12, 14],
      [19, 32],
      [23, 50],
      [22.5, 64],
      [17, 76],
      [10, 83],
      [7.6, 87],
      [7.4, 96],
      [9.4, 100],
      [9.6, 102],
      [8.2, 102.4],
      [6.2, 98],
      [6, 88],
      [AXIS, 84],
    ]),
    clay,
  );
  for (const s of [-1, 1])
    addTube(
      model,
      curve(
        sized([
          [s * 7.4, 95],
          [s * 16, 96],
          [s * 21, 88],
          [s * 20.4, 78],
          [s * 18.6, 73],
        ]).map(([x, y]): Vec3 => [x, y, 0]),
      ),
      { radius: 1.9 * SIZE, material: clay, sides: 10 },
    );
  for (const y of [40, 57])
    addLathe(
      model,
      sized([
        [22.4 - Math.abs(y - 52) * 0.2, y],
        [23.6 - Math.abs(y - 52) * 0.2, y + 1],
        [22.4 - Math.abs(y - 52) * 0.2, y + 2],
      ]),
      clay,
    );
  addLathe(
    model,
    sized([
      [9, 0.2],
      [12, 0.2],
      [12.6, 3],
      [11.4, 6],
      [9, 6.4],
    ]),
    paint(kit, '#3a2c22', { coat: 0.3 }),
  );
};
