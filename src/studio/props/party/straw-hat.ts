import { addLathe, addSurface, paint, startModel, textured } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A summer hat with a ribbon. */
export const makeStrawHat: MakeThing = (kit, place, { colour }) =>
  addStrawHat(startModel(kit, place, 'straw_hat'), colour);

/** Its brim lies on the origin. */
export function addStrawHat(model: Model, colour: Vec3 | null): void {
  const { kit } = model;
  const straw = textured(
    kit,
    'straw',
    {
      painter: 'weave',
      params: { seed: 5, tone: [226, 190, 122], count: 40 },
      share: 0.5,
      bump: 2.2,
      scale: [3, 1],
    },
    { coat: 0.1, rough: 0.6 },
  );
  addSurface(model, {
    columns: 60,
    rows: 10,
    isClosed: true,
    material: straw,
    point: (u, v) => {
      const a = u * 6.283;
      const r = 8.4 + v * 10;
      return [
        Math.cos(a) * r,
        1.4 - 0.9 * v + 0.5 * v * v * Math.sin(a * 2 + 0.6) + 0.9 * v ** 4,
        Math.sin(a) * r * 0.92,
      ];
    },
  });
  addLathe(
    model,
    [
      [8.4, 1.3],
      [8.6, 2],
      [8.3, 6.4],
      [7.6, 9.4],
      [6, 10.8],
      [3, 10.6],
      [AXIS, 10],
    ],
    straw,
  );
  addLathe(
    model,
    [
      [8.8, 1.5],
      [8.85, 1.8],
      [8.62, 4.6],
      [8.5, 4.8],
    ],
    paint(kit, colour ?? '#23252e', { coat: 0.5, rough: 0.3 }),
  );
}
