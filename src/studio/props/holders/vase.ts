import type { MakeThing } from '#studio/things/photo-maker.ts';
import { madeOf } from '#studio/props/made-of.ts';
import { addLathe, startModel } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

/** Glazed stoneware with a narrow neck. */
export const makeVase: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'vase');
  const glaze = madeOf(kit, look, { colour: '#dfe5e3', coat: 0.7, rough: 0.2 });
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [3.4, 0.1],
      [5.4, 4],
      [5, 8],
      [2.9, 11.6],
      [2.7, 13],
      [3.3, 14],
      [2.9, 14],
      [2.3, 12.8],
      [2.2, 11],
      [AXIS, 10],
    ],
    glaze,
  );
};
