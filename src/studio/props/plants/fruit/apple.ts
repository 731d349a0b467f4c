import { addLathe, addLeafBlade, apart, paint, startModel } from '#studio/props/making/model.ts';
import { skin } from './fruit-skin.ts';
import { addStalk } from '#studio/props/plants/stalk.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const APPLE: readonly Vec2[] = [
  [AXIS, 0.9],
  [0.7, 0.35],
  [1.6, 0.1],
  [2.7, 0.9],
  [3.5, 2.6],
  [3.7, 4.2],
  [3.3, 5.8],
  [2.2, 6.9],
  [1.1, 6.9],
  [0.4, 6.3],
  [AXIS, 6],
];

export const makeApple: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'apple');
  const isGreen = colour !== null && colour[1] > colour[0];
  const isYellow = colour !== null && colour[0] > 0.4 && colour[1] > 0.4;
  const tones = isGreen
    ? (['#9cbf3f', '#b9cc58'] as const)
    : isYellow
      ? (['#ead052', '#e8b84a'] as const)
      : colour
        ? (['#b01a1e', '#8e0f18'] as const)
        : (['#d9b048', '#b3151d'] as const);
  addLathe(model, APPLE, skin(model, 'apple', tones), {
    turn: { x: random.range(-0.12, 0.12), z: random.range(-0.15, 0.15) },
  });
  const leaf = apart(model, 'apple leaf');
  addStalk(leaf, 6.6, random.range(-0.6, 0.6));
  addLeafBlade(leaf, {
    from: [0.1, 7.4, 0.1],
    to: [2.6, 8.2, 0.8],
    width: 1.4,
    material: paint(kit, '#4f7a2c', { translucency: 0.3 }),
    bend: 0.3,
  });
};
