import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, addTube, paint, startModel } from '#studio/props/making/model.ts';

/** A pair on its rest. */
export const makeChopsticks: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'chopsticks');
  const lacquer = paint(kit, colour ?? '#5a1a14', { coat: 1, rough: 0.1 });
  for (const z of [-0.6, 0.6])
    addTube(
      model,
      [
        [-11, 0.9, z * 1.6],
        [11, 1.5, z],
      ],
      { radius: (t) => 0.45 - 0.2 * t, material: lacquer },
    );
  addBox(
    model,
    { at: [7.4, 0.5, 0], half: [0.9, 0.5, 2.2] },
    paint(kit, '#ece7dc', { coat: 0.8, rough: 0.15 }),
  );
};
