import { addBlob, addLathe } from '#studio/props/making/model.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { patch } from '#studio/props/plating/heap-up.ts';
import { PASTRY, browned, glossy, plain } from '#studio/props/plating/stuffs.ts';
import { addTuft, wedge } from '#studio/props/plating/wedge.ts';

const lemonTart = wedge({
  radius: 10.6,
  angle: 0.72,
  layers: [
    [PASTRY, 0.7],
    [glossy('#f4cf2e'), 1.7],
  ],
  top: plain('#f6d63c', { coat: 0.9, rough: 0.1 }),
  rim: PASTRY,
});

const meringueTart = wedge({
  radius: 10.6,
  angle: 0.72,
  layers: [
    [PASTRY, 0.7],
    [glossy('#f4cf2e'), 1.6],
  ],
  rim: PASTRY,
  deck: (model, top) => {
    const white = browned('#fbf2de', '#cf9848', '#fffaf0', { cells: 4, coat: 0.2, bump: 0.2 })(
      model.kit,
    );
    patch(7, 2.6).forEach(({ x, z }) => addTuft(model, [x, top - 0.3, z], 1.2, white));
  },
});

const appleTart = wedge({
  radius: 10.6,
  angle: 0.8,
  layers: [
    [PASTRY, 0.8],
    [browned('#e2a23c', '#b0701c', '#f2cc7c', { coat: 0.8 }), 1.2],
  ],
  rim: PASTRY,
  deck: (model, top) => {
    const apple = browned('#e8b04a', '#b46a1c', '#f6d48a', { cells: 4, coat: 0.95, rough: 0.1 })(
      model.kit,
    );
    for (let i = 0; i < 9; i++)
      addBlob(model, {
        at: [
          (i % 3) * 2.1 - 2.6,
          top + 0.4,
          (Math.floor(i / 3) - 1) * 1.5 * (0.5 + (i % 3) * 0.35),
        ],
        radii: [1.4, 0.5, 0.75],
        turn: { y: 0.5, z: 0.3 },
        material: apple,
        rings: 8,
        sides: 12,
      });
  },
});

const berryTart = wedge({
  radius: 10.6,
  angle: 0.8,
  layers: [
    [PASTRY, 0.9],
    [plain('#f2d88a', { coat: 0.5 }), 0.9],
  ],
  rim: PASTRY,
  deck: (model, top) => {
    const red = glossy('#b3101f')(model.kit);
    patch(16, 3.4).forEach(({ x, z }) => {
      if (Math.abs(z) < (x + 6) * 0.36)
        addBlob(model, {
          at: [x, top + 0.5, z],
          radii: [0.9, 0.95, 0.9],
          material: red,
          rings: 7,
          sides: 10,
        });
    });
  },
});

const pecanPie = wedge({
  radius: 10.6,
  angle: 0.8,
  layers: [
    [PASTRY, 0.8],
    [glossy('#8a4a16'), 1.6],
  ],
  rim: PASTRY,
  deck: (model, top) => {
    const nut = glossy('#6e3a14')(model.kit);
    patch(14, 3.2).forEach(({ x, z }) =>
      addBlob(model, {
        at: [x, top + 0.3, z],
        radii: [0.95, 0.4, 0.55],
        turn: { y: x },
        material: nut,
        rings: 6,
        sides: 9,
      }),
    );
  },
});

/** Smooth and orange, a dollop of cream in its middle. */
const pumpkinPie = wedge({
  radius: 10.6,
  angle: 0.8,
  layers: [
    [PASTRY, 0.8],
    [glossy('#b8621c'), 2],
  ],
  rim: PASTRY,
});

/** Small custard tarts, blistered. */
const natas: Component = {
  role: 'main',
  reach: 6.4,
  top: 2.6,
  lay: (model) => {
    const { kit } = model;
    const custard = browned('#f0c23c', '#6e3410', '#f8da72', { cells: 4, coat: 0.9, rough: 0.12 })(
      kit,
    );
    for (const [x, z] of [
      [-3.9, 1.6],
      [3.9, 1.6],
      [0, -3.2],
    ] as const) {
      addLathe(
        model,
        [
          [AXIS, 0.05],
          [2.5, 0.05],
          [3.3, 2.3],
          [3.5, 2.7],
          [3.2, 2.75],
          [2.9, 2.1],
        ],
        PASTRY(kit),
        { at: [x, 0, z] },
      );
      addLathe(
        model,
        [
          [3.1, 2.3],
          [2, 2.55],
          [AXIS, 2.6],
        ],
        custard,
        { at: [x, 0, z] },
      );
    }
  },
};

export const TARTS = { lemonTart, meringueTart, appleTart, berryTart, pecanPie, pumpkinPie, natas };
