import { addMaterial } from '#studio/scene-builder.ts';
import { crystal, once, wineMedium } from '#studio/props/making/kit.ts';
import { addDrum, addRod, addTurned } from '#studio/props/making/joinery.ts';
import { addBox, apart, paint, startModel } from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A measuring cylinder of must with the float of a hydrometer standing in it. */
export const makeHydrometer: MakeThing = (kit, place, { wine }) => {
  const model = startModel(kit, place, 'hydrometer');
  const medium = wineMedium(kit, wine, 0.6);
  const must = once(kit, `must ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  addTurned(model, '0 .1, 5 .1, 5 .9, 2.2 1.3, 2.2 1.6', crystal(kit), { isSharp: true });
  addTurned(model, '2.2 1.5, 2.2 29.6, 2.6 30.2, 2.4 30.3, 2.05 29.6', crystal(kit), {
    isSharp: true,
  });
  addTurned(model, '0 1.7, 2 1.7, 2 25, 0 25', must, { isSharp: true });
  const float = apart(model, 'float');
  addRod(
    float,
    [
      [0, 22, 0],
      [0, 36, 0],
    ],
    { radius: 0.42, material: paint(kit, '#f6f2e4', { coat: 1, rough: 0.08 }), sides: 12 },
  );
  addTurned(
    float,
    '0 9, .9 9.4, 1.1 12, 1.1 18, .42 21.4',
    paint(kit, '#d9cfae', { coat: 1, rough: 0.08 }),
  );
  for (let i = 0; i < 9; i++)
    addBox(
      float,
      { at: [0, 26 + i * 1.05, 0.42], half: [i % 3 === 0 ? 0.36 : 0.22, 0.09, 0.06] },
      paint(kit, i % 3 === 0 ? '#b3202c' : '#221d18'),
    );
  addDrum(float, { radius: 0.44, height: 0.5, at: [0, 36, 0] }, paint(kit, '#b3202c', { coat: 1 }));
};
