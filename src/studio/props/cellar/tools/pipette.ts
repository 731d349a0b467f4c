import { crystal, crystalMedium, once, wineMedium } from '#studio/props/making/kit.ts';
import { addLathe, addLatheRuns, addTube, paint, startModel } from '#studio/props/making/model.ts';
import { AXIS, spline, splitAt } from '#studio/props/making/profile.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** The cellar master's glass thief, standing in its foot with a draught of wine. */
export const makePipette: MakeThing = (kit, place, { wine }) => {
  const model = startModel(kit, place, 'pipette');
  const wall: Vec2[] = [
    [0.3, 1.2],
    [0.5, 2],
    [0.7, 6],
    [1.7, 9.4],
    [2.1, 13],
    [2, 18],
    [1.3, 22],
    [0.85, 25],
    [0.75, 31],
  ];
  const line = spline(wall, 5);
  const inner = line.map(([r, y]): Vec2 => [Math.max(0.1, r - 0.18), y]);
  const glass = crystal(kit);
  const drink = wineMedium(kit, wine, 1);
  const wet = once(kit, `wet pipette ${wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit), outside: drink }),
  );
  const surface = once(kit, `pipette wine ${wine}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: drink }),
  );
  const { below, above, radius } = splitAt(inner, 17);
  addLatheRuns(model, [
    { points: line, material: glass },
    { points: below, material: wet, flip: true },
    { points: above, material: glass, flip: true },
    {
      points: [
        [radius, 17],
        [AXIS, 17],
      ],
      material: surface,
    },
  ]);
  const blue = paint(kit, '#a8c4c8', { coat: 1, rough: 0.05, translucency: 0.5 });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * 6.283;
      return [Math.cos(a) * 1.9, 32.6 + Math.sin(a) * 1.9, 0];
    }),
    { radius: 0.36, material: blue },
  );
  // A turned stand holds it upright.
  const oak = paint(kit, '#6b4426', { coat: 0.6, rough: 0.25 });
  addLathe(
    model,
    [
      [AXIS, 0.05],
      [4.4, 0.05],
      [4.6, 0.6],
      [3.2, 1.2],
      [1.2, 1.8],
      [0.9, 3.4],
      [0.72, 3.6],
    ],
    oak,
  );
};
