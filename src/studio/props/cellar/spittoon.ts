import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, startModel } from '#studio/props/model.ts';
import { metal } from '#studio/props/kit.ts';
import { AXIS } from '#studio/props/profile.ts';

/** A steel bucket with the funnel that closes it. */
export const makeSpittoon: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'spittoon');
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [5.4, 0.1],
      [6.6, 8],
      [7.2, 17],
      [8.4, 19.4],
      [8.1, 19.6],
      [5, 16.4],
      [1.8, 14],
      [1.6, 13],
    ],
    metal(kit, [0.74, 0.74, 0.74], 0.22),
  );
};
