import { addLathe, startModel } from '#studio/props/making/model.ts';
import { skin } from './fruit-skin.ts';
import { addStalk } from '#studio/props/plants/stalk.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const PEAR: readonly Vec2[] = [
  [AXIS, 0.5],
  [0.8, 0.1],
  [2, 0.3],
  [3.2, 1.8],
  [3.4, 3.4],
  [2.9, 5.2],
  [2, 7],
  [1.5, 8.6],
  [1.2, 9.8],
  [0.5, 10.3],
  [AXIS, 10.1],
];

export const makePear: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'pear');
  const isGreen = colour !== null && colour[1] > colour[0];
  const isRed = colour !== null && colour[0] > colour[1] * 2;
  const tones = isGreen
    ? (['#97a83a', '#a9b552'] as const)
    : isRed
      ? (['#a3372c', '#7f1f20'] as const)
      : (['#c3bd52', '#c98f3a'] as const);
  addLathe(model, PEAR, skin(model, 'pear', tones), {
    turn: { x: random.range(-0.08, 0.08), z: random.range(-0.1, 0.1) },
  });
  addStalk(model, 10.4, random.range(-0.7, 0.7));
};
