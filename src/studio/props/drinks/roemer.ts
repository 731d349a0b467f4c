import { crystal } from '#studio/props/making/kit.ts';
import { addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addBall, startModel } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, wineIn } from './vessel.ts';

/** The words for it, folded. */
export const ROEMER = /r(?:oe|o|u)mm?er/;

const BOWL: readonly Vec2[] = [
  [2.1, 7.6],
  [3.4, 8.1],
  [4.5, 10],
  [4.7, 12],
  [4.3, 14.2],
  [3.6, 16.2],
];
const GREEN: Vec3 = [0.5, 0.72, 0.38];
const ROWS = [4.6, 6.2] as const;
const PRUNTS = 7;

/** The goblet of Dutch still lifes: an egg-shaped bowl on a stout stem with berries of glass, a foot of spun threads. */
export const makeRoemer: MakeThing = (kit, place, { wine, fill, glass }) => {
  const model = startModel(kit, place, 'glass');
  const green = crystal(kit, GREEN);
  addTurned(model, '0 .1, 4.2 .1, 4.3 .5, 3 1.7, 2.3 3, 2 4, 2 7.5, 0 7.5', green);
  for (let i = 0; i < 5; i++)
    addRing(model, { radius: 4 - i * 0.42, thickness: 0.2, at: [0, 0.7 + i * 0.5, 0] }, green);
  for (const y of ROWS)
    for (let i = 0; i < PRUNTS; i++) {
      const a = ((i + (y === ROWS[0] ? 0 : 0.5)) / PRUNTS) * Math.PI * 2;
      addBall(model, [Math.cos(a) * 2.05, y, Math.sin(a) * 2.05], 0.52, green);
    }
  addTumbler(model, {
    outer: BOWL,
    wall: 0.14,
    level: fill === 'empty' ? 8.6 : fill === 'full' ? 14.6 : 12.2,
    medium: wineIn(kit, { wine, fill, glass }),
  });
};
