import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, startModel } from '#studio/props/model.ts';
import { metal } from '#studio/props/kit.ts';
import { AXIS } from '#studio/props/profile.ts';

/** A round silver tray with a raised rim. */
export const makeTray: MakeThing = (kit, place) => {
  addLathe(
    startModel(kit, place, 'tray'),
    [
      [AXIS, 0.05],
      [15, 0.05],
      [16.6, 1.3],
      [17, 1.4],
      [16.7, 1.6],
      [15, 0.5],
      [AXIS, 0.45],
    ],
    metal(kit, [0.8, 0.79, 0.76], 0.16),
  );
};
