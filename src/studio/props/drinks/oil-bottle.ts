import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, paint, startModel } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { metal } from '#studio/props/kit.ts';

/** A slim cruet of golden-green oil with a steel pourer. */
export const makeOilBottle: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'oil_bottle');
  const oil = paint(kit, '#a9a01c', { coat: 1, rough: 0.05, translucency: 0.5 });
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [3, 0.1],
      [3.3, 0.6],
      [3.3, 12],
      [2.6, 14.4],
      [1.1, 16.6],
      [1, 19.4],
      [AXIS, 19.5],
    ],
    oil,
  );
  addLathe(
    model,
    [
      [1.15, 19],
      [1.2, 20],
      [0.5, 20.6],
      [0.35, 23],
      [AXIS, 23],
    ],
    metal(kit, [0.75, 0.75, 0.75], 0.15),
  );
};
