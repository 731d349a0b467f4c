import { addBlob, addTube, curve, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** One cherry with its stalk; among others in a dish half of them have lost it, and it lies. */
export const makeCherry: MakeThing = (kit, place, { random, states }) => {
  const model = startModel(kit, place, 'cherry');
  addBlob(model, {
    at: [0, 1.15, 0],
    radii: [1.25, 1.15, 1.25],
    material: paint(kit, random.pick(['#7d0a18', '#93101c', '#6a0814']), { coat: 1, rough: 0.08 }),
    swell: ([, y]) => 1 - 0.22 * Math.exp(-((1 - y) / 0.05)),
  });
  const lean = random.range(-1.6, 1.6);
  const isHeaped = states.includes('bare');
  if (isHeaped && random.fork('stalk').chance(0.5)) return;
  addTube(
    model,
    curve(
      isHeaped
        ? [
            [0, 2, 0],
            [lean * 0.4, 2.8, 0.4],
            [lean, 3, 1.2],
          ]
        : [
            [0, 2, 0],
            [lean * 0.3, 3.8, 0.3],
            [lean, 5.8, 0.2],
          ],
    ),
    {
      radius: (t) => 0.07 + 0.08 * t ** 6,
      material: paint(kit, '#6f7f2c'),
      sides: 6,
    },
  );
};
