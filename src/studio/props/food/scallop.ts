import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, addSurface, paint, startModel, within } from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { skinOf } from '#studio/props/skins.ts';

/** A seared scallop in its ribbed shell. */
export const makeScallop: MakeThing = (kit, place, { random }) => {
  const model = within(startModel(kit, place, 'scallop'), [0, 0.2, 0], {
    y: random.range(-0.4, 0.4),
  });
  addSurface(model, {
    columns: 44,
    rows: 8,
    material: skinOf(kit, '#e8cdb4', [['#c98f70', 5, 0.5, 0.75, 0.7]], { coat: 0.4, rough: 0.35 }),
    point: (u, v) => {
      const a = (u - 0.5) * 4.4;
      const r = 5.2 * v * (1 + 0.02 * Math.cos(u * 88));
      const rib = 0.14 * Math.cos(u * 88) * v;
      return [Math.sin(a) * r, 0.3 + 1.5 * v ** 2 + rib, 2.2 - Math.cos(a) * r];
    },
  });
  addLathe(
    model,
    [
      [AXIS, 0.3],
      [1.9, 0.3],
      [2.1, 1],
      [1.9, 2.1],
      [AXIS, 2.2],
    ],
    paint(kit, '#f2e6cf', { coat: 0.6, rough: 0.25, translucency: 0.2 }),
  );
  addLathe(
    model,
    [
      [1.85, 2.1],
      [1.7, 2.3],
      [AXIS, 2.35],
    ],
    skinOf(kit, '#c98a3e', [['#8a4a18', 5, 0.45, 0.7, 0.8]], { coat: 0.6, rough: 0.3 }),
  );
};
