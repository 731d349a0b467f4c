import { addBlob, addPanel, addTube, around, curve, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { patch } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { halfRing } from './greens/vegetables.ts';
import { cube } from '#studio/props/plating/pieces.ts';
import { browned, plain } from '#studio/props/plating/stuffs.ts';
import type { Random } from '#studio/random.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { roundedRect } from '#studio/props/tableware.ts';

/** Half length and half depth of the dough. */
const [LONG, DEEP] = [12.2, 7.2];

/** Thin dough with a blistered edge under baked cream, cut across into pieces. */
const tarteFlambee: Component = {
  role: 'main',
  reach: 12,
  top: 0.75,
  lay: (model) => {
    const { kit } = model;
    const dough = browned('#d9a65c', '#3c1d0c', '#f0cf94', { cells: 13, bump: 2, coat: 0.1 })(kit);
    const cream = browned('#f7efdd', '#dcae6a', '#fffcf4', { cells: 9, coat: 0.55, bump: 0.8 })(
      kit,
    );
    const columns = 3;
    for (let i = 0; i < columns * 2; i++) {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      const [w, d] = [(LONG * 2) / columns, DEEP];
      // One piece is pulled out a little, so that the thinness is seen.
      const isOut = i === columns * 2 - 1;
      const part = within(
        model,
        [
          (column - (columns - 1) / 2) * w + (isOut ? 0.9 : 0),
          0,
          (row - 0.5) * d + (isOut ? 0.7 : 0),
        ],
        { y: isOut ? -0.08 : 0 },
      );
      addPanel(part, {
        outline: roundedRect(w - 0.12, d - 0.12, 0.35),
        thickness: 0.5,
        material: dough,
      });
      addPanel(part, {
        outline: roundedRect(w - 0.5, d - 0.5, 0.3),
        thickness: 0.1,
        at: [column === 0 ? 0.4 : column === 2 ? -0.4 : 0, 0.5, row === 0 ? 0.4 : -0.4],
        material: cream,
      });
    }
    addRim(model);
  },
};

/** The edge rises in blisters. */
function addRim(model: Model): void {
  const material = skinOf(
    model.kit,
    '#d3984c',
    [
      ['#2c150a', 3, 0.5, 0.66, 0.9],
      ['#f0d09a', 5, 0.58, 0.72, 0.7],
    ],
    { bump: 2, coat: 0.1, scale: [1, 16] },
  );
  const edge = roundedRect(LONG * 2 + 0.2, DEEP * 2 + 0.2, 3.4);
  const path = [...edge, edge[0]!].map(([x, z], i): Vec3 => [x, 0.45 + 0.12 * (i % 3), z]);
  addTube(model, curve(path, 3), {
    radius: (t) => 0.5 + 0.2 * Math.sin(t * 97) + 0.14 * Math.sin(t * 41),
    material,
    sides: 7,
  });
}

/** Strewn over the whole of a flat bread, in one layer. */
function strew(
  model: Model,
  { count, piece, random }: { count: number; piece: Piece; random: Random },
): void {
  patch(count, 1).forEach(({ x, z }, i) =>
    piece(
      within(
        model,
        [x * (LONG - 2) + random.range(-0.5, 0.5), 0.1, z * (DEEP - 1.4) + random.range(-0.5, 0.5)],
        {
          y: random.range(0, 6.28),
          z: random.range(-0.15, 0.15),
        },
      ),
      random,
      i,
    ),
  );
}

const strewn = (count: number, piece: Piece): Component => ({
  role: 'top',
  reach: 8,
  top: 0.4,
  lay: (model, { random }) => strew(model, { count, piece, random }),
});

const SMOKED = browned('#c4695a', '#8f3a30', '#efc4b0', { cells: 4, coat: 0.75 });

const strewnBacon = strewn(34, (part, random, i) =>
  cube([random.range(0.7, 1.1), 0.28, 0.3], SMOKED)(part, random, i),
);
const strewnOnions = strewn(30, halfRing);

/** A thick slab with dimples, oil in them. */
const focaccia: Component = {
  role: 'main',
  reach: 9.4,
  top: 2.6,
  lay: (model) => {
    const { kit } = model;
    const crust = browned('#d9a04a', '#9c5c1c', '#efcb84', { cells: 6, bump: 1.6, coat: 0.7 })(kit);
    addPanel(model, {
      outline: around(60, (a) => 9.4 + 0.4 * Math.sin(a * 3), 0.72),
      thickness: 2.4,
      material: crust,
      side: browned('#e6bd78', '#b98238', '#f4dca8', { cells: 10 })(kit),
    });
    patch(22, 8).forEach(({ x, z }) =>
      addBlob(model, {
        at: [x, 2.42, z * 0.72],
        radii: [0.75, 0.12, 0.7],
        material: plain('#8f6a1c', { coat: 1, rough: 0.06 })(kit),
        rings: 4,
        sides: 12,
      }),
    );
  },
};

export const FLAT_BREADS = { tarteFlambee, strewnBacon, strewnOnions, focaccia };
