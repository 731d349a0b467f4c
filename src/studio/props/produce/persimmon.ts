import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  paint,
  startModel,
} from '#studio/props/making/model.ts';

/** Squat, orange and waxen, under a dry calyx of four broad leaves. */
export const makePersimmon: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'persimmon');
  addBlob(model, {
    at: [0, 2.9, 0],
    radii: [4, 3, 4],
    turn: { y: random.range(0, 6), z: random.range(-0.12, 0.12) },
    material: paint(kit, colour ?? '#e8640f', { coat: 0.7, rough: 0.22 }),
    // Four soft cushions, and a hollow where the calyx sits.
    swell: ([x, y, z]) =>
      1 + 0.03 * Math.cos(Math.atan2(z, x) * 4) * (1 - y * y) - 0.14 * Math.exp(-(1 - y) / 0.1),
    rings: 18,
    sides: 36,
  });
  const calyx = apart(model, 'persimmon calyx');
  const dry = paint(kit, '#6f7a3c', { translucency: 0.1, rough: 0.7 });
  const turn = random.range(0, 1.5);
  for (let i = 0; i < 4; i++) {
    const a = turn + (i / 4) * 6.283;
    addLeafBlade(calyx, {
      from: [0, 5.3, 0],
      to: [Math.cos(a) * 2.7, 5.75, Math.sin(a) * 2.7],
      width: 2.5,
      material: dry,
      cup: 0.12,
      bend: 0.35,
    });
  }
  addTube(
    calyx,
    [
      [0, 5.2, 0],
      [0.1, 6.4, 0.1],
    ],
    { radius: 0.32, material: paint(kit, '#5a4526', { rough: 0.8 }) },
  );
};
