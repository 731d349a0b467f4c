import { addBlob, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Nearly black on the sunny side, brighter towards the other, freckled. */
const SKINS = [
  ['#6e0d18', '#38060f', '#9a1c22'],
  ['#8a131c', '#4c0912', '#b32a28'],
  ['#560a16', '#2c050d', '#82161e'],
] as const;

/** One cherry with its stalk; among others in a dish half of them have lost it, and it lies. */
export const makeCherry: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'cherry');
  const [tone, dark, light] = random.pick(SKINS);
  const size = random.fork('size').range(1.24, 1.42);
  const turn = random.fork('seam').range(0, 6.283);
  addBlob(model, {
    at: [0, size * 0.9, 0],
    radii: [size * 1.04, size * 0.92, size * 0.96],
    turn: { y: turn },
    material: skinOf(
      kit,
      tone,
      [
        [dark, 2, 0.4, 0.62, 0.85],
        [light, 3, 0.56, 0.74, 0.6],
        ['#c98a78', 40, 0.74, 0.8, 0.3],
      ],
      { coat: 1, rough: 0.07, share: 0.12 },
    ),
    // A hollow where the stalk comes out, and the seam from it down one side: heart-shaped.
    swell: ([x, y, z]) =>
      1 -
      0.3 * Math.exp(-((1 - y) / 0.07)) -
      0.05 * Math.exp(-((Math.atan2(z, x) / 0.22) ** 2)) * (0.5 + 0.5 * y) -
      0.05 * Math.exp(-((1 + y) / 0.05)),
    rings: 16,
    sides: 26,
  });
  const lean = random.range(-1.6, 1.6);
  const isHeaped = states.includes('bare');
  if (isHeaped && random.fork('stalk').chance(0.5)) return;
  const base = size * 1.5;
  addTube(
    model,
    curve(
      isHeaped
        ? [
            [0, base, 0],
            [lean * 0.4, base + 1, 0.4],
            [lean * 1.3, base + 1.3, 1.6],
          ]
        : [
            [0, base, 0],
            [lean * 0.3, base + 1.9, 0.3],
            [lean, base + 4, 0.2],
          ],
    ),
    {
      radius: (t) => 0.06 + 0.1 * t ** 6,
      material: paint(kit, random.pick(['#7d8434', '#6f7f2c', '#8a6a34'])),
      sides: 6,
    },
  );
};
