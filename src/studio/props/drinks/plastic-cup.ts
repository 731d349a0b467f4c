import { addTube, startModel } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, wineIn } from './vessel.ts';

/** Thin and clear, wider at the mouth, with the steps that let one stand in another. */
const CUP: readonly Vec2[] = [
  [2.9, 0.1],
  [3.05, 0.5],
  [3.2, 2.2],
  [3.34, 2.45],
  [3.62, 6],
  [3.74, 6.3],
  [4.1, 10.6],
  [4.16, 10.9],
];
const MOUTH = 4.2;
const HEIGHT = 10.95;

/** The cup of every festival, a rolled lip round its mouth. */
export const makePlasticCup: MakeThing = (kit, place, { wine, fill, glass }) => {
  const model = startModel(kit, place, 'plastic_cup');
  addTumbler(model, {
    outer: CUP,
    wall: 0.09,
    level: fill === 'empty' ? 0.45 : fill === 'full' ? 9.6 : 7.2,
    medium: wineIn(kit, { wine, fill, glass }),
  });
  const lip = Array.from({ length: 41 }, (_, i): Vec3 => {
    const a = (i / 40) * Math.PI * 2;
    return [Math.cos(a) * MOUTH, HEIGHT, Math.sin(a) * MOUTH];
  });
  addTube(model, lip, { radius: () => 0.13, material: crystal(kit), sides: 8 });
};
