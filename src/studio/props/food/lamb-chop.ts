import type { MakeThing, ThingLook } from '#studio/things/photo-maker.ts';
import {
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/model.ts';
import type { Model } from '#studio/props/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import { plateUnder } from '#studio/props/plate-under.ts';
import { skinOf } from '#studio/props/skins.ts';
import type { Kit } from '#studio/props/kit.ts';
import type { Place } from '#studio/props/place.ts';

/** A cutlet: a round browned eye on a long bare rib. */
function addCutlet(model: Model, seed: number): void {
  const { kit } = model;
  const crust = skinOf(
    kit,
    '#7d4322',
    [
      ['#3f1d0e', 5, 0.45, 0.62, 0.85],
      ['#a8653a', 9, 0.6, 0.8, 0.5],
    ],
    { coat: 0.7, rough: 0.25, bump: 1 },
  );
  addPanel(model, {
    outline: around(34, (a) => 3.5 + 0.5 * Math.sin(a * 2 + seed) + 0.25 * Math.sin(a * 3), 0.78),
    thickness: 1.5,
    material: crust,
    side: skinOf(kit, '#b98a55', [['#7d4322', 6, 0.45, 0.7, 0.8]], { coat: 0.6, rough: 0.3 }),
  });
  addPanel(model, {
    outline: around(24, (a) => 1.9 + 0.3 * Math.sin(a * 3 + seed), 0.7),
    thickness: 0.06,
    at: [0, 1.5, 0],
    material: paint(kit, '#b5524a', { coat: 0.7, rough: 0.2 }),
  });
  addTube(
    model,
    curve([
      [2.6, 0.9, 0.9],
      [5.6, 1.2, 2],
      [8.4, 1.7, 1.8],
      [10.4, 2.1, 0.6],
    ]),
    {
      radius: (t) => 0.62 - 0.12 * Math.sin(t * 3),
      material: paint(kit, '#ead9bb', { coat: 0.3 }),
      sides: 9,
    },
  );
}

/** One on its plate with a sprig of rosemary. */
export const makeLambChop: MakeThing = (kit, place, look) => serveLambChops(kit, place, look, 1);

/** Cutlets leaning on one another, ribs fanned out. */
export function serveLambChops(kit: Kit, place: Place, look: ThingLook, count: number): void {
  plateUnder(kit, place, look, 12.6);
  for (let i = 0; i < count; i++) {
    const model = startModel(kit, place, 'lamb_chop');
    const t = count > 1 ? i / (count - 1) - 0.5 : 0;
    addCutlet(
      within(model, [t * 9 - 2.4, 0.9 + (i % 2) * 0.7, 1.6 - Math.abs(t) * 3], {
        y: 0.7 - t * 0.9,
        z: 0.12,
      }),
      i * 1.7,
    );
    if (i === 0)
      addRosemary(within(model, [1, 0.9, 5.4], { y: 0.25 }), { length: 9, random: look.random });
  }
}
