import { addBall, addBlob, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const EARTH = ['#3b2717', '#4a3220', '#5a4029', '#2f1f13'] as const;

/** A handful of earth: a crumbly heap with clods and a few stones. */
export const makeSoil: MakeThing = (kit, place, { random }) => {
  const model = startModel(kit, place, 'soil');
  const dry = { coat: 0, rough: 1 };
  const [a, b, c] = [random.range(0, 6), random.range(0, 6), random.range(0, 6)];
  addBlob(model, {
    at: [0, 1.4, 0],
    radii: [5.8, 4.4, 5],
    material: paint(kit, EARTH[0], dry),
    rings: 40,
    sides: 60,
    swell: ([x, y, z]) =>
      1 +
      0.07 * Math.sin(x * 9 + a) * Math.sin(z * 8 + b) +
      0.05 * Math.sin(x * 23 + y * 19 + c) * Math.sin(z * 21 - y * 11) +
      0.03 * Math.sin(x * 47 + c) * Math.sin(z * 53 + y * 41),
  });
  for (let i = 0; i < 150; i++) {
    const clod = random.fork(`clod ${i}`);
    const [turn, out] = [clod.range(0, Math.PI * 2), Math.sqrt(clod.range(0, 1))];
    const [x, z] = [Math.cos(turn) * out * 5.4, Math.sin(turn) * out * 4.6];
    const top = 1.4 + 4.4 * Math.sqrt(Math.max(0, 1 - out * out * 0.92));
    const size = clod.range(0.14, 0.5);
    const isStone = clod.chance(0.06);
    addBall(
      model,
      [x, top + clod.range(-0.15, 0.1), z],
      size,
      paint(kit, isStone ? '#8d8478' : clod.pick(EARTH), dry),
    );
  }
};
