import { addSurface, paint, startModel, within } from '#studio/props/making/model.ts';
import { addBow } from '#studio/props/party/bow.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A length of satin that curls over the table, with its bow. */
export const makeRibbon: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'ribbon');
  const satin = paint(kit, colour ?? '#9c1420', { coat: 0.8, rough: 0.22, translucency: 0.15 });
  addBow(within(model, [0, 0.2, 0]), satin, 6);
  for (const s of [-1, 1])
    addSurface(model, {
      columns: 70,
      rows: 2,
      material: satin,
      point: (u, v) => {
        const r = 1.7 * Math.min(1, u * 3);
        return [
          s * (2 + u * 13),
          1.8 + r * Math.cos(u * 19),
          2 + (v - 0.5) * 2.2 + r * 0.5 * Math.sin(u * 19),
        ];
      },
    });
};
