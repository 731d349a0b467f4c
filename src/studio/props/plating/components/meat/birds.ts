import { addBall, addBlob, addTube, curve, within } from '#studio/props/making/model.ts';
import { addRoastBird } from '#studio/props/food/roast-bird.ts';
import { roastedSkin } from '#studio/props/food/roast-chicken.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { BONE } from '#studio/props/plating/stuffs.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import { fbm } from '#studio/textures/noise.ts';

/** A thick thigh that narrows to the bone, skin glazed. */
const roastLeg: Component = {
  role: 'main',
  reach: 6.4,
  top: 4,
  lay: (model) => addLeg(within(model, [-0.6, 0.5, 0], { y: -0.35 })),
};

function addLeg(model: Model): void {
  const skin = roastedSkin(model.kit);
  // One skin from the thigh to the ankle, drawn into folds where it is bent.
  const way = curve(
    [
      [-6.4, 1.9, 0.4],
      [-4, 2.2, 0.3],
      [-1, 2.2, -0.1],
      [2, 2, -0.7],
      [4.4, 2, -1.3],
      [5.6, 2.05, -1.6],
    ],
    6,
  );
  addTube(model, way, {
    radius: (t) => {
      const thigh = 2.75 * Math.exp(-(((t - 0.24) / 0.24) ** 2));
      const shin = 1.5 * Math.exp(-(((t - 0.66) / 0.2) ** 2));
      const fold = 0.34 * (fbm(t * 11 + 3, 2, 3, 3) - 0.5);
      return Math.max(0.12, (0.62 + thigh + shin + fold) * Math.min(1, t * 9 + 0.02));
    },
    material: skin,
    sides: 26,
  });
  addBlob(model, {
    at: [-3.2, 2, 1.1],
    radii: [3.6, 2.1, 2.6],
    turn: { y: 0.3 },
    material: skin,
    swell: ([x, y, z]) =>
      0.97 +
      0.12 * (fbm(x * 3 + 3, y * 5 + z * 3, 4, 3) - 0.5) +
      0.06 * Math.max(0, fbm(x * 12, y * 12 + z * 9, 3, 7) - 0.5),
    rings: 26,
    sides: 40,
  });
  addTube(
    model,
    [
      [4.8, 2, -1.4],
      [6.6, 2.1, -1.9],
      [7.6, 2.2, -2.2],
    ],
    {
      radius: 0.55,
      material: BONE(model.kit),
    },
  );
  addBall(model, [7.8, 2.4, -2.6], 0.8, BONE(model.kit));
  addBall(model, [7.9, 2, -1.8], 0.75, BONE(model.kit));
}

/** A small whole bird, breast up. */
const roastBird: Component = {
  role: 'main',
  reach: 7.5,
  top: 7,
  lay: (model) => {
    addRoastBird(model, { skin: roastedSkin(model.kit), bone: BONE(model.kit), k: 0.7 });
  },
};

/** Duck breast: slices in a fan, pink within, a dark rim of skin. */
const slicedBreast: Component = {
  role: 'main',
  reach: 6.4,
  top: 3,
  lay: (model) => layFan(model, { count: 7, inside: 'breast', height: 2.1, width: 3.6 }),
};

export const BIRDS = { roastLeg, roastBird, slicedBreast };
