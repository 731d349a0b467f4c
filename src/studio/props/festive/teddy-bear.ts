import { addBall, addBlob, apart, paint, startModel } from '#studio/props/making/model.ts';
import { SIDES } from '#studio/props/making/joinery.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';

/** A sitting teddy with round ears and a bow tie of ribbon. */
export const makeTeddyBear: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'teddy_bear');
  const fur = paint(kit, colour ?? '#a9743c', { coat: 0, rough: 1 });
  const pale = paint(kit, '#d9b27c', { coat: 0, rough: 1 });
  const dark = paint(kit, '#1a1512', { coat: 1, rough: 0.1 });
  const part = (at: Vec3, radii: Vec3, material = fur): void =>
    addBlob(model, { at, radii, material });
  part([0, 9, 0], [7, 8, 6.2]);
  part([0, 20, 0.6], [6, 5.6, 5.4]);
  part([0, 18.6, 5.4], [2.6, 2.1, 1.8], pale);
  part([0, 9, 5], [4, 4.8, 1.8], pale);
  for (const s of SIDES) {
    part([s * 4.8, 24.6, 0], [2.2, 2.2, 1.2]);
    part([s * 4.8, 24.6, 0.8], [1.3, 1.3, 0.7], pale);
    part([s * 8, 11, 2.4], [2.3, 5.2, 2.4]);
    part([s * 5.4, 2.6, 6.6], [2.7, 2.7, 5.4]);
    part([s * 5.4, 2.8, 11.6], [2, 2.1, 0.8], pale);
  }
  const face = apart(model, 'eyes');
  for (const s of SIDES) addBall(face, [s * 2.2, 21.4, 5.6], 0.6, dark);
  addBlob(face, { at: [0, 19.4, 7], radii: [0.9, 0.7, 0.5], material: dark });
  for (const s of SIDES)
    addBlob(face, {
      at: [s * 2, 15.2, 5.4],
      radii: [2, 1.3, 0.7],
      material: paint(kit, '#b3202c', { coat: 0.3 }),
    });
};
