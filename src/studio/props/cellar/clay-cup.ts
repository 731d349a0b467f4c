import { terracotta } from '#studio/props/cellar/terracotta.ts';
import {
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { WINE_PAINTS } from '#studio/props/making/wine-paints.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A small cup without a stem, wine to the brim. */
export const makeClayCup: MakeThing = (kit, place, { wine, fill }) => {
  const model = startModel(kit, place, 'clay_cup');
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [2.4, 0.1],
      [2.8, 0.5],
      [3.6, 3],
      [4, 5.4],
      [4.15, 6.2],
      [3.9, 6.3],
      [3.3, 3.2],
      [2.4, 0.9],
      [AXIS, 0.8],
    ],
    terracotta(kit),
  );
  addTube(
    model,
    curve([
      [3.9, 5.4, 0],
      [6.1, 5.2, 0],
      [6.2, 2.8, 0],
      [3.5, 2.2, 0],
    ]),
    { radius: 0.5, material: terracotta(kit) },
  );
  if (fill === 'empty') return;
  const level = fill === 'half' ? 3.2 : 5.1;
  addPanel(model, {
    outline: around(30, () => (level > 4 ? 3.7 : 3.25)),
    thickness: 0.05,
    material: paint(kit, WINE_PAINTS[wine], { coat: 1, rough: 0.05 }),
    at: [0, level, 0],
  });
};
