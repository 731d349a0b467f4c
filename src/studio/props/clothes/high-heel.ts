import { addSurface, addTube, paint, startModel, within } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The sole's line from the heel down to the toe. */
const sole = (t: number): Vec3 => [
  -9 + t * 20,
  t > 0.62 ? 0.4 : 0.4 + 8 * Math.cos((t / 0.62) * (Math.PI / 2)) ** 1.3,
  0,
];

function addShoe(model: Model, leather: MaterialRef): void {
  const half = (t: number): number =>
    2.3 + 1.5 * Math.sin(Math.PI * Math.min(1, t * 1.1)) - 2.6 * Math.max(0, t - 0.8) * 4;
  addSurface(model, {
    columns: 8,
    rows: 26,
    material: leather,
    point: (u, v) => {
      const [x, y] = sole(v);
      return [x, y, (u * 2 - 1) * half(v)];
    },
  });
  for (const s of SIDES)
    addSurface(model, {
      columns: 6,
      rows: 26,
      material: leather,
      point: (u, v) => {
        const [x, y] = sole(v);
        const rise =
          v > 0.62 ? 3.2 * (1 - (v - 0.62) / 0.38) + 0.4 : 2.2 + 2.4 * Math.max(0, 0.3 - v) * 3.3;
        const close = v > 0.66 ? 1 - u * 0.9 : 1 - u * 0.12;
        return [x, y + u * rise, s * half(v) * close];
      },
    });
  addTube(
    model,
    [
      [-8.6, 8.4, 0],
      [-8.4, 4, 0],
      [-8, 0.2, 0],
    ],
    { radius: (t) => 1.5 - 1.1 * Math.min(1, t * 1.6), material: leather },
  );
}

/** A pair of high-heeled shoes. */
export const makeHighHeel: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'high_heel');
  const leather = paint(kit, colour ?? '#b3141e', { coat: 1, rough: 0.1 });
  SIDES.forEach((s) =>
    addShoe(within(model, [s * 1.6, 0, s * 4.6], { y: 0.35 + s * 0.1 }), leather),
  );
};
