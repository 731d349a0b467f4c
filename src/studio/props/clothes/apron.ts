import { metal } from '#studio/props/making/kit.ts';
import { oak } from '#studio/props/cellar/oak.ts';
import {
  addBox,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { pathOf, SIDES } from '#studio/props/making/joinery.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A bib apron hanging from the hook of a board, its folds falling straight. */
export const makeApron: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'apron');
  const cloth = paint(kit, colour ?? '#3b4a63', { coat: 0, rough: 0.9, translucency: 0.1 });
  const half = (y: number): number =>
    y > 66 ? 13 + (92 - y) * 0.12 : 16 + Math.min(14, (66 - y) * 0.9);
  addSurface(model, {
    columns: 40,
    rows: 40,
    material: cloth,
    point: (u, v) => {
      const y = 92 - v * 88;
      const x = (u * 2 - 1) * half(y);
      return [x, y, Math.sin(u * 21) * (0.4 + v * 2.2) + Math.cos(u * 8) * v * 1.4];
    },
  });
  addSurface(apart(model, 'pocket'), {
    columns: 10,
    rows: 4,
    material: paint(kit, colour ?? '#2f3c52', { coat: 0, rough: 0.9 }),
    point: (u, v) => [(u * 2 - 1) * 12, 52 - v * 16, 3 + Math.sin(u * 12) * 0.6],
  });
  const strap = paint(kit, '#caa878', { coat: 0.1, rough: 0.7 });
  const rest = apart(model, 'hook board');
  for (const s of SIDES)
    addTube(rest, curve(pathOf(`${s * 12} 92 0, ${s * 8} 101 0, 0 107 1`)), {
      radius: 0.9,
      material: strap,
    });
  addBox(rest, { at: [0, 109, -3], half: [26, 6, 1.4] }, oak(kit, [142, 98, 58]));
  addTube(rest, curve(pathOf('0 111 -2, 0 107 3, 0 106 4, 0 109 5')), {
    radius: 0.7,
    material: metal(kit, [0.5, 0.4, 0.24], 0.3),
  });
};
