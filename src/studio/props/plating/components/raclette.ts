import { addBlob, addBox, addTube, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { BONE, browned, plain } from '#studio/props/plating/stuffs.ts';

const MELTED = browned('#f2c84a', '#c9862a', '#fbe08a', {
  cells: 3,
  coat: 1,
  rough: 0.08,
  bump: 0.3,
});

/** Cheese run over the potatoes, browned where the grill was, in tongues onto the plate. */
const racletteMelt: Component = {
  role: 'top',
  reach: 4.6,
  top: 0.6,
  lay: (model) => {
    const material = MELTED(model.kit);
    addBlob(model, {
      at: [0, -0.5, 0],
      radii: [4.6, 1, 3.6],
      material,
      swell: ([x, , z]) => 1 + 0.16 * Math.sin(Math.atan2(z, x) * 5 + 1),
      sides: 40,
    });
    for (const [x, z, turn] of [
      [3.6, 1.6, 0.4],
      [-2.4, 3, 2.2],
      [0.8, 3.5, 1.5],
    ] as const)
      addBlob(within(model, [x, -1.7, z], { y: -turn }), {
        radii: [2.2, 0.7, 1],
        material,
        rings: 8,
        sides: 16,
      });
  },
};

/** The little black pan with its handle, cheese bubbling in it. */
const raclettePan: Component = {
  role: 'side',
  reach: 4.4,
  top: 1.4,
  lay: (model) => {
    const { kit } = model;
    const iron = plain('#17171a', { coat: 0.6, rough: 0.3 })(kit);
    const pan = within(model, [0, 0.2, 0], { y: 0.5 });
    addBox(pan, { at: [0, 0.15, 0], half: [3.4, 0.15, 3] }, iron);
    for (const [x, z, w, d] of [
      [3.4, 0, 0.16, 3],
      [-3.4, 0, 0.16, 3],
      [0, 3, 3.4, 0.16],
      [0, -3, 3.4, 0.16],
    ] as const)
      addBox(pan, { at: [x, 0.7, z], half: [w, 0.6, d] }, iron);
    addBox(pan, { at: [0, 0.6, 0], half: [3.2, 0.35, 2.8] }, MELTED(kit));
    addTube(
      pan,
      [
        [-3.4, 0.9, 0],
        [-5, 1.4, 0],
        [-7, 1.6, 0],
      ],
      { radius: (t) => (t < 0.4 ? 0.25 : 0.6), material: BONE(kit), sides: 8 },
    );
  },
};

export const RACLETTE = { racletteMelt, raclettePan };
