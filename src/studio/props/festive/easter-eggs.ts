import { addBlob, addTube, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

const DYES = ['#e2574c', '#f2c14e', '#5aa9c4', '#8fbf5a', '#b58bc9'];

/** Dyed eggs in a nest of straw. */
export const makeEasterEggs: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'easter_eggs');
  const straw = paint(kit, '#d3b46a', { coat: 0.05, rough: 0.8 });
  const nest = apart(model, 'nest');
  for (let i = 0; i < 90; i++) {
    const [a, r] = [i * 2.4, 7.5 + random.range(-1.4, 1.4)];
    const y = random.range(0.3, 3);
    const path = Array.from({ length: 6 }, (_, k): Vec3 => {
      const b = a + k * 0.16;
      return [Math.cos(b) * r, y + Math.sin(k) * 0.4, Math.sin(b) * r];
    });
    addTube(nest, path, { radius: 0.2, material: straw, sides: 4 });
  }
  for (let i = 0; i < 7; i++) {
    const a = i * 1.05;
    const isTop = i === 6;
    addBlob(model, {
      at: isTop ? [0, 4.4, 0] : [Math.cos(a) * 4.2, 2.1, Math.sin(a) * 4.2],
      radii: [2.15, 2.8, 2.15],
      turn: { x: random.range(0.8, 1.5), y: random.range(0, 6) },
      material: paint(kit, colour ?? DYES[i % DYES.length]!, { coat: 0.7, rough: 0.2 }),
      swell: ([, y]) => 1 - 0.07 * y,
    });
  }
};
