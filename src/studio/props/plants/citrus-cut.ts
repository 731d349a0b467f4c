import type { MakeThing } from '#studio/things/photo-maker.ts';
import { around, paint, startModel, addBlob, addPanel, textured } from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';

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
  const model = startModel(kit, place, 'lemon');
  const peel = paint(kit, '#f2c53a', { coat: 0.7, rough: 0.28 });
  addBlob(model, {
    at: [0, 2.5, -0.8],
    radii: [2.55, 2.55, 3.6],
    turn: { x: 0.25 },
    material: peel,
    swell: ([x, y, z]) =>
      (z > 0 ? 0.999 * Math.min(1, 0.02 / Math.max(z, 1e-3)) : 1) * (Math.hypot(x, y) > 2 ? 1 : 1),
  });
  addPanel(model, {
    outline: around(30, () => 2.52),
    thickness: 0.1,
    material: cutFace(model),
    side: peel,
    at: [0, 2.5, -0.8],
    turn: { x: Math.PI / 2 - 0.25 },
  });
};
