import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLeafBlade,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';

/** Ribbed and shining, with its green star. */
export const makeTomato: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'tomato');
  addBlob(model, {
    at: [0, 2.75, 0],
    radii: [3.4, 2.8, 3.4],
    turn: { y: random.range(0, 6), z: random.range(-0.15, 0.15) },
    material: paint(kit, colour ?? '#c21d12', { coat: 1, rough: 0.1 }),
    swell: ([x, y, z]) =>
      1 + 0.025 * Math.cos(Math.atan2(z, x) * 6) * (1 - y * y) - 0.16 * Math.exp(-(1 - y) / 0.08),
    rings: 18,
    sides: 36,
  });
  const star = apart(model, 'tomato star');
  const green = paint(kit, '#3f6d25', { translucency: 0.2 });
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283 + random.range(-0.2, 0.2);
    addLeafBlade(star, {
      from: [0, 5.1, 0],
      to: [Math.cos(a) * 2.2, 5.5, Math.sin(a) * 2.2],
      width: 0.7,
      material: green,
      bend: 0.3,
    });
  }
  addTube(
    star,
    curve([
      [0, 5, 0],
      [0.2, 6, 0.1],
      [0.7, 6.7, 0.2],
    ]),
    { radius: 0.2, material: green },
  );
};
