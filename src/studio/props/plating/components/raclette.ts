import { addBox, addSurface, addTube, within } from '#studio/props/making/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { chunk } from '#studio/props/plating/pieces.ts';
import { BONE, browned, plain } from '#studio/props/plating/stuffs.ts';

const MELTED = browned('#efcf78', '#b8742a', '#f7e3a6', {
  cells: 5,
  coat: 1,
  rough: 0.08,
  bump: 0.3,
});

/** Boiled in their skins, close together. */
const POTATOES: readonly (readonly [x: number, z: number, turn: number])[] = [
  [-3.1, -1.5, 0.4],
  [0.1, -2.6, 1.9],
  [3.1, -1.2, 1],
  [-3.4, 1.8, 2.4],
  [0.2, 0.7, 0.2],
  [3.2, 2.2, 2.8],
  [-0.5, 3.6, 1.3],
];
const JACKET = browned('#d9b75e', '#a97a34', '#efd592', { coat: 0.4, bump: 1 });
/** How high the cheese lies in the middle. */
const CROWN = 3;

/** Potatoes under melted cheese: a sheet that follows them, browned where the grill was; those at the edge look out. */
const racletteMelt: Component = {
  role: 'main',
  reach: 6,
  top: 3,
  lay: (model, { random }) => {
    const potato = chunk([1.9, 1.35, 1.5], 0.08, JACKET);
    for (const [x, z, y] of POTATOES) potato(within(model, [x, 1.2, z], { y }), random, 0);
    addSurface(model, {
      columns: 72,
      rows: 20,
      isClosed: true,
      material: MELTED(model.kit),
      point: (u, v) => {
        const a = -u * Math.PI * 2;
        const tongue =
          0.2 * Math.sin(a * 3 + 1) + 0.12 * Math.sin(a * 5 + 2.2) + 0.06 * Math.sin(a * 8);
        const t = 1 - v;
        const r = 3.9 * (t + tongue * t ** 3);
        const [x, z] = [Math.cos(a) * r, Math.sin(a) * r * 0.9 + 0.4];
        // It sags between the potatoes and runs down where it ends.
        const nearest = Math.min(...POTATOES.map(([px, pz]) => Math.hypot(px - x, pz - z)));
        const y = CROWN - 0.42 * nearest ** 1.3 * (1 - 0.4 * t) - 0.9 * t ** 5;
        return [x, v === 0 ? y - 0.5 : y, z];
      },
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
    // Bubbles and a skin, browner towards one corner.
    addSurface(pan, {
      columns: 24,
      rows: 20,
      material: MELTED(kit),
      point: (u, v) => {
        const [x, z] = [(u - 0.5) * 6.5, (v - 0.5) * 5.7];
        return [x, 0.85 + 0.3 * (fbm(x * 1.3 + 4, z * 1.3, 2, 3) - 0.5), z];
      },
    });
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
