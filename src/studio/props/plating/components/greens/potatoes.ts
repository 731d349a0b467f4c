import { HERBS } from './herbs.ts';
import { addBlob, addBox, addSurface, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped, layHeap } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { chunk, slice, thread } from '#studio/props/plating/pieces.ts';
import { CRUMBED, GOLDEN, HERB_GREEN, browned, plain } from '#studio/props/plating/stuffs.ts';

const CUT = browned('#d9a548', '#8f5218', '#f0cd84', { cells: 7, coat: 0.6, bump: 1.6 });
const BAKED_SKIN = browned('#a8682c', '#6e3a14', '#cf9550', { cells: 6, coat: 0.5, bump: 1 });

/** Half of a small potato: a golden face, swollen and crisp at its rim, over its brown skin. */
const halfPotato: Piece = (part, random) => {
  const [long, wide] = [random.range(1.7, 2.2), random.range(1.35, 1.6)];
  addBlob(part, {
    radii: [long, 1.35, wide],
    material: BAKED_SKIN(part.kit),
    swell: ([, y]) => (y > 0 ? Math.min(1, 0.3 / Math.max(0.05, y)) : 1),
    rings: 10,
    sides: 18,
  });
  addBlob(part, {
    at: [0, 0.2, 0],
    radii: [long + 0.04, 0.42, wide + 0.04],
    material: CUT(part.kit),
    rings: 7,
    sides: 16,
  });
};

/** Cut in two and baked, faces up, needles of rosemary between them. */
const roastPotatoes: Component = {
  role: 'side',
  reach: 4.8,
  top: 2.8,
  lay: (model, room) => {
    layHeap(model, { piece: halfPotato, count: 11, rise: 1.8, half: 1.2, tip: 0.6 }, room);
    const needle = { piece: thread(1.5, 0.1, HERB_GREEN), count: 14, rise: 1.9, half: 1.5 };
    layHeap(model, needle, { ...room, reach: room.reach * 0.9 });
    HERBS.rosemary.lay(within(model, [0.3, 3.1, 0.6], { y: 0.5 }), room);
  },
};

const boiledPotatoes: Component = heaped({
  piece: chunk(
    [1.8, 1.3, 1.35],
    0.06,
    browned('#e6c468', '#bf9440', '#f3dc98', { coat: 0.5, bump: 0.8 }),
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

/** Slices dressed and heaped, chives over them. */
const potatoSalad: Component = {
  role: 'side',
  reach: 4.8,
  top: 2.6,
  lay: (model, room) => {
    const piece = slice(1.7, 0.5, plain('#f0d684', { coat: 0.8, rough: 0.16 }), plain('#dcb95c'));
    layHeap(model, { piece, count: 22, rise: 1.8, half: 0.4, tip: 0.7 }, room);
    layHeap(model, { piece: thread(0.9, 0.12, HERB_GREEN), count: 26, rise: 2.3, half: 0.6 }, room);
  },
};

/** Flat cakes of fish or crab, crumbed. */
const patties: Component = {
  role: 'main',
  reach: 5.8,
  top: 2.2,
  lay: (model) => {
    for (const [x, z, y] of [
      [-3, 0.8, 0],
      [2.9, 1.2, 0],
      [0.2, -1.9, 1.3],
    ] as const)
      addBlob(model, {
        at: [x, 1.1 + y, z],
        radii: [3, 1.15, 3],
        turn: { x: y * 0.2 },
        material: CRUMBED(model.kit),
        swell: ([, dy]) => 1 + 0.12 * (1 - Math.abs(dy)),
      });
  },
};

const fries: Component = heaped({
  piece: (part, random) =>
    addBox(part, { at: [0, 0, 0], half: [random.range(2, 3.3), 0.34, 0.34] }, GOLDEN(part.kit)),
  count: 30,
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
  potatoSalad,
  patties,
  fries,
  friedCubes,
  croquettes,
  falafel,
  mash,
  roesti,
};
