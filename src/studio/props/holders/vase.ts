import type { Vec2 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { madeOf } from '#studio/props/making/made-of.ts';
import { crystal } from '#studio/props/making/kit.ts';
import { addLathe, startModel } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';

/** The belly and the neck from outside, and the inside of one that is blown of glass. */
const OUTSIDE: readonly Vec2[] = [
  [AXIS, 0.05],
  [3.4, 0.1],
  [5.4, 4],
  [5, 8],
  [2.9, 11.6],
  [2.7, 13],
  [3.3, 14],
  [2.9, 14],
];
const FILLED: readonly Vec2[] = [
  [2.3, 12.8],
  [2.2, 11],
  [AXIS, 10],
];
const HOLLOW: readonly Vec2[] = [
  [2.4, 12.9],
  [2.6, 11.6],
  [4.6, 8],
  [5, 4.1],
  [3.1, 0.9],
  [AXIS, 0.8],
];

/** Straight and clear, for what is shown in it. */
const CYLINDER: readonly Vec2[] = [
  [AXIS, 0.05],
  [6, 0.05],
  [6.2, 0.3],
  [6.2, 20],
  [5.9, 20],
  [5.9, 0.8],
  [AXIS, 0.8],
];

/** Glazed stoneware with a narrow neck, or clear glass. */
export const makeVase: MakeThing = (kit, place, look) => {
  const model = startModel(kit, place, 'vase');
  if (look.states.includes('cylinder')) {
    addLathe(model, CYLINDER, crystal(kit, look.colour));
    return;
  }
  if (look.material === 'glass') {
    addLathe(model, [...OUTSIDE, ...HOLLOW], crystal(kit, look.colour));
    return;
  }
  const glaze = madeOf(kit, look, { colour: '#dfe5e3', coat: 0.7, rough: 0.2 });
  addLathe(model, [...OUTSIDE, ...FILLED], glaze);
};
