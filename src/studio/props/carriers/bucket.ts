import { metal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addTube, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A galvanised pail with its bail. */
export const makeBucket: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'watering_bucket');
  const zinc = colour
    ? paint(kit, colour, { coat: 0.6, rough: 0.25 })
    : metal(kit, [0.5, 0.51, 0.52], 0.58);
  addTurned(model, '0 .4, 9.6 .2, 9.8 1, 13.8 25, 13.5 25, 9.4 1.2, 0 1', zinc, { isSharp: true });
  for (const [radius, y] of [
    [13.8, 25],
    [12.9, 19.6],
    [10.6, 5.6],
  ] as const)
    addRing(model, { radius, thickness: 0.45, at: [0, y, 0] }, zinc);
  addTube(
    apart(model, 'bail'),
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * Math.PI;
      return [Math.cos(a) * 13.9, 23.5 + Math.sin(a) * 9.5, -Math.sin(a) * 9];
    }),
    { radius: 0.4, material: metal(kit, [0.4, 0.4, 0.4], 0.35) },
  );
};
