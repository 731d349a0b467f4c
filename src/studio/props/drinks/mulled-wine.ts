import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addLathe,
  addPanel,
  addTube,
  around,
  curve,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { crystal } from '#studio/props/making/kit.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { addPot } from '#studio/props/holders/pot.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addThing } from '#studio/props/making/place.ts';
import { addGarnish } from './garnish.ts';
import { addTumbler, drink } from './vessel.ts';

/** A handled glass of hot red wine with a slice of orange and a stick of cinnamon. */
export const makeMulledWine: MakeThing = (kit, place, look) => {
  if (look.states.some((state) => POTS.has(state))) return inPot(kit, place, look);
  const model = startModel(kit, place, 'mulled_wine');
  addTumbler(model, {
    outer: [
      [3.4, 0.1],
      [3.9, 0.6],
      [4, 4],
      [4.1, 8],
      [4.2, 11.4],
    ],
    wall: 0.3,
    level: 9.6,
    medium: drink(kit, [0.12, 1.6, 1.4]),
  });
  addTube(
    model,
    curve(
      [
        [4, 9.4, 0],
        [6.6, 9.2, 0],
        [7.2, 6, 0],
        [6.2, 3, 0],
        [4, 2.8, 0],
      ],
      8,
    ),
    { radius: 0.5, material: crystal(kit), sides: 10 },
  );
  addGarnish(kit, place, look, { level: 9.6, radius: 3.6, rim: 4.1, height: 11.4 });
  const isSliced = look.wears.some(({ thing }) => thing === 'orange' || thing === 'lemon');
  if (!isSliced) addOwnSlice(model);
  const bark = skinOf(kit, '#7a4420', [['#5a2d12', 14, 0.5, 0.7, 0.7]], { coat: 0.1 });
  for (const [i, dx] of [0, 0.9].entries())
    addTube(
      model,
      [
        [0.6 + dx, 8.8, -1],
        [2.2 + dx * 1.2, 15.4 - i, -1.6],
      ],
      { radius: 0.46, material: bark },
    );
};

function addOwnSlice(model: Model): void {
  const { kit } = model;
  const slice = within(model, [-3.6, 11.2, 0.6], { z: 1.2, y: 0.3 });
  addPanel(slice, {
    outline: around(34, () => 3),
    thickness: 0.5,
    material: skinOf(kit, '#f0a02c', [['#f7c25e', 8, 0.5, 0.7, 0.7]], {
      coat: 0.7,
      rough: 0.2,
      translucency: 0.3,
    }),
    side: paint(kit, '#e2780f', { coat: 0.5 }),
  });
}

const POTS: ReadonlySet<string> = new Set(['in pot', 'in saucepan']);
const SURFACE = 6.6;

/** Kept warm in its pot, slices and spices on top. */
const inPot: MakeThing = (kit, place, { colour, material, plate, states }) => {
  const isCopper = states.includes('in saucepan');
  addPot(kit, place, {
    colour: plate ?? colour,
    material: material ?? (isCopper && !plate ? 'copper' : null),
    thing: isCopper ? 'saucepan' : 'pot',
  });
  const model = startModel(kit, place, 'mulled_wine');
  addLathe(
    model,
    [
      [9.4, SURFACE - 0.05],
      [8, SURFACE],
      [AXIS, SURFACE],
    ],
    paint(kit, '#4a0a12', { coat: 1, rough: 0.05 }),
    { isSharp: true },
  );
  const fruit = { ...model, object: addThing(kit, 'orange') };
  for (const [x, z, turn] of [
    [-4.2, 2.2, 0.1],
    [3.4, 3.6, -0.12],
    [1, -3.8, 0.08],
  ] as const)
    floatSlice(within(fruit, [x, SURFACE + 0.25, z], { x: turn, z: turn * 0.6 }));
  const bark = skinOf(kit, '#7a4420', [['#5a2d12', 14, 0.5, 0.7, 0.7]], { coat: 0.1 });
  for (const [x, z] of [
    [-2, -2],
    [3, -0.4],
  ] as const)
    addTube(
      model,
      [
        [x - 2.4, SURFACE + 0.4, z],
        [x + 3, SURFACE + 0.5, z - 1.4],
      ],
      { radius: 0.46, material: bark },
    );
};

/** A wheel of orange that swims. */
const floatSlice = (model: Model): void =>
  addPanel(model, {
    outline: around(34, () => 2.9),
    thickness: 0.45,
    material: skinOf(model.kit, '#f0a02c', [['#f7c25e', 8, 0.5, 0.7, 0.7]], {
      coat: 0.7,
      rough: 0.2,
      translucency: 0.3,
    }),
    side: paint(model.kit, '#e2780f', { coat: 0.5 }),
  });
