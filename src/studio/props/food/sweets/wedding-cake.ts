import { addTurned } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addBlob,
  addLeafBlade,
  apart,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Radius, foot and height of each tier. */
const TIERS = [
  [11, 1.2, 7.4],
  [8, 8.6, 7],
  [5.2, 15.6, 6.4],
] as const;
const TOP = 22;

/** Three iced tiers with a row of pearls at every foot and roses down one side. */
export const makeWeddingCake: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'cake');
  const icing = paint(kit, colour ?? '#f8f3ea', { coat: 0.35, rough: 0.4 });
  addTurned(
    apart(model, 'cake board'),
    '0 .05, 13.4 .1, 13.6 .7, 13.2 1.1, 0 1.2',
    paint(kit, '#e9e4da', { coat: 0.8, rough: 0.15 }),
  );
  const pearl = paint(kit, '#fffaf0', { coat: 1, rough: 0.12 });
  for (const [r, y, h] of TIERS) {
    addTurned(
      model,
      `${r} ${y}, ${r} ${y + h - 0.7}, ${r - 0.2} ${y + h - 0.2}, ${r - 0.7} ${y + h}, 0 ${y + h}`,
      icing,
    );
    const beads = Math.round(r * 5);
    for (let i = 0; i < beads; i++) {
      const a = (i / beads) * Math.PI * 2;
      addBall(model, [Math.cos(a) * (r + 0.15), y + 0.45, Math.sin(a) * (r + 0.15)], 0.5, pearl);
    }
  }
  const flowers = apart(model, 'sugar roses');
  for (const [at, size] of ROSES) addSugarRose(flowers, at, size);
};

/** On its top, and on the ledge of each tier towards the right. */
const ROSES: readonly (readonly [Vec3, number])[] = [
  [[0, TOP, 0], 2.3],
  [[-2.6, TOP - 0.3, 1], 1.6],
  [[2.4, TOP - 0.4, 1.6], 1.7],
  [[5.2, 15.9, 3.4], 2],
  [[3, 15.8, 5.4], 1.6],
  [[7.4, 8.9, 5.8], 2.2],
  [[4.9, 8.8, 7.8], 1.7],
  [[9.6, 1.7, 8.6], 2],
];

function addSugarRose(model: Model, [x, y, z]: Vec3, size: number): void {
  const { kit } = model;
  const green = paint(kit, '#7d9a68', { coat: 0.2, translucency: 0.2 });
  for (const a of [0.6, 2.8, 4.6])
    addLeafBlade(model, {
      from: [x, y, z],
      to: [x + Math.cos(a) * size * 1.7, y + 0.3, z + Math.sin(a) * size * 1.7],
      width: size * 0.8,
      material: green,
    });
  for (const [ring, tone] of ['#f3d3d0', '#eebfbe', '#e7a9aa'].entries()) {
    const petals = 6 - ring;
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * Math.PI * 2 + ring;
      const out = size * (0.56 - ring * 0.2);
      addBlob(model, {
        at: [x + Math.cos(a) * out, y + size * (0.4 + ring * 0.22), z + Math.sin(a) * out],
        radii: [size * 0.5, size * 0.52, size * 0.24],
        turn: { y: Math.PI / 2 - a, x: 0.25 },
        material: paint(kit, tone, { coat: 0.15, rough: 0.5, translucency: 0.2 }),
        rings: 9,
        sides: 12,
      });
    }
  }
}
