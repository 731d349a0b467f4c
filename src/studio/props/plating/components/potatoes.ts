import { addBlob, addBox, addSurface } from '#studio/props/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { chunk, slice } from '#studio/props/plating/pieces.ts';
import { CRUMBED, GOLDEN, browned, plain } from '#studio/props/plating/stuffs.ts';

const roastPotatoes: Component = heaped({
  piece: chunk([1.7, 1.25, 1.35], 0.2, GOLDEN),
  count: 9,
  rise: 1.5,
  half: 1.1,
});

const boiledPotatoes: Component = heaped({
  piece: chunk(
    [1.8, 1.3, 1.35],
    0.06,
    browned('#eecf74', '#d9b252', '#f7e4a4', { coat: 0.6, bump: 0.3 }),
  ),
  count: 7,
  rise: 1.2,
  half: 1.2,
});

/** Slices under octopus or cod. */
const potatoSlices: Component = heaped(
  {
    piece: slice(2, 0.6, plain('#efd07a', { coat: 0.6 }), plain('#d9b45c')),
    count: 12,
    rise: 0.6,
    half: 0.4,
    tip: 0.2,
  },
  { role: 'bed', reach: 7.4 },
);

const fries: Component = heaped({
  piece: (part, random) =>
    addBox(part, { at: [0, 0, 0], half: [random.range(2.2, 3.2), 0.42, 0.42] }, GOLDEN(part.kit)),
  count: 22,
  rise: 3,
  half: 0.7,
  tip: 0.45,
});

/** Cubes of fried potato. */
const friedCubes: Component = heaped(
  {
    piece: (part) => addBox(part, { at: [0, 0, 0], half: [1, 0.95, 1.05] }, GOLDEN(part.kit)),
    count: 15,
    rise: 2.2,
    half: 0.9,
  },
  { role: 'main', reach: 6 },
);

/** Breaded ovals. */
const croquettes: Component = heaped(
  { piece: chunk([2.1, 1.15, 1.15], 0.05, CRUMBED), count: 6, rise: 1.6, half: 1.1, tip: 0.2 },
  { role: 'main', reach: 6 },
);

const falafel: Component = heaped(
  {
    piece: chunk(
      [1.7, 1.5, 1.6],
      0.12,
      browned('#8a5a26', '#54330f', '#b88746', { bump: 2.4, cells: 16, coat: 0.15 }),
    ),
    count: 7,
    rise: 1.6,
    half: 1.3,
  },
  { role: 'main', reach: 5.4 },
);

/** Swirled with the back of a spoon. */
const mash: Component = {
  role: 'side',
  reach: 4.6,
  top: 2.6,
  lay: (model, { reach }) => {
    const material = plain('#f0dc9e', { coat: 0.45, rough: 0.3 })(model.kit);
    addSurface(model, {
      columns: 44,
      rows: 14,
      isClosed: true,
      material,
      point: (u, v) => {
        const a = u * Math.PI * 2;
        const r = reach * v * (1 + 0.04 * Math.sin(a * 3));
        const wave = 0.26 * Math.sin(v * 17 - a) * v * (1.1 - v);
        return [Math.cos(a) * r, 2.6 * (1 - v ** 3) + wave * 2.4, Math.sin(a) * r];
      },
    });
  },
};

/** A flat cake of grated potato, browned. */
const roesti: Component = {
  role: 'side',
  reach: 4.8,
  top: 1.6,
  lay: (model, { reach }) =>
    addBlob(model, {
      at: [0, 0.8, 0],
      radii: [reach, 0.9, reach],
      material: browned('#cf8f34', '#8f5214', '#ecc26a', { bump: 3, cells: 22, coat: 0.4 })(
        model.kit,
      ),
      sides: 30,
    }),
};

export const POTATOES = {
  roastPotatoes,
  boiledPotatoes,
  potatoSlices,
  fries,
  friedCubes,
  croquettes,
  falafel,
  mash,
  roesti,
};
