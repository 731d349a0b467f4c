import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addLathe, addTube, paint, startModel, textured } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Chianti's round flask: green neck, belly and foot in plaited straw. */
export const makeFiasco: MakeThing = (kit, place) => {
  const model = startModel(kit, place, 'fiasco');
  const glass = paint(kit, '#1c3018', { coat: 1, rough: 0.05 });
  const straw = textured(
    kit,
    'fiasco straw',
    {
      painter: 'weave',
      params: { seed: 7, tone: [214, 178, 104], count: 14 },
      share: 0.4,
      bump: 3,
      scale: [5, 1],
    },
    { coat: 0.15, rough: 0.5 },
  );
  const cane = paint(kit, '#c39a52', { coat: 0.15, rough: 0.5 });
  addLathe(
    model,
    [
      [5.4, 12.6],
      [3.4, 16],
      [1.9, 19],
      [1.5, 23],
      [1.45, 27.4],
      [1.65, 27.6],
      [1.65, 28.4],
      [1.4, 28.5],
      [AXIS, 28.5],
    ],
    glass,
  );
  addLathe(
    model,
    [
      [AXIS, 0.1],
      [5, 0.1],
      [6.4, 1.6],
      [7.9, 5.4],
      [8, 8.4],
      [6.6, 11.8],
      [4.6, 14.4],
      [4.2, 14.4],
    ],
    straw,
  );
  for (const [y, r] of [
    [0.9, 5.9],
    [1.9, 6.6],
    [14.2, 4.7],
  ] as const)
    addTube(
      model,
      Array.from({ length: 33 }, (_, i): Vec3 => {
        const a = (i / 32) * 6.283;
        return [Math.cos(a) * r, y, Math.sin(a) * r];
      }),
      { radius: 0.55, material: cane, sides: 7 },
    );
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * 6.283 + 0.3;
    addTube(
      model,
      [
        [Math.cos(a) * 4.6, 14.2, Math.sin(a) * 4.6],
        [Math.cos(a) * 2.9, 17.6, Math.sin(a) * 2.9],
        [Math.cos(a) * 1.75, 20.6, Math.sin(a) * 1.75],
      ],
      { radius: 0.22, material: cane, sides: 5 },
    );
  }
  addLathe(
    model,
    [
      [AXIS, 28.4],
      [1.15, 28.4],
      [1.15, 29.8],
      [AXIS, 29.9],
    ],
    paint(kit, '#c79a63', { coat: 0, rough: 0.8 }),
    { isSharp: true },
  );
};
