import { metal } from '#studio/props/making/kit.ts';
import { addSurface, addTube, curve, startModel, within } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

export const makeSpoon: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'spoon'), [0, 0.5, 0], { y: Math.PI / 2 });
  const steel = metal(kit, [0.7, 0.69, 0.67], 0.12);
  addTube(
    model,
    curve([
      [-10, 0.1, 0],
      [-4, 0.6, 0],
      [2, 0.5, 0],
      [5, 0.2, 0],
    ]),
    { radius: (t) => 0.55 - 0.3 * Math.sin(t * 2.6), material: steel, sides: 10 },
  );
  addSurface(model, {
    columns: 24,
    rows: 8,
    isClosed: true,
    material: steel,
    point: (u, v) => {
      const a = u * 6.283;
      return [
        7.4 + Math.cos(a) * 3.2 * v,
        0.45 - 1 * (1 - v * v),
        Math.sin(a) * 2.1 * v * (1 - 0.1 * Math.cos(a)),
      ];
    },
  });
};
