import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBox, startModel } from '#studio/props/model.ts';
import { crystal } from '#studio/props/kit.ts';
import { addTumbler, drink } from './vessel.ts';

/** A tumbler of something amber over ice. */
export const makeTumbler: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'tumbler');
  addTumbler(model, {
    outer: [
      [3.7, 0.1],
      [4.1, 0.5],
      [4.2, 4],
      [4.3, 9],
    ],
    wall: 0.35,
    level: 4.4,
    medium: drink(kit, [0.03, 0.2, 0.85]),
  });
  const ice = crystal(kit);
  addBox(model, { at: [-1.1, 4.4, 0.6], half: [1.3, 1.3, 1.3], turn: { x: 0.4, y: 0.5 } }, ice);
  addBox(model, { at: [1.3, 4.7, -0.8], half: [1.2, 1.2, 1.2], turn: { x: 0.2, z: 0.5 } }, ice);
};
