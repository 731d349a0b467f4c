import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import { once, wineMedium } from '#studio/props/making/kit.ts';
import { addDrum, addRing, addTurned } from '#studio/props/making/joinery.ts';
import { addTube, paint, startModel, textured } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A balloon of green glass, its belly in wicker with two ears, a cork in the neck. */
export const makeDemijohn: MakeThing = (kit, place, { wine, fill }) => {
  const model = startModel(kit, place, 'demijohn');
  const inside =
    fill === 'empty'
      ? addMedium(kit.scene, { absorption: [0.012, 0.004, 0.01], refractiveIndex: 1.05 })
      : wineMedium(kit, wine, 0.25);
  const glass = once(kit, `demijohn ${inside}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside }),
  );
  addTurned(
    model,
    '0 1, 10 1, 15.4 4, 17.4 12, 16.6 21, 12.6 28.6, 6.6 33.4, 3 36.4, 2.6 42, 3.3 42.6, 3.3 44, 0 44',
    glass,
  );
  const weave = textured(
    kit,
    'demijohn wicker',
    {
      painter: 'weave',
      params: { seed: 6, tone: [176, 128, 70], count: 18 },
      bump: 4,
      scale: [5, 1],
    },
    { coat: 0.1, rough: 0.6 },
  );
  addTurned(model, '0 .2, 11 .2, 16.6 4, 18.4 12, 18 18, 17.6 19', weave);
  const cane = paint(kit, '#9a6d36', { coat: 0.2, rough: 0.5 });
  addRing(model, { radius: 17.6, thickness: 0.9, at: [0, 19, 0] }, cane);
  for (const s of [-1, 1])
    addTube(
      model,
      Array.from({ length: 14 }, (_, i): Vec3 => {
        const a = (i / 13) * Math.PI;
        return [s * (17.6 + Math.sin(a) * 5), 19 + Math.sin(a) * 3, Math.cos(a) * 4];
      }),
      { radius: 0.8, material: cane },
    );
  addDrum(model, { radius: 2.5, top: 2.9, height: 3.6, at: [0, 43.4, 0] }, paint(kit, '#b98a56'));
};
