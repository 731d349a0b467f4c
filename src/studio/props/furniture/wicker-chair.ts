import { addDrum, addRod } from '#studio/props/making/joinery.ts';
import {
  addSurface,
  addTube,
  apart,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import { wicker } from './wicker.ts';

/** A tub of wicker round a cushion. */
export const makeWickerChair: MakeThing = (kit, place, { colour }) => {
  const model = within(startModel(kit, place, 'wicker_chair'), [0, 0, 0], { y: -0.4 });
  const weave = wicker(kit);
  const cane = paint(kit, '#8f6230', { coat: 0.3, rough: 0.4 });
  /** The shell opens to the front and is highest behind. */
  const rim = (u: number): Vec3 => {
    const a = Math.PI * (1.5 + (u - 0.5) * 1.5);
    const high = 62 + 30 * Math.max(0, 1 - Math.abs(u - 0.5) * 2.6);
    return [Math.cos(a) * 34, high, Math.sin(a) * 32];
  };
  addSurface(model, {
    columns: 30,
    rows: 8,
    material: weave,
    point: (u, v) => {
      const [x, y, z] = rim(u);
      const k = 0.82 + 0.18 * v;
      return [x * k, 16 + (y - 16) * v, z * k];
    },
  });
  addTube(
    model,
    Array.from({ length: 31 }, (_, i) => rim(i / 30)),
    { radius: 2.2, material: cane },
  );
  addDrum(model, { radius: 30, height: 20, at: [0, 16, 0] }, weave);
  const cushion = apart(model, 'cushion');
  addDrum(
    cushion,
    { radius: 27, top: 25, height: 8, at: [0, 36, 1] },
    paint(kit, colour ?? '#efe6d4', { coat: 0.02, rough: 0.8 }),
  );
  for (const [x, z] of [
    [-20, 18],
    [20, 18],
    [-18, -18],
    [18, -18],
  ] as const)
    addRod(
      model,
      [
        [x, 0, z],
        [x * 0.9, 18, z * 0.9],
      ],
      { radius: 2.2, material: cane },
    );
};
