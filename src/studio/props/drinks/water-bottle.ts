import { addLathe, apart, paint, startModel } from '#studio/props/making/model.ts';
import { addDrum, profileOf } from '#studio/props/making/joinery.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addTumbler, drink } from './vessel.ts';

const OUTLINE: readonly Vec2[] = [
  [3.2, 0.1],
  [3.7, 0.8],
  [3.7, 14],
  [3.1, 18],
  [1.7, 21.6],
  [1.35, 24],
  [1.35, 27],
];

/** Clear glass, a blue label and a blue cap: nobody takes it for wine. */
export const makeWaterBottle: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'water_bottle');
  const medium = drink(kit, [0.008, 0.003, 0.002]);
  addTumbler(model, { outer: OUTLINE, wall: 0.16, level: 20, medium });
  const blue = paint(kit, '#2a6fb3', { coat: 0.4, rough: 0.3 });
  addDrum(apart(model, 'cap'), { radius: 1.5, height: 1.6, at: [0, 26.6, 0] }, blue);
  addLathe(apart(model, 'label'), profileOf('3.74 5.4, 3.74 12'), blue, { isSharp: true });
  addLathe(
    apart(model, 'label'),
    profileOf('3.77 7.4, 3.77 10'),
    paint(kit, '#f4f8fb', { coat: 0.3 }),
    { isSharp: true },
  );
};
