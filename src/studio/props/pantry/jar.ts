import { addMaterial, addMedium } from '#studio/scene-builder.ts';
import { metal, once } from '#studio/props/kit.ts';
import { addTurned } from '#studio/props/joinery.ts';
import { apart, paint, startModel } from '#studio/props/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A preserving jar of dark jam: paper label, checked to its lid with a twist of metal. */
export const makeJar: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'jar');
  const jam = once(kit, 'jam', () =>
    addMaterial(kit.scene, {
      kind: 'glass',
      inside: addMedium(kit.scene, { absorption: [0.35, 2.2, 1.8], refractiveIndex: 1.45 }),
    }),
  );
  addTurned(
    model,
    '0 .1, 3.4 .1, 3.8 .7, 3.8 7.2, 3.3 8.4, 3.3 8.8, 0 8.8',
    colour ? paint(kit, colour, { coat: 1, rough: 0.05 }) : jam,
  );
  const rest = apart(model, 'label and lid');
  addTurned(
    rest,
    '3.82 2.4, 3.84 2.5, 3.84 6, 3.82 6.1',
    paint(kit, '#f3ecd9', { coat: 0.05, rough: 0.7 }),
  );
  addTurned(rest, '3.85 3.6, 3.86 3.7, 3.86 4.2, 3.85 4.3', paint(kit, '#7d1a2e', { coat: 0.05 }));
  addTurned(
    rest,
    '3.7 8.6, 3.8 8.8, 3.8 10, 3.5 10.3, 0 10.3',
    metal(kit, [0.75, 0.58, 0.26], 0.3),
    { isSharp: true },
  );
};
