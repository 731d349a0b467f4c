import { startModel } from '#studio/props/making/model.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, wineIn } from './vessel.ts';

const BOWL: readonly Vec2[] = [
  [2.4, 0.1],
  [3.5, 0.9],
  [4.6, 3.4],
  [4.7, 5.8],
  [4.1, 9],
  [3.5, 11.4],
];

/** The bowl of a wine glass that stands on its own bottom. */
export const makeStemless: MakeThing = (kit, place, { wine, fill, glass }) =>
  addTumbler(startModel(kit, place, 'glass'), {
    outer: BOWL,
    wall: 0.14,
    level: fill === 'empty' ? 0.9 : fill === 'full' ? 8.6 : 5,
    medium: wineIn(kit, { wine, fill, glass }),
  });
