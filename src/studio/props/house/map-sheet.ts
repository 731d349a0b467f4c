import {
  addPanel,
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { addRing, pathOf } from '#studio/props/making/joinery.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const COAST: readonly Vec2[] = [
  [-9, -5],
  [-4, -7],
  [1, -6],
  [5, -7.4],
  [9, -4],
  [8, 0],
  [10, 4],
  [5, 6.6],
  [1, 5],
  [-4, 7],
  [-9, 4],
  [-7, 0],
];

/** An unfolded paper map with its creases, a coast, a river and a marked way. */
export const makeMapSheet: MakeThing = (kit, place) => {
  const model = within(startModel(kit, place, 'map_sheet'), [0, 0, 0], { y: 0.15 });
  addSurface(model, {
    columns: 24,
    rows: 12,
    material: paint(kit, '#9fc4cf', { coat: 0.05, rough: 0.7 }),
    point: (u, v) => [
      (u - 0.5) * 34,
      0.25 + 0.35 * Math.abs(Math.sin(u * Math.PI * 4)) + 0.3 * v * (1 - v),
      (v - 0.5) * 24,
    ],
  });
  const land = apart(model, 'print');
  addPanel(land, {
    outline: COAST.map(([x, z]): Vec2 => [x * 1.5, z * 1.4]).toReversed(),
    thickness: 0.1,
    at: [0, 0.62, 0],
    material: paint(kit, '#ecdcae', { coat: 0.05, rough: 0.8 }),
  });
  const line = (path: string, tone: string): void =>
    addTube(land, curve(pathOf(path)), {
      radius: 0.2,
      material: paint(kit, tone, { coat: 0 }),
      sides: 5,
    });
  line('-9 .78 -5, -4 .78 -2, 0 .78 -3, 4 .78 1, 12 .78 3', '#4f8fae');
  line('-8 .8 5, -3 .8 3, 2 .8 4, 6 .8 -3', '#c23a2a');
  addRing(land, { radius: 0.8, thickness: 0.2, at: [6, 0.8, -3] }, paint(kit, '#c23a2a'));
  addPanel(land, {
    outline: [
      [-2, 2],
      [2.6, 1.2],
      [1.4, -2],
      [-1.6, -1.4],
    ],
    thickness: 0.1,
    at: [-6, 0.74, 2],
    material: paint(kit, '#9dba70', { coat: 0 }),
  });
};
