import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  around,
  paint,
  startModel,
  addLathe,
  addPanel,
  textured,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';

const cutFace = (model: Model): number =>
  textured(
    model.kit,
    'cut lemon',
    {
      painter: 'citrus-cut',
      params: { seed: 4, peel: [246, 200, 52], flesh: [240, 216, 110] },
      share: 0.35,
      wrap: 'clamp',
      bump: 0.8,
    },
    { coat: 0.8, rough: 0.2, translucency: 0.35 },
  );

/** A wheel of lemon; every second one leans on its neighbour. */
export const makeLemonSlice: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'lemon_slice');
  addPanel(model, {
    outline: around(30, () => 2.5),
    thickness: 0.55,
    material: cutFace(model),
    side: paint(kit, '#f2c53a', { coat: 0.7, rough: 0.25 }),
    at: [0, 0.4, 0],
    turn: { x: random.range(0.1, 0.3), y: random.range(-0.5, 0.5) },
  });
};

/** Half a lemon, cut side to the camera, for 'a sliced lemon'. */
export const makeLemonHalf: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'lemon'), [0, 2.55, -0.6], { x: Math.PI / 2 - 0.3 });
  const peel = paint(kit, '#f2c53a', { coat: 0.7, rough: 0.28 });
  addLathe(
    model,
    [
      [AXIS, -3.9],
      [0.5, -3.6],
      [1.3, -2.9],
      [2.2, -1.6],
      [2.55, -0.3],
      [2.55, 0],
    ],
    peel,
  );
  addPanel(model, {
    outline: around(36, () => 2.55),
    thickness: 0.06,
    material: cutFace(model),
    side: peel,
  });
};
