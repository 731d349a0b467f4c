import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTube, apart, curve, paint, startModel } from '#studio/props/making/model.ts';

/** A long red horn that tapers to its tip. */
export const makeChilli: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'chilli');
  const bow = random.range(1, 2.2) * random.pick([-1, 1]);
  addTube(
    model,
    curve(
      [
        [-5.4, 0.95, 0],
        [-2, 0.95, bow * 0.7],
        [2, 0.8, bow],
        [6, 0.5, bow * 0.2],
      ],
      8,
    ),
    {
      radius: (t) => 0.95 * Math.min(1, 0.3 + t * 6) * (1 - t ** 2.4) + 0.06,
      material: paint(kit, colour ?? '#bd120e', { coat: 1, rough: 0.08 }),
      sides: 14,
    },
  );
  addTube(
    apart(model, 'chilli stalk'),
    curve([
      [-5.2, 1, 0],
      [-6.6, 1.2, -0.3],
      [-8.2, 1.9, -0.9],
    ]),
    {
      radius: (t) => 0.55 - 0.32 * t,
      material: paint(kit, '#4c7a28'),
    },
  );
};
