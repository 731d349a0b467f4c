import type { MakeThing } from '#studio/things/photo-maker.ts';
import { addBlob, addBox, addLathe, paint, startModel } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { plateUnder } from '#studio/props/plate-under.ts';

/** A stack with butter and running syrup. */
export const makePancakes: MakeThing = (kit, place, look) => {
  plateUnder(kit, place, look, 11);
  addPancakes(startModel(kit, place, 'pancakes'), look.random);
};

/** The stack alone, as it lies on any plate. */
export function addPancakes(model: Model, random: Random): void {
  const { kit } = model;
  const top = skinOf(
    kit,
    '#b8752e',
    [
      ['#d9a258', 5, 0.5, 0.7, 0.7],
      ['#8f5118', 9, 0.6, 0.8, 0.5],
    ],
    { coat: 0.3 },
  );
  for (let i = 0; i < 5; i++)
    addLathe(
      model,
      [
        [AXIS, 0],
        [6.6, 0],
        [7.1, 0.5],
        [6.7, 1.1],
        [AXIS, 1.15],
      ],
      top,
      { at: [random.range(-0.5, 0.5), 0.7 + i * 1.15, random.range(-0.5, 0.5)] },
    );
  const syrup = paint(kit, '#7a3a0c', { coat: 1, rough: 0.06 });
  addBlob(model, {
    at: [0, 6.5, 0],
    radii: [5.2, 0.3, 5],
    material: syrup,
    swell: ([x, , z]) => 0.9 + 0.2 * Math.sin(Math.atan2(z, x) * 4 + 1),
    sides: 40,
  });
  for (const a of [0.6, 1.5, 2.5])
    addBlob(model, {
      at: [Math.cos(a) * 6.9, 4.6 - (a % 1), Math.sin(a) * 6.9],
      radii: [0.7, 2, 0.4],
      turn: { y: 1.57 - a },
      material: syrup,
    });
  addBox(
    model,
    { at: [0.3, 7.2, 0], half: [1.5, 0.6, 1.4], turn: { y: 0.6 } },
    paint(kit, '#f5dd84', { coat: 0.6, rough: 0.2 }),
  );
}
