import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addTube,
  around,
  addPanel,
  paint,
  startModel,
} from '#studio/props/model.ts';
import { AXIS } from '#studio/props/profile.ts';
import { skinOf } from '#studio/props/skins.ts';

/** A fruit tart: fluted rim, a filling under a lattice. */
export const makePie: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'pie');
  const crust = skinOf(
    kit,
    '#d39a4e',
    [
      ['#a9682a', 6, 0.48, 0.72, 0.8],
      ['#ecc486', 12, 0.6, 0.8, 0.5],
    ],
    {
      coat: 0.5,
      rough: 0.3,
    },
  );
  addLathe(
    model,
    [
      [AXIS, 0.2],
      [9.6, 0.2],
      [11.2, 2.8],
      [11.5, 3.4],
      [10.6, 3.5],
      [9.8, 2.4],
    ],
    crust,
  );
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.283;
    addBlob(model, {
      at: [Math.cos(a) * 11, 3.3, Math.sin(a) * 11],
      radii: [1, 0.7, 0.8],
      turn: { y: -a },
      material: crust,
      rings: 6,
      sides: 9,
    });
  }
  addPanel(model, {
    outline: around(44, () => 10.2),
    thickness: 0.2,
    at: [0, 2.4, 0],
    material: paint(kit, colour ?? '#9c2b1e', { coat: 1, rough: 0.1 }),
  });
  for (let i = -2; i <= 2; i++) {
    const reach = Math.sqrt(10.6 ** 2 - (i * 3.9) ** 2);
    addTube(
      model,
      [
        [-reach, 3, i * 3.9],
        [0, 3.5, i * 3.9],
        [reach, 3, i * 3.9],
      ],
      { radius: 0.75, material: crust },
    );
    addTube(
      model,
      [
        [i * 3.9, 3.2, -reach],
        [i * 3.9, 3.7, 0],
        [i * 3.9, 3.2, reach],
      ],
      { radius: 0.75, material: crust },
    );
  }
};
