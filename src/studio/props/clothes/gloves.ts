import {
  addBlob,
  addTube,
  apart,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const FINGERS: readonly (readonly [x: number, length: number, spread: number])[] = [
  [-3, 7.4, -0.12],
  [-1, 8.4, -0.03],
  [1.1, 8, 0.05],
  [3, 6.4, 0.16],
];

/** A pair of leather work gloves, one lying over the other. */
export const makeGloves: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'gloves');
  const leather = paint(kit, colour ?? '#c99a55', { coat: 0.15, rough: 0.55 });
  const cuff = paint(kit, colour ? '#3a342c' : '#7a2f24', { coat: 0.05, rough: 0.7 });
  SIDES.forEach((s, k) => {
    const glove = within(model, [s * 5.4, 1.3 + k * 0.6, k * 1.5], { y: s * 0.3 });
    addBlob(glove, { at: [0, 0, 0], radii: [4.4, 1.15, 6], material: leather });
    for (const [x, length, spread] of FINGERS) {
      const tip: Vec3 = [(x + spread * length) * 1.05, -0.1, -4 - length];
      addTube(glove, curve([[x, 0, -2.5], [x + spread * 3, 0.5, -5], tip]), {
        radius: (t) => 1.15 - 0.35 * t ** 3,
        material: leather,
        sides: 12,
      });
      addBlob(glove, {
        at: tip,
        radii: [0.85, 0.85, 0.95],
        material: leather,
        rings: 8,
        sides: 12,
      });
    }
    const thumb: Vec3 = [-s * 8.2, 0, -3.4];
    addTube(glove, curve([[-s * 3, 0, 2], [-s * 6, 0.4, -0.4], thumb]), {
      radius: (t) => 1.5 - 0.4 * t,
      material: leather,
      sides: 12,
    });
    addBlob(glove, { at: thumb, radii: [1.1, 1, 1.2], material: leather, rings: 8, sides: 12 });
    addBlob(apart(glove, 'cuff'), { at: [0, -0.05, 6.2], radii: [4.4, 1.35, 3], material: cuff });
  });
};
