import { addLathe, addTube, paint, startModel, textured } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A woven basket with a high handle. */
export const makeBasket: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'basket');
  const weave = textured(
    kit,
    'wicker',
    {
      painter: 'weave',
      params: { seed: 4, tone: [188, 138, 76], count: 16 },
      share: 0.5,
      bump: 4,
      scale: [4, 1],
    },
    { coat: 0.15, rough: 0.5 },
  );
  const cane = paint(kit, '#a87a3e', { coat: 0.2, rough: 0.5 });
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [9.6, 0.2],
      [10.2, 1],
      [12, 6],
      [13.4, 11.6],
    ],
    weave,
  );
  addLathe(
    model,
    [
      [12.8, 11.6],
      [11.4, 6],
      [9.4, 1.2],
      [AXIS, 0.9],
    ],
    weave,
  );
  addTube(
    model,
    Array.from({ length: 41 }, (_, i): Vec3 => [
      Math.cos((i / 40) * 6.283) * 13.2,
      11.8 + 0.2 * Math.sin(i * 2.4),
      Math.sin((i / 40) * 6.283) * 13.2,
    ]),
    { radius: 0.85, material: cane, sides: 8 },
  );
  for (const k of [-0.5, 0.5])
    addTube(
      model,
      Array.from({ length: 30 }, (_, i): Vec3 => {
        const a = (i / 29) * Math.PI;
        return [Math.cos(a) * 13, 11 + Math.sin(a) * 14, k + Math.sin(i * 1.3) * 0.25];
      }),
      { radius: 0.6, material: cane, sides: 7 },
    );
};
