import { addFlame } from '#studio/props/candle.ts';
import { metal } from '#studio/props/making/kit.ts';
import {
  addBox,
  addLathe,
  addSurface,
  addTube,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** An iron lantern with panes and a candle inside. */
export const makeLantern: MakeThing = (kit, place, { states }) => {
  const model = startModel(kit, place, 'lantern');
  const iron = metal(kit, [0.1, 0.09, 0.08], 0.4);
  const [w, h] = [5.6, 17];
  addBox(model, { at: [0, 0.6, 0], half: [w + 0.7, 0.6, w + 0.7] }, iron);
  addBox(model, { at: [0, h + 1.4, 0], half: [w + 0.5, 0.4, w + 0.5] }, iron);
  for (const x of [-1, 1])
    for (const z of [-1, 1])
      addBox(model, { at: [x * w, h / 2 + 1, z * w], half: [0.42, h / 2, 0.42] }, iron);
  const roof = (at: number): Vec3[] => [
    [-at, 0, at],
    [at, 0, at],
    [at, 0, -at],
    [-at, 0, -at],
  ];
  addSurface(model, {
    columns: 4,
    rows: 3,
    isClosed: true,
    material: iron,
    point: (u, v) => {
      const p = roof((w + 0.9) * (1 - v) + 1.2 * v)[Math.round(u * 4) % 4]!;
      return [p[0], h + 1.8 + 4.4 * Math.sqrt(v), p[2]];
    },
  });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i): Vec3 => [
      Math.cos((i / 24) * 6.283) * 2.4,
      h + 8.4 + Math.sin((i / 24) * 6.283) * 2.4,
      0,
    ]),
    { radius: 0.32, material: iron },
  );
  addLathe(
    model,
    [
      [2.3, 1.2],
      [2.3, 7.6],
      [2.1, 7.9],
      [AXIS, 7.6],
    ],
    paint(kit, '#efe2c4', { coat: 0.3, translucency: 0.5 }),
  );
  if (!states.includes('unlit')) addFlame(kit, model.put([0, 7.8, 0]), 700, 1);
};
