import { addBlob, addPanel, addSurface, around, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { browned, glossy, plain } from '#studio/props/plating/stuffs.ts';
import { wedge } from '#studio/props/plating/wedge.ts';
import { PASTRY } from '#studio/props/plating/stuffs.ts';

const friedEgg: Component = {
  role: 'top',
  reach: 4,
  top: 1.4,
  lay: (model) => {
    const { kit } = model;
    addPanel(model, {
      outline: around(40, (a) => 3.7 + 0.5 * Math.sin(a * 3 + 1) + 0.25 * Math.sin(a * 7)),
      thickness: 0.4,
      material: plain('#f8f5ec', { coat: 0.8, rough: 0.15 })(kit),
    });
    addBlob(model, {
      at: [0.3, 0.6, 0],
      radii: [1.6, 0.95, 1.6],
      material: glossy('#f2a516')(kit),
    });
  },
};

/** Soft white pockets, one of them open on its yolk. */
const poachedEggs: Component = {
  role: 'main',
  reach: 5,
  top: 3,
  lay: (model) => {
    const { kit } = model;
    for (const x of [-3.3, 3.3]) {
      addBlob(model, {
        at: [x, 1.6, 0],
        radii: [2.7, 1.7, 2.5],
        material: plain('#faf7ef', { coat: 0.75, rough: 0.17 })(kit),
        swell: ([dx, y, z]) => 1 + 0.05 * Math.sin(dx * 4 + z * 5 + y),
      });
      addBlob(model, {
        at: [x, 2.95, 0.5],
        radii: [1.2, 0.5, 1.1],
        material: glossy('#f0a01a')(kit),
      });
    }
  },
};

/** An egg cut in two. */
const halvedEggs: Component = {
  role: 'top',
  reach: 3.4,
  top: 1,
  lay: (model) => {
    const { kit } = model;
    for (const [x, z] of [
      [-2, 0.4],
      [2, -0.3],
    ] as const) {
      addPanel(model, {
        outline: around(22, (a) => 1.9 + 0.12 * Math.cos(a), 0.78),
        thickness: 0.9,
        material: plain('#faf7ef', { coat: 0.6, rough: 0.2 })(kit),
        at: [x, 0, z],
      });
      addBlob(model, {
        at: [x, 0.9, z],
        radii: [0.95, 0.25, 0.9],
        material: glossy('#f0a01a')(kit),
        rings: 6,
        sides: 12,
      });
    }
  },
};

/** Folded once, golden. */
const omelette: Component = {
  role: 'main',
  reach: 7,
  top: 2.6,
  lay: (model) =>
    addSurface(within(model, [0, 0, 0], { y: 0.2 }), {
      columns: 30,
      rows: 14,
      material: browned('#f0c240', '#cf8f22', '#f8dc7c', { cells: 6, coat: 0.7, bump: 0.8 })(
        model.kit,
      ),
      point: (u, v) => {
        const x = (u - 0.5) * 13.6;
        const wide = 3.6 * Math.max(0, 1 - (2 * u - 1) ** 2) ** 0.5;
        const a = v * Math.PI;
        return [
          x,
          Math.sin(a) * (2.1 * (wide / 3.6) ** 0.6) + 0.1 * Math.sin(u * 14 + v * 5),
          Math.cos(a) * wide + (u - 0.5) ** 2 * 6 - 1,
        ];
      },
    }),
};

/** Spanish omelette: a thick wedge with potatoes in its cut. */
const tortilla = wedge({
  radius: 11,
  angle: 0.95,
  layers: [[browned('#eecb62', '#f7e6a8', '#d9ac3c', { cells: 9, coat: 0.4 }), 3.2]],
  top: browned('#dba42e', '#9a5f18', '#f0cf6c', { cells: 5, coat: 0.6 }),
});

const quiche = wedge({
  radius: 11,
  angle: 0.8,
  layers: [
    [PASTRY, 0.6],
    [browned('#f2d888', '#e0b458', '#f9ecbc', { cells: 10 }), 2.4],
  ],
  top: browned('#e2b04a', '#a8642a', '#f6dc8e', { cells: 9, coat: 0.5 }),
  rim: PASTRY,
});

export const EGGS = { friedEgg, poachedEggs, halvedEggs, omelette, tortilla, quiche };
