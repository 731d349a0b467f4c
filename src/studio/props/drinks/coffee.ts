import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
} from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { addPlate } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/skins.ts';

/** A cup on its saucer, cream on the coffee. */
export const makeCoffee: MakeThing = (kit, place, { colour }) => {
  addPlate(kit, place.position, { radius: 7.4, tone: colour ?? 'white' });
  const model = startModel(kit, place, 'coffee');
  const china = paint(kit, colour ?? '#efece5', { coat: 0.9, rough: 0.12 });
  addLathe(
    model,
    [
      [AXIS, 0.7],
      [2.4, 0.7],
      [2.6, 1.2],
      [4, 3.4],
      [4.4, 6.4],
      [4.6, 6.9],
      [4.25, 6.9],
      [3.8, 4],
      [AXIS, 3.4],
    ],
    china,
  );
  addTube(
    model,
    curve(
      [
        [4.1, 5.8, 0],
        [6.4, 5.9, 0],
        [6.4, 3.4, 0],
        [3.9, 3, 0],
      ],
      7,
    ),
    { radius: 0.42, material: china },
  );
  addPanel(model, {
    outline: around(36, () => 4.15),
    thickness: 0.1,
    at: [0, 5.9, 0],
    material: skinOf(kit, '#6b3c18', [['#a06a34', 4, 0.5, 0.7, 0.7]], { coat: 0.8, rough: 0.12 }),
  });
  addBlob(model, {
    at: [0.2, 6.02, 0.2],
    radii: [1.9, 0.06, 1.7],
    material: paint(kit, '#efdcb8', { coat: 0.5 }),
  });
};
