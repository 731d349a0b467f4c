import { addBall, addBlob, addTube, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { BONE, ROAST_SKIN } from '#studio/props/plating/stuffs.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** A thick thigh that narrows to the bone, skin glazed. */
const roastLeg: Component = {
  role: 'main',
  reach: 6.4,
  top: 4,
  lay: (model) => addLeg(within(model, [-0.6, 0, 0], { y: -0.35 })),
};

function addLeg(model: Model): void {
  const skin = ROAST_SKIN(model.kit);
  const part = (at: Vec3, radii: Vec3, turn = {}): void =>
    addBlob(model, {
      at,
      radii,
      turn,
      material: skin,
      swell: ([x, y, z]) => 0.95 + 0.14 * (fbm(x * 2 + 3, y * 2 + z, 2, 3) - 0.4),
    });
  part([-2.4, 2.1, 0], [4.4, 2.3, 3.6], { y: 0.3 });
  part([1.6, 2, -0.6], [3.9, 1.8, 2.1], { y: 0.25, z: 0.08 });
  part([4.2, 2, -1.2], [2, 1.1, 1.2], { y: 0.25 });
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
    const skin = ROAST_SKIN(model.kit);
    const part = (at: Vec3, radii: Vec3, turn = {}): void =>
      addBlob(model, { at, radii, turn, material: skin });
    part([-0.6, 3.4, 0], [6.4, 3.6, 4.6]);
    part([-1.6, 4.9, -1.4], [4, 2.4, 2.4], { z: 0.15 });
    part([-1.6, 4.9, 1.4], [4, 2.4, 2.4], { z: 0.15 });
    for (const z of [-1, 1]) {
      part([3.2, 3.2, z * 3.6], [3.2, 2.1, 1.9], { y: z * -0.35, z: 0.5 });
      part([6, 4.4, z * 2.3], [2.4, 1, 1], { y: z * 0.6, z: 0.35 });
      part([-4, 3.6, z * 4.3], [2.4, 1.1, 1.1], { y: z * 0.7 });
      addTube(
        model,
        [
          [7.2, 4.9, z * 1.6],
          [9, 5.4, z * 0.9],
        ],
        {
          radius: 0.45,
          material: BONE(model.kit),
        },
      );
      addBall(model, [9.2, 5.5, z * 0.8], 0.7, BONE(model.kit));
    }
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
