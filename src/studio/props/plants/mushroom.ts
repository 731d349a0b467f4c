import {
  addBall,
  addLathe,
  paint,
  startModel,
  textured,
  within,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A cep: brown cap over a stout pale foot. */
export const makeMushroom: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'mushroom'), [0, 0, 0], {
    z: random.range(-0.12, 0.12),
    x: random.range(-0.1, 0.1),
  });
  addLathe(
    model,
    [
      [AXIS, 0],
      [1.5, 0.1],
      [1.9, 1.2],
      [1.5, 2.8],
      [1.1, 4.4],
      [1, 5],
    ],
    paint(kit, '#e2d2b4', { coat: 0.05 }),
  );
  addLathe(
    model,
    [
      [0.9, 4.5],
      [2.4, 4.3],
      [3.5, 4.6],
      [3.7, 5.1],
      [3.1, 6.4],
      [1.6, 7.2],
      [AXIS, 7.4],
    ],
    textured(
      kit,
      'mushroom cap',
      {
        painter: 'mottled',
        params: {
          seed: 3,
          tone: [140, 88, 46],
          marks: [{ tone: [92, 52, 26], cells: 7, from: 0.45, to: 0.7, amount: 0.7 }],
        },
        bump: 0.6,
      },
      { coat: 0.35, rough: 0.35 },
    ),
  );
  addBall(model, [0, 4.7, 0], 0.9, paint(kit, '#d8c79a'));
};
