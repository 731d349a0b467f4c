import type { MakeThing } from '#studio/things/photo-maker.ts';
import {
  addBlob,
  addLathe,
  addLatheRuns,
  addPanel,
  addTube,
  around,
  paint,
  startModel,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addThing } from '#studio/props/making/place.ts';
import type { Random } from '#studio/random.ts';
import { crystal, crystalMedium, once } from '#studio/props/making/kit.ts';
import { addMaterial } from '#studio/scene-builder.ts';
import { AXIS, spline } from '#studio/props/making/profile.ts';
import { addGarnish } from './garnish.ts';
import { addMixedDrink, mixOf, withoutOwn } from './mixed-drinks.ts';
import { drink } from './vessel.ts';

/** A drink with a glass of its own, or the cone everybody knows, with an olive on its pick and a slice on the rim. */
export const makeCocktail: MakeThing = (kit, place, look) => {
  const { colour, word } = look;
  const model = startModel(kit, place, 'cocktail');
  const mix = mixOf(word);
  if (mix) {
    addGarnish(kit, place, look, addMixedDrink(model, withoutOwn(mix, look.wears)));
    return;
  }
  const clear = crystal(kit);
  const isEspresso = ESPRESSO.test(word);
  const medium = drink(
    kit,
    isEspresso
      ? [3, 5, 8]
      : colour
        ? [0.3 * (1 - colour[0]), 0.3 * (1 - colour[1]), 0.3 * (1 - colour[2])]
        : [0.01, 0.2, 0.42],
  );
  const wet = once(kit, `wet cocktail ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: crystalMedium(kit), outside: medium }),
  );
  const surface = once(kit, `drink surface ${medium}`, () =>
    addMaterial(kit.scene, { kind: 'glass', inside: medium }),
  );
  addLatheRuns(model, [
    {
      points: spline(
        [
          [AXIS, 0.1],
          [3.4, 0.05],
          [3.5, 0.15],
          [1.6, 0.5],
          [0.5, 1.2],
          [0.32, 4],
          [0.34, 9],
        ],
        5,
      ),
      material: clear,
    },
    {
      points: [
        [0.34, 9],
        [5.6, 15.6],
      ],
      material: clear,
      smooth: false,
    },
    {
      points: [
        [5.6, 15.6],
        [5.5, 15.66],
        [5.42, 15.6],
      ],
      material: clear,
      smooth: false,
    },
    {
      points: [
        [AXIS, 9.4],
        [4.7, 14.9],
      ],
      material: wet,
      flip: true,
      smooth: false,
    },
    {
      points: [
        [4.7, 14.9],
        [5.42, 15.6],
      ],
      material: clear,
      flip: true,
      smooth: false,
    },
    {
      points: [
        [4.7, 14.9],
        [AXIS, 14.9],
      ],
      material: surface,
      smooth: false,
    },
  ]);
  if (isEspresso) return addCrema(model, look.random);
  if (look.wears.length > 0) {
    addGarnish(kit, place, look, { level: 14.9, radius: 4.4, rim: 5.5, height: 15.6 });
    return;
  }
  addTube(
    model,
    [
      [-2.6, 12.2, 0.4],
      [3.9, 17.6, -0.4],
    ],
    { radius: 0.1, material: paint(kit, '#cfa25a') },
  );
  addBlob(model, {
    at: [1.4, 15.6, 0],
    radii: [1, 0.85, 0.85],
    turn: { z: 0.7 },
    material: paint(kit, '#7d8a35', { coat: 0.9, rough: 0.15 }),
  });
  addPanel(within(model, [-5, 15.8, 1.4], { z: 1.25, y: 0.4 }), {
    outline: around(30, () => 2.3),
    thickness: 0.4,
    material: paint(kit, '#f0d860', { coat: 0.7, translucency: 0.3 }),
    side: paint(kit, '#e8c21c'),
  });
};

const ESPRESSO = /espresso/;

/** Foam to the rim, and the three beans that lie on it. */
function addCrema(model: Model, random: Random): void {
  const { kit } = model;
  addLathe(
    model,
    [
      [4.66, 14.86],
      [4.6, 15.2],
      [3, 15.3],
      [AXIS, 15.3],
    ],
    paint(kit, '#c79a63', { coat: 0.1, rough: 0.9 }),
  );
  const beans: Model = { ...model, object: addThing(kit, 'coffee_bean') };
  const brown = paint(kit, '#2b150b', { coat: 0.7, rough: 0.25 });
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + random.range(-0.1, 0.1);
    addBlob(beans, {
      at: [Math.cos(a) * 0.95, 15.5, Math.sin(a) * 0.95],
      radii: [0.9, 0.42, 0.6],
      turn: { y: -a },
      material: brown,
      // The crease along its middle.
      swell: ([x, y, z]) => (y > 0 && Math.abs(z) < 0.18 && Math.abs(x) < 0.9 ? 0.82 : 1),
    });
  }
}
