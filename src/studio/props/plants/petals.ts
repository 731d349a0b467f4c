import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLeafBlade, paint, startModel } from '#studio/props/making/model.ts';

/** Strewn over the table, each a small cup. */
export const makePetals: MakeThing = (kit, place, { random, colour }) => {
  const model = startModel(kit, place, 'petals');
  const tones = colour ? [colour] : PINKS;
  const materials = tones.map((tone) =>
    paint(kit, tone, { coat: 0.1, rough: 0.5, translucency: 0.4 }),
  );
  for (let i = 0; i < 26; i++) {
    const [a, r] = [i * 2.4 + random.range(-0.3, 0.3), Math.sqrt((i + 0.5) / 26)];
    const [x, z] = [Math.cos(a) * r * 15, Math.sin(a) * r * 8];
    const turn = random.range(0, 6.283);
    addLeafBlade(model, {
      from: [x, 0.15, z],
      to: [x + Math.cos(turn) * 2.5, 0.5, z + Math.sin(turn) * 2.5],
      width: 2.5,
      material: random.pick(materials),
      cup: 0.22,
      bend: 0.25,
    });
  }
};

const PINKS = ['#d8456b', '#e36f8c', '#c22a50'] as const;
