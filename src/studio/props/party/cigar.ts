import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, paint, startModel, within } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A thick cigar with its band. */
export const makeCigar: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'cigar'), [0, 0.95, 0], { z: Math.PI / 2, y: 0.25 });
  const leaf = skinOf(kit, '#5a3518', [['#3f230e', 8, 0.45, 0.7, 0.7]], {
    coat: 0.1,
    rough: 0.6,
    bump: 0.6,
  });
  addLathe(
    model,
    [
      [AXIS, -7],
      [0.7, -6.9],
      [0.92, -6],
      [0.95, 0],
      [0.92, 6.6],
      [0.6, 7.3],
      [AXIS, 7.4],
    ],
    leaf,
  );
  addLathe(
    model,
    [
      [0.97, 3.2],
      [1.02, 3.3],
      [1.02, 4.7],
      [0.97, 4.8],
    ],
    paint(kit, '#b3261e', { coat: 0.8, rough: 0.2 }),
    { isSharp: true },
  );
};
