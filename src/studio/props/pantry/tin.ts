import { metal } from '#studio/props/making/kit.ts';
import {
  addBlob,
  addPanel,
  addSurface,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { roundedRect } from '#studio/props/tableware.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An open tin of sardines, its lid rolled back. */
export const makeTin: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'tin'), [0, 0, 0], { y: 0.35 });
  const steel = metal(kit, [0.78, 0.7, 0.5], 0.22);
  addPanel(model, {
    outline: roundedRect(11, 7.6, 2),
    thickness: 0.2,
    at: [0, 0.05, 0],
    material: steel,
  });
  addSurface(model, {
    columns: 40,
    rows: 2,
    material: colour ? paint(kit, colour, { coat: 0.7 }) : steel,
    isClosed: true,
    point: (u, v) => {
      const a = u * Math.PI * 2;
      const square = (Math.cos(a) ** 6 + Math.sin(a) ** 6) ** (-1 / 6);
      return [Math.cos(a) * square * 5.5, v * 2.4, Math.sin(a) * square * 3.8];
    },
  });
  const inside = apart(model, 'sardines');
  for (let i = 0; i < 5; i++) {
    const z = -2.7 + i * 1.35;
    addBlob(inside, {
      at: [(i % 2) * 0.5, 1.6, z],
      radii: [4.7, 0.9, 0.75],
      material: metal(kit, [0.45, 0.47, 0.5], 0.3),
      rings: 10,
      sides: 12,
    });
    addBlob(inside, {
      at: [(i % 2) * 0.5, 1.9, z],
      radii: [4.3, 0.75, 0.35],
      material: paint(kit, '#2f3a44', { coat: 0.9, rough: 0.15 }),
      rings: 8,
      sides: 10,
    });
  }
  addSurface(apart(model, 'lid'), {
    columns: 6,
    rows: 24,
    material: steel,
    point: (u, v) => {
      const a = v * 7;
      const r = 1.7 - v * 0.9;
      return [-5.2 - Math.sin(a) * r, 3.4 - Math.cos(a) * r, (u * 2 - 1) * 3.4];
    },
  });
};
