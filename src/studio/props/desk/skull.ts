import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addBox, paint, startModel } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** The reminder of the old masters, turned a little aside. */
export const makeSkull: MakeThing = (kit, place) => {
  const model = startModel(kit, { ...place, yaw: place.yaw + 0.45 }, 'skull');
  const bone = skinOf(
    kit,
    '#d8c49a',
    [
      ['#b39a68', 5, 0.5, 0.75, 0.6],
      ['#8f7444', 18, 0.7, 0.76, 0.5],
    ],
    { coat: 0.2, rough: 0.5 },
  );
  const dark = paint(kit, '#1a120c', { coat: 0 });
  addBlob(model, { at: [0, 9.4, -1.6], radii: [6.4, 6, 7.4], material: bone });
  addBlob(model, { at: [0, 5.8, 3.4], radii: [4.6, 3.6, 3.4], material: bone });
  addBlob(model, { at: [0, 2.6, 3.6], radii: [3.4, 2.2, 2.8], material: bone });
  for (const s of [-1, 1]) {
    addBlob(model, { at: [s * 2.3, 7.4, 5.3], radii: [1.55, 1.45, 1.2], material: dark });
    addBlob(model, { at: [s * 4.3, 5.6, 3.2], radii: [1.1, 0.9, 1.5], material: bone });
  }
  addBlob(model, { at: [0, 5.1, 6.5], radii: [0.7, 1, 0.5], material: dark });
  const tooth = paint(kit, '#efe4c6', { coat: 0.5 });
  for (let i = -3; i <= 3; i++)
    for (const y of [3.3, 2.1])
      addBox(model, { at: [i * 0.72, y, 6.35 - i * i * 0.12], half: [0.31, 0.5, 0.3] }, tooth);
};
