import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addPanel,
  addTube,
  apart,
  around,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import { addPlate } from '#studio/props/tableware.ts';
import { skinOf } from '#studio/props/making/skins.ts';

/** A cup on its saucer, cream on the coffee. */
export const makeCoffee: MakeThing = (kit, place, { colour }) => {
  const model = addCup(kit, place, { thing: 'coffee', colour, drink: CREMA(kit) });
  addBlob(model, {
    at: [0.2, 6.02, 0.2],
    radii: [1.9, 0.06, 1.7],
    material: paint(kit, '#efdcb8', { coat: 0.5 }),
  });
};

/** Dark and thick under a crown of cream, with marshmallows. */
export const makeHotChocolate: MakeThing = (kit, place, { colour, random }) => {
  const drink = paint(kit, '#3c1a0b', { coat: 0.8, rough: 0.14 });
  const model = addCup(kit, place, { thing: 'hot_chocolate', colour, drink });
  const top = apart(model, 'cream');
  const cream = paint(kit, '#fbf4e6', { coat: 0.15, rough: 0.6 });
  for (const [radius, y] of [
    [2.7, 6.2],
    [1.9, 7],
    [1, 7.8],
  ] as const)
    addBlob(top, {
      at: [-0.6, y, 0],
      radii: [radius, 0.7, radius],
      material: cream,
      swell: ([x, , z]) => 1 + 0.09 * Math.cos(Math.atan2(z, x) * 7 + y),
      sides: 42,
    });
  const pink = paint(kit, '#f4c9cd', { coat: 0.1, rough: 0.6 });
  for (const [x, z] of [
    [2.6, 1.6],
    [2.9, -0.2],
    [1.5, 2.8],
  ] as const)
    addBlob(top, {
      at: [x, 6.3, z],
      radii: [0.75, 0.6, 0.75],
      material: random.pick([pink, cream]),
      swell: ([, y]) => 1.1 - 0.1 * Math.abs(y),
    });
};

/** Clear and amber, a slice of lemon on the saucer. */
export const makeTea: MakeThing = (kit, place, { colour, word }) => {
  const green = /green|vert|verde|grun|mint|menthe|menta|minz/.test(word);
  const drink = paint(kit, green ? '#b9a63a' : '#a4551a', { coat: 0.9, rough: 0.08 });
  const model = addCup(kit, place, { thing: 'tea', colour, drink });
  addPanel(apart(model, 'lemon'), {
    outline: around(26, () => 1.7),
    thickness: 0.3,
    material: paint(kit, '#f4e07a', { coat: 0.7 }),
    side: paint(kit, '#e8c21c'),
    at: [-5.4, 0.9, 2.2],
  });
};

const CREMA = (kit: Kit): number =>
  skinOf(kit, '#6b3c18', [['#a06a34', 4, 0.5, 0.7, 0.7]], { coat: 0.8, rough: 0.12 });

/** China with a handle on its saucer, filled. */
function addCup(
  kit: Kit,
  place: Place,
  {
    thing,
    colour,
    drink,
  }: { thing: 'coffee' | 'tea' | 'hot_chocolate'; colour: Vec3 | null; drink: number },
): Model {
  addPlate(kit, place.position, { radius: 7.4, tone: colour ?? 'white' });
  const model = startModel(kit, place, thing);
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
    material: drink,
  });
  return model;
}
