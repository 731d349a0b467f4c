import { addBlob, addPanel, addTube, around, within } from '#studio/props/making/model.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { ball, chunk, cube, leaf, slice, thread } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { HERB_GREEN, browned, dry, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

const springOnions: Component = heaped(
  {
    piece: slice(0.42, 0.3, plain('#cfe09a', { coat: 0.5 }), HERB_GREEN),
    count: 26,
    rise: 0.3,
    half: 0.2,
  },
  { role: 'top', reach: 4.2 },
);

const gratedCheese: Component = heaped(
  { piece: thread(1.3, 0.14, plain('#f6e6b4', { coat: 0.2 })), count: 44, rise: 0.5, half: 0.15 },
  { role: 'top', reach: 3.6 },
);

const cheeseShavings: Component = heaped(
  {
    piece: leaf(2.6, 1.2, plain('#f4e2a8', { coat: 0.3 })),
    count: 9,
    rise: 0.4,
    half: 0.2,
    tip: 0.5,
  },
  { role: 'top', reach: 3.6 },
);

const paprika: Component = heaped(
  { piece: ball(0.11, dry('#b82a10'), dry('#d9481c')), count: 70, rise: 0.5, half: 0.08 },
  { role: 'top', reach: 6.4 },
);

const pepper: Component = heaped(
  { piece: chunk([0.13, 0.1, 0.12], 0, dry('#2a221c')), count: 34, rise: 0.2, half: 0.1 },
  { role: 'top', reach: 4.6 },
);

const peanuts: Component = heaped(
  {
    piece: chunk([0.45, 0.35, 0.4], 0.2, browned('#cf9a52', '#a06c2a', '#e6c083')),
    count: 22,
    rise: 0.4,
    half: 0.3,
  },
  { role: 'top', reach: 3.8 },
);

const pistachios: Component = heaped(
  {
    piece: chunk([0.4, 0.3, 0.35], 0.2, dry('#8ba83e'), dry('#6f8f2c')),
    count: 20,
    rise: 0.3,
    half: 0.25,
  },
  { role: 'top', reach: 3.4 },
);

const croutons: Component = heaped(
  {
    piece: cube([0.65, 0.6, 0.65], browned('#d9a04c', '#a4681e', '#efca84')),
    count: 12,
    rise: 0.4,
    half: 0.6,
  },
  { role: 'top', reach: 3.6 },
);

const capers: Component = heaped(
  { piece: ball(0.32, glossy('#5a6a22')), count: 16, rise: 0.2, half: 0.3 },
  { role: 'top', reach: 4 },
);

/** Cut across on the slant: a red ring, pale within, a seed or two in it. */
const chilliSlice: Piece = (part, random) => {
  const [r, thick] = [random.range(0.42, 0.72), random.range(0.2, 0.34)];
  const { kit } = part;
  addPanel(part, {
    outline: around(16, (a) => r * (1 + 0.06 * Math.sin(a * 3 + r * 20)), random.range(0.6, 0.9)),
    thickness: thick,
    material: glossy('#e8a884')(kit),
    side: glossy('#c41f12')(kit),
  });
  const rim = Array.from({ length: 13 }, (_, i): Vec3 => {
    const a = (i / 12) * Math.PI * 2;
    return [Math.cos(a) * r * 0.92, thick * 0.85, Math.sin(a) * r * 0.7];
  });
  addTube(part, rim, { radius: 0.13, material: glossy('#c41f12')(kit), sides: 5 });
  for (let i = 0; i < 3; i++)
    addBlob(part, {
      at: [random.range(-0.5, 0.5) * r, thick + 0.03, random.range(-0.4, 0.4) * r],
      radii: [0.11, 0.06, 0.09],
      material: glossy('#f2dfa6')(kit),
      rings: 4,
      sides: 6,
    });
};

const chilliRings: Component = heaped(
  { piece: chilliSlice, count: 9, rise: 0.25, half: 0.15, tip: 0.4 },
  { role: 'top', reach: 5.2 },
);

const shaved = (face: Stuff, rind: Stuff): Component =>
  heaped(
    { piece: slice(1.35, 0.16, face, rind), count: 10, rise: 0.3, half: 0.2, tip: 0.35 },
    { role: 'top', reach: 3.8 },
  );
const truffleSlices = shaved(
  browned('#5a4432', '#2c1e14', '#b09a7c', { cells: 8 }),
  plain('#1c130d'),
);
const whiteTruffleSlices = shaved(
  browned('#e8d9bd', '#c9b28c', '#f6ecd8', { cells: 8 }),
  plain('#d8c49c'),
);

const beanSprouts: Component = heaped(
  { piece: thread(3, 0.2, juicy('#f4ecd4')), count: 20, rise: 0.8, half: 0.3 },
  { role: 'garnish', reach: 2.8 },
);

const seaweed: Component = {
  role: 'garnish',
  reach: 3,
  top: 1,
  lay: (model) =>
    addPanel(within(model, [1.6, 1.4, -3.4], { x: 1.25, y: 0.35 }), {
      outline: [
        [2.4, -2.6],
        [-2.4, -2.6],
        [-2.4, 2.6],
        [2.4, 2.6],
      ],
      thickness: 0.12,
      material: plain('#14241a', { coat: 0.5 })(model.kit),
    }),
};

const wedgeOf = (skin: string, flesh: string): Component => ({
  role: 'garnish',
  reach: 2.6,
  top: 2,
  lay: (model) => {
    const { kit } = model;
    const part = within(model, [0, 1.1, 0], { y: 0.5, x: -0.5 });
    const half = (r: number): Vec2[] =>
      Array.from({ length: 14 }, (_, i): Vec2 => {
        const a = -(i / 13) * Math.PI;
        return [Math.cos(a) * r * 1.25, Math.sin(a) * r + r * 0.3];
      });
    addPanel(part, {
      outline: half(2),
      thickness: 1.1,
      material: plain('#f6efc0', { coat: 0.4 })(kit),
      side: plain(skin, { coat: 0.6, rough: 0.2 })(kit),
      at: [0, -0.55, 0],
      turn: { x: 1.2 },
    });
    addPanel(part, {
      outline: half(1.68),
      thickness: 1.2,
      material: juicy(flesh)(kit),
      at: [0, -0.6, 0],
      turn: { x: 1.2 },
    });
  },
});

const lemonWedge = wedgeOf('#f2c414', '#f4dc52');

/** Three, leaning on each other. */
const lemonWedges: Component = {
  role: 'side',
  reach: 3.6,
  top: 2,
  lay: (model, room) => {
    for (const [x, z, y] of [
      [-1.9, 0.7, 0.4],
      [1.7, 0.9, -0.5],
      [0, -1.7, 1.5],
    ] as const)
      lemonWedge.lay(within(model, [x, 0, z], { y }), room);
  },
};

const limeWedge = wedgeOf('#5d9a2a', '#b8d464');

const orangeSlices: Component = heaped(
  {
    piece: slice(2.1, 0.4, juicy('#f0861c'), plain('#e87412')),
    count: 4,
    rise: 0.4,
    half: 0.3,
    tip: 0.25,
  },
  { role: 'garnish', reach: 3.4 },
);

/** Cranberries or lingonberries in a little heap. */
const redBerries: Component = heaped(
  { piece: ball(0.42, glossy('#a8101c')), count: 26, rise: 0.6, half: 0.4 },
  { role: 'garnish', reach: 2.2 },
);

const appleSauce: Component = {
  role: 'garnish',
  reach: 2.4,
  top: 1,
  lay: (model) =>
    addBlob(model, {
      at: [0, 0.4, 0],
      radii: [2.4, 0.8, 2.2],
      material: browned('#e6c46a', '#cfa04a', '#f4dc9c', { bump: 1.6, cells: 20, coat: 0.7 })(
        model.kit,
      ),
    }),
};

const mustard: Component = {
  role: 'garnish',
  reach: 1.8,
  top: 0.8,
  lay: (model) =>
    addBlob(model, {
      at: [0, 0.3, 0],
      radii: [1.9, 0.7, 1.6],
      material: browned('#d9a41c', '#b07a10', '#ecc24c', { bump: 0.8, cells: 24, coat: 0.8 })(
        model.kit,
      ),
    }),
};

export const GARNISH = {
  springOnions,
  gratedCheese,
  cheeseShavings,
  paprika,
  pepper,
  peanuts,
  pistachios,
  croutons,
  capers,
  chilliRings,
  truffleSlices,
  whiteTruffleSlices,
  beanSprouts,
  seaweed,
  lemonWedge,
  lemonWedges,
  limeWedge,
  orangeSlices,
  redBerries,
  appleSauce,
  mustard,
};
