import { addRod } from '#studio/props/making/joinery.ts';
import {
  addBall,
  addLeafBlade,
  addTube,
  apart,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A hanging festoon of leaves with blossoms, between two posts. */
export const makeGarland: MakeThing = (kit, place, { colour, random }) => {
  const model = startModel(kit, place, 'garland');
  const line = (t: number): Vec3 => [(t - 0.5) * 64, 46 - 13 * Math.sin(Math.PI * t), -6];
  const greens = ['#3b6424', '#4c7a2e', '#2f5426'].map((tone) =>
    paint(kit, tone, { translucency: 0.3 }),
  );
  addTube(
    model,
    Array.from({ length: 30 }, (_, i) => line(i / 29)),
    { radius: 0.5, material: greens[2]! },
  );
  for (let i = 0; i < 170; i++) {
    const from = line(i / 169);
    const [a, out] = [i * 2.4, random.range(2.4, 3.6)];
    const to: Vec3 = [
      from[0] + Math.cos(a) * out * 0.7,
      from[1] + Math.sin(a) * out,
      from[2] + Math.cos(a * 1.7) * out,
    ];
    addLeafBlade(model, { from, to, width: 1.5, material: greens[i % 3]! });
  }
  const rest = apart(model, 'blossoms');
  for (let i = 0; i < 13; i++) {
    const [x, y, z] = line((i + 0.5) / 13);
    for (let k = 0; k < 6; k++)
      addBall(
        rest,
        [x + Math.cos(k) * 0.9, y + Math.sin(k) * 0.9, z + 2],
        0.75,
        paint(kit, colour ?? (i % 2 === 0 ? '#f4efe2' : '#e08a92'), { translucency: 0.3 }),
      );
  }
  for (const t of [0, 1])
    addRod(
      rest,
      [
        [line(t)[0], 0, -6],
        [line(t)[0], 48, -6],
      ],
      { radius: 0.8, material: paint(kit, '#8a5f38', { coat: 0.3 }) },
    );
};
