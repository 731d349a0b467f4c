import { metal } from '#studio/props/making/kit.ts';
import { addBlob, addTube, apart, paint, startModel } from '#studio/props/making/model.ts';
import { addRing } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** Headphones standing on their cups. */
export const makeHeadphones: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'headphones');
  const shell = paint(kit, colour ?? '#1d1b1a', { coat: 0.6, rough: 0.3 });
  addTube(
    model,
    Array.from({ length: 25 }, (_, i): Vec3 => {
      const a = (i / 24) * Math.PI;
      return [Math.cos(a) * 8.4, 6 + Math.sin(a) * 12, 0];
    }),
    { radius: 1, material: shell, sides: 12 },
  );
  for (const s of [-1, 1]) {
    addBlob(model, { at: [s * 8.4, 4.6, 0], radii: [1.7, 4.6, 4], material: shell });
    addRing(
      apart(model, 'pad'),
      { radius: 3, thickness: 1.2, at: [s * 6.8, 4.6, 0], turn: { z: Math.PI / 2 } },
      paint(kit, '#6b4426', { coat: 0.3, rough: 0.5 }),
    );
    addBlob(apart(model, 'cap'), {
      at: [s * 10, 4.6, 0],
      radii: [0.4, 2, 1.8],
      material: metal(kit, [0.7, 0.7, 0.7], 0.25),
    });
  }
};
