import { metal } from '#studio/props/making/kit.ts';
import {
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addBox } from '#studio/props/making/model.ts';
import { pathOf } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A leather handbag with a flap, a clasp and a bow of a handle. */
export const makeHandbag: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'handbag'), [0, 0, 0], { y: -0.3 });
  const leather = paint(kit, colour ?? '#8a3a2a', { coat: 0.6, rough: 0.3 });
  addSurface(model, {
    columns: 36,
    rows: 12,
    material: leather,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const k = (Math.abs(Math.cos(a)) ** 4 + Math.abs(Math.sin(a)) ** 4) ** (-1 / 4);
      return [Math.cos(a) * k * (15 - v * 3), 0.2 + v * 19, Math.sin(a) * k * (6 - v * 3.4)];
    },
  });
  const rest = apart(model, 'flap');
  addSurface(rest, {
    columns: 10,
    rows: 8,
    material: leather,
    point: (u, v) => [(u * 2 - 1) * (12.4 + v), 19.4 - v * 9, 2.8 + v * 1.7 + 0.2],
  });
  addTube(rest, curve(pathOf('-8 18 0, -7 27 0, 0 31 0, 7 27 0, 8 18 0')), {
    radius: 0.8,
    material: leather,
  });
  addBox(rest, { at: [0, 11, 4.9], half: [1.6, 1.1, 0.4] }, metal(kit, [0.8, 0.6, 0.24], 0.2));
};
