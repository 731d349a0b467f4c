import { addPancakes } from '#studio/props/dishes/pancakes.ts';
import {
  addBall,
  addBlob,
  addBox,
  addPanel,
  addSurface,
  addTube,
  around,
  curve,
  within,
} from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { chunk } from '#studio/props/plating/pieces.ts';
import { CREAM, PASTRY, browned, dry, plain } from '#studio/props/plating/stuffs.ts';

/** Cream puffs in a pile under chocolate. */
const profiteroles: Component = {
  role: 'main',
  reach: 5.6,
  top: 6,
  lay: (model) => {
    const { kit } = model;
    const puff = browned('#cf9446', '#9a6020', '#e6bd7c', { cells: 8, coat: 0.2 })(kit);
    const sauce = plain('#2a1108', { coat: 1, rough: 0.07 })(kit);
    const at: readonly Vec3[] = [
      [-2.6, 1.9, 1.4],
      [2.6, 1.9, 1.4],
      [0, 1.9, -2.6],
      [0, 4.6, 0.2],
    ];
    for (const [x, y, z] of at) {
      addBlob(model, {
        at: [x, y, z],
        radii: [2.4, 1.9, 2.4],
        material: puff,
        swell: ([dx, dy, dz]) => 0.95 + 0.12 * fbm(dx * 3 + x, dy * 3 + dz * 3, 2, 5),
      });
      addBlob(model, {
        at: [x, y + 0.85, z],
        radii: [2.1, 1.25, 2.1],
        material: sauce,
        swell: ([dx, , dz]) => 1 + 0.12 * Math.sin(Math.atan2(dz, dx) * 5 + x),
      });
    }
  },
};

/** Five thick ones upon each other, butter and syrup on top. */
const pancakeStack: Component = {
  role: 'main',
  reach: 7,
  top: 7.6,
  lay: (model, { random }) => addPancakes(model, random),
};

/** Thin pancakes folded in four. */
const crepes: Component = {
  role: 'main',
  reach: 7,
  top: 1.8,
  lay: (model) => {
    const { kit } = model;
    const skin = browned('#e6b95c', '#b0722a', '#f6dc9c', { cells: 9, coat: 0.4, bump: 0.4 })(kit);
    for (let i = 0; i < 3; i++) {
      const part = within(model, [i * 3.4 - 6.2, i * 0.5, 2 - i * 0.8], { y: 0.75 - i * 0.25 });
      for (let k = 0; k < 4; k++)
        addSurface(part, {
          columns: 16,
          rows: 8,
          material: skin,
          point: (u, v) => {
            const a = (u - 0.5) * 1.5;
            const r = 8.4 * v;
            return [
              Math.cos(a) * r,
              0.15 + k * 0.32 + 0.22 * Math.sin(u * 6 + k) * v,
              -Math.sin(a) * r,
            ];
          },
        });
    }
  },
};

/** Torn pancake, sugared. */
const kaiserschmarrn: Component = heaped(
  {
    piece: chunk(
      [1.7, 0.75, 1.4],
      0.25,
      browned('#e8bd5e', '#b0702a', '#f8e0a2', { cells: 6, coat: 0.2 }),
    ),
    count: 13,
    rise: 2,
    half: 0.8,
    tip: 0.6,
  },
  { role: 'main', reach: 6.4 },
);

/** A roll of thin pastry, sugared, its cut end full of apples; a slice lies before it. */
const strudel: Component = {
  role: 'main',
  reach: 6.6,
  top: 4.4,
  lay: (model, { random }) => {
    const { kit } = model;
    const filling = browned('#e0b060', '#8a5220', '#f2d69a', { cells: 9, bump: 2, coat: 0.7 })(kit);
    const crust = PASTRY(kit);
    const oval = (r: number, k: number) =>
      around(28, () => r).map(([x, z]) => [x * k, (z * 0.72) / k] as const);
    const cut = (part: Model, thickness: number, k: number): void => {
      addPanel(part, { outline: oval(3.3, k), thickness, material: crust });
      addPanel(part, { outline: oval(2.8, k), thickness: thickness + 0.08, material: filling });
    };
    const log = within(model, [1.4, 2.3, -1.8], { y: -0.5 });
    addBlob(log, {
      at: [2, 0, 0],
      radii: [5.4, 2.45, 3.3],
      material: crust,
      swell: ([x, y, z]) => 1 + 0.03 * Math.sin(x * 9 + y * 4 + z * 5),
      rings: 16,
    });
    cut(within(log, [-2, 0, 0], { y: Math.PI / 2, x: Math.PI / 2 }), 0.9, 0.72);
    cut(within(model, [-3.2, 1.6, 2.4], { y: 0.3, x: 0.5 }), 1.5, 1);
    for (let i = 0; i < 50; i++)
      addBall(
        log,
        [random.range(-1.5, 5.5), 2.2 + random.range(-0.1, 0.1), random.range(-1.2, 1.2)],
        0.16,
        dry('#ffffff')(kit),
      );
  },
};

/** Tubes of pastry with cream at both ends. */
const cannoli: Component = {
  role: 'main',
  reach: 6.4,
  top: 2.8,
  lay: (model) => {
    const { kit } = model;
    const skin = browned('#b9762e', '#7a4514', '#dca45c', { bump: 1.6, cells: 12, coat: 0.3 })(kit);
    for (let i = 0; i < 3; i++) {
      const part = within(model, [0, 1.5, (i - 1) * 3.4], { y: 0.35 + i * 0.08 });
      addTube(
        part,
        [
          [-4.4, 0, 0],
          [0, 0, 0],
          [4.4, 0, 0],
        ],
        { radius: (t) => 1.25 + 0.2 * Math.abs(2 * t - 1), material: skin, sides: 16 },
      );
      for (const s of [-1, 1]) {
        addBlob(part, { at: [s * 4.5, 0, 0], radii: [1, 1.3, 1.3], material: CREAM(kit) });
        for (let k = 0; k < 5; k++)
          addBall(
            part,
            [s * 5.1, Math.cos(k * 1.26) * 0.7, Math.sin(k * 1.26) * 0.7],
            0.22,
            plain(k % 2 ? '#6f8f3a' : '#5a2a14')(kit),
          );
      }
    }
  },
};

/** Long ridged fritters. */
const churros: Component = heaped(
  {
    piece: (part, random) => {
      const path = curve(
        [
          [-4.6, 0, 0],
          [0, 0, random.range(-0.8, 0.8)],
          [4.6, 0, 0],
        ],
        5,
      );
      addTube(part, path, {
        radius: 0.62,
        material: browned('#c98a3c', '#94571c', '#e6bd7c', { cells: 20, bump: 1.8, coat: 0.1 })(
          part.kit,
        ),
        sides: 6,
      });
    },
    count: 6,
    rise: 1.6,
    half: 0.7,
    tip: 0.08,
  },
  { role: 'main', reach: 6 },
);

const biscotti: Component = heaped(
  {
    piece: chunk(
      [2.6, 0.7, 0.9],
      0.08,
      browned('#d9a860', '#a87434', '#ecc98c', { cells: 14, bump: 1.6, coat: 0.05 }),
    ),
    count: 7,
    rise: 1.6,
    half: 0.7,
    tip: 0.12,
  },
  { role: 'main', reach: 5.4 },
);

/** Fried rounds with sugar. */
const beignets: Component = heaped(
  {
    piece: chunk(
      [2, 1.5, 1.9],
      0.1,
      browned('#cf9040', '#9a5c1c', '#ecc484', { cells: 8, coat: 0.1 }),
    ),
    count: 6,
    rise: 1.8,
    half: 1.3,
  },
  { role: 'main', reach: 5.6 },
);

/** A slab of shortbread, cream and fruit between leaves of pastry. */
const millefeuille: Component = {
  role: 'main',
  reach: 5.6,
  top: 5,
  lay: (model) => {
    const { kit } = model;
    const part = within(model, [0, 0, 0], { y: 0.55 });
    for (let k = 0; k < 3; k++) {
      addBox(part, { at: [0, 0.45 + k * 2, 0], half: [4.8, 0.42, 2.6] }, PASTRY(kit));
      if (k < 2)
        for (let i = 0; i < 10; i++)
          addBall(part, [(i % 5) * 2 - 4, 1.45 + k * 2, i < 5 ? 1.5 : -1.5], 0.95, CREAM(kit));
    }
    addBox(part, { at: [0, 4.95, 0], half: [4.8, 0.1, 2.6] }, plain('#faf4e8', { coat: 0.5 })(kit));
  },
};

export const PASTRIES = {
  profiteroles,
  pancakeStack,
  crepes,
  kaiserschmarrn,
  strudel,
  cannoli,
  churros,
  biscotti,
  beignets,
  millefeuille,
};
