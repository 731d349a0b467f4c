import {
  addBlob,
  addPanel,
  addSurface,
  addTube,
  around,
  within,
} from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layHeap } from '#studio/props/plating/heap-up.ts';
import { ball, chunk, leaf } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import {
  BONE,
  CRUMBED,
  GOLDEN,
  HERB_GREEN,
  PALE_GREEN,
  SEARED,
  browned,
  glossy,
  plain,
} from '#studio/props/plating/stuffs.ts';

/** Toasted slices, each with its spread. */
const toasts = (spread: Stuff, bit: Stuff | null, hasStick = false): Component => ({
  role: 'main',
  reach: 8,
  top: 2.4,
  lay: (model, { random }) => {
    const { kit } = model;
    for (let k = 0; k < 3; k++) {
      const part = within(model, [(k - 1) * 5.6, 0, (k % 2) * 2.4 - 1], { y: 0.7 + k * 0.2 });
      addPanel(part, {
        outline: around(30, (a) => 4 + 0.2 * Math.sin(a * 3 + k), 0.66),
        thickness: 1.1,
        material: GOLDEN(kit),
        side: plain('#8a5222')(kit),
      });
      addBlob(part, {
        at: [0, 1.2, 0],
        radii: [3.3, 0.6, 2.1],
        material: spread(kit),
        swell: ([x, , z]) => 1 + 0.08 * Math.sin(Math.atan2(z, x) * 5 + k),
        sides: 26,
      });
      if (bit)
        layHeap(
          within(part, [0, 1.4, 0]),
          { piece: chunk([0.7, 0.5, 0.6], 0.2, bit), count: 16, rise: 0.5, half: 0.4 },
          { random, reach: 2 },
        );
      leaf(1.6, 0.9, HERB_GREEN)(within(part, [0, 2.4, 0], { y: k }), random, k);
      if (hasStick)
        addTube(
          part,
          [
            [0, 1, 0],
            [0.4, 7.4, -0.4],
          ],
          { radius: 0.13, material: BONE(kit), sides: 5 },
        );
    }
  },
});

const tomatoToasts = toasts(
  browned('#c23a1c', '#8f1f0e', '#de6a3c', { bump: 2, cells: 14, coat: 0.9 }),
  null,
);

const pateToasts = toasts(
  browned('#a8754a', '#7a4e2c', '#c99a70', { bump: 1, cells: 14 }),
  glossy('#4a5a1c'),
);

const avocadoToasts = toasts(
  browned('#9fb84a', '#6f8f2c', '#c6d67c', { bump: 1.6, cells: 12, coat: 0.6 }),
  glossy('#c8321e'),
);

const pintxos = toasts(plain('#f6e6b8', { coat: 0.5 }), glossy('#e07a5a'), true);

/** Folded maize shells, meat and salad looking out. */
const tacos: Component = {
  role: 'main',
  reach: 9,
  top: 5,
  lay: (model, { random }) => {
    const { kit } = model;
    const shell = browned('#e8b95a', '#c4862c', '#f6d892', { bump: 0.8, cells: 10, coat: 0.2 })(
      kit,
    );
    for (let k = 0; k < 3; k++) {
      const part = within(model, [(k - 1) * 6.2, 0, (k - 1) * 0.8], { y: 0.75 });
      for (const s of [-1, 1])
        addSurface(part, {
          columns: 20,
          rows: 8,
          material: shell,
          point: (u, v) => {
            const a = u * Math.PI;
            const r = 5 * v;
            return [
              -Math.cos(a) * r * 0.98,
              0.3 + Math.sin(a) * r,
              s * (0.2 + 0.36 * Math.sin(a) * r + 0.06 * Math.sin(u * 19)),
            ];
          },
        });
      for (let i = 0; i < 9; i++) {
        const t = i / 8 - 0.5;
        const y = 4.3 * Math.sqrt(1 - (t * 1.7) ** 2);
        const inside = within(part, [t * 8, y, (i % 3) * 0.7 - 0.7], { y: i, z: 0.4 });
        if (i % 3 === 0) chunk([1, 0.8, 0.9], 0.25, SEARED)(inside, random, i);
        else if (i % 3 === 1) leaf(2.4, 1.5, PALE_GREEN, HERB_GREEN)(inside, random, i);
        else ball(0.75, glossy('#cf2a1c'))(inside, random, i);
      }
    }
  },
};

/** Triangles of toast leaning on each other. */
const toastPoints: Component = {
  role: 'garnish',
  reach: 3.4,
  top: 2,
  lay: (model) => {
    const { kit } = model;
    for (let i = 0; i < 3; i++)
      addPanel(within(model, [i * 1.5 - 1.5, 1.2, 0], { y: 0.4, z: 0.9, x: 0.1 }), {
        outline: [
          [2.6, 0],
          [-1.6, -2.6],
          [-1.6, 2.6],
        ],
        thickness: 0.7,
        material: GOLDEN(kit),
        side: plain('#8a5222')(kit),
      });
  },
};

/** Two rounds of toasted bread to lie under eggs. */
const muffins: Component = {
  role: 'bed',
  reach: 6,
  top: 1.4,
  lay: (model) => {
    for (const x of [-3.3, 3.3])
      addPanel(model, {
        outline: around(26, () => 3.4),
        thickness: 1.5,
        material: GOLDEN(model.kit),
        side: plain('#e8cf98')(model.kit),
        at: [x, 0, 0],
      });
  },
};

/** A tube of pastry browned and fried: spring rolls. */
const springRolls: Component = {
  role: 'main',
  reach: 6.4,
  top: 2.6,
  lay: (model) => {
    const skin = browned('#d9973c', '#a4621a', '#f0c47a', { bump: 1, cells: 9, coat: 0.5 })(
      model.kit,
    );
    for (let i = 0; i < 4; i++) {
      const part = within(model, [0, i === 3 ? 2.6 : 1.1, (i === 3 ? -0.4 : i - 1) * 2.6], {
        y: 0.4,
      });
      addTube(
        part,
        [
          [-4.6, 0, 0],
          [-4.2, 0, 0],
          [0, 0.05, 0],
          [4.2, 0, 0],
          [4.6, 0, 0],
        ],
        { radius: (t) => (t < 0.05 || t > 0.95 ? 0.75 : 1.15), material: skin, sides: 12 },
      );
    }
  },
};

/** Cordon bleu, fried cheese: a crumbed parcel cut open. */
const crumbedParcel: Component = {
  role: 'main',
  reach: 5.6,
  top: 2.6,
  lay: (model) => {
    const { kit } = model;
    addBlob(model, { at: [0, 1.3, 0], radii: [5.4, 1.5, 3.6], material: CRUMBED(kit) });
    addBlob(model, {
      at: [1.6, 0.7, 3.2],
      radii: [2.4, 0.5, 1.4],
      material: glossy('#f0cc5c')(kit),
    });
  },
};

export const BREADS = {
  toastPoints,
  tomatoToasts,
  pateToasts,
  avocadoToasts,
  pintxos,
  tacos,
  muffins,
  springRolls,
  crumbedParcel,
};
