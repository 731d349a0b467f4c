import { addBlob, addSurface, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { ball, chunk, thread } from '#studio/props/plating/pieces.ts';
import { browned, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

const greenBeans: Component = heaped({
  piece: thread(5, 0.34, juicy('#4f8a2a'), juicy('#3f7a22')),
  count: 22,
  rise: 1.4,
  half: 0.4,
  tip: 0.15,
});

const peas: Component = heaped({
  piece: ball(0.45, juicy('#6aa52e'), juicy('#5a9626')),
  count: 48,
  rise: 1,
  half: 0.45,
});

const lentils: Component = heaped({
  piece: chunk([0.42, 0.22, 0.42], 0, glossy('#5a4a24'), glossy('#6e5a30'), glossy('#463818')),
  count: 90,
  rise: 1,
  half: 0.3,
});

const chickpeas: Component = heaped({
  piece: ball(0.55, glossy('#dfb46a'), glossy('#cfa054')),
  count: 34,
  rise: 1.2,
  half: 0.5,
});

const whiteBeans: Component = heaped({
  piece: chunk([0.85, 0.45, 0.5], 0, glossy('#efe0bc'), glossy('#e4d0a2')),
  count: 30,
  rise: 1,
  half: 0.45,
});

const corn: Component = heaped({
  piece: ball(0.42, glossy('#f0c02a')),
  count: 46,
  rise: 0.8,
  half: 0.42,
});

/** Two halves of a cob, turned over the fire: rows of kernels, caught here and there. */
const cornCobs: Component = {
  role: 'side',
  reach: 5,
  top: 3.4,
  lay: (model) => {
    const skin = browned('#dfa42e', '#9a5a18', '#f0c860', { cells: 7, coat: 0.8, rough: 0.18 });
    const [kernels, core] = [skin(model.kit), plain('#efe2b4')(model.kit)];
    for (const [at, y] of [
      [[-0.6, 1.7, -2.3], 0.35],
      [[0.6, 1.7, 2.3], -0.3],
    ] as const) {
      const cob = within(model, at, { y });
      addSurface(cob, {
        columns: 96,
        rows: 66,
        isClosed: true,
        material: kernels,
        point: (u, v) => {
          const a = -u * Math.PI * 2;
          const row = Math.floor(u * 14);
          const bulge = Math.abs(Math.sin(u * 14 * Math.PI)) * ridge(v * 13 + (row % 2) * 0.5);
          const end = Math.min(1, Math.min(v, 1 - v) * 16) ** 0.5;
          const r = (1.28 + 0.36 * bulge ** 0.5) * end * (1 - 0.1 * v);
          return [(v - 0.5) * 6.6, r * Math.sin(a), r * Math.cos(a)];
        },
      });
      for (const x of [-3.28, 3.28])
        addBlob(cob, { at: [x, 0, 0], radii: [0.12, 0.8, 0.8], material: core });
    }
  },
};
const ridge = (t: number): number => Math.abs(Math.sin(t * Math.PI));

export const LEGUMES = { greenBeans, peas, lentils, chickpeas, whiteBeans, corn, cornCobs };
