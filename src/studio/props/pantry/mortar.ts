import { addRod, addTurned } from '#studio/props/making/joinery.ts';
import { addBall, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A stone mortar with its pestle leaning in it. */
export const makeMortar: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'mortar');
  const stone = skinOf(
    kit,
    '#8f8f8c',
    [
      ['#6d6d6b', 24, 0.5, 0.7, 0.6],
      ['#bcbcb8', 30, 0.6, 0.8, 0.5],
    ],
    { coat: 0.2, rough: 0.5 },
  );
  addTurned(
    model,
    '0 .1, 5 .1, 5.2 1.4, 4.6 2.4, 7 6, 7.6 10, 7.4 10.6, 6.6 10.4, 5.8 6.6, 3.6 4, 0 3.6',
    stone,
  );
  addRod(
    model,
    [
      [-2, 5, 0],
      [8.4, 16.4, 1],
    ],
    { radius: 1.2, material: stone, sides: 14 },
  );
  addBall(model, [-2.2, 5, 0], 1.9, stone);
  addBall(model, [8.6, 16.6, 1], 1.5, stone);
};
