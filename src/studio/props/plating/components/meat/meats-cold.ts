import { addBlob, addBox, addLathe, addPanel, around, within } from '#studio/props/making/model.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { addHamSlices } from '#studio/props/food/ham.ts';
import { AXIS } from '#studio/props/making/profile.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped, patch } from '#studio/props/plating/heap-up.ts';
import { chunk, cube, slice, thread } from '#studio/props/plating/pieces.ts';
import { CREAM, PASTRY, browned, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

/** Raw beef or tuna, cut into small dice and pressed in a ring: each of them catches the light by itself. */
const tartareOf = (tone: string, dark: string, light: string): Component => ({
  role: 'main',
  reach: 5.2,
  top: 3.2,
  lay: (model, { random }) => {
    const { kit } = model;
    const [radius, height] = [4.7, 2.9];
    addLathe(
      model,
      [
        [radius - 0.25, 0.05],
        [radius - 0.2, height * 0.5],
        [radius - 0.3, height - 0.2],
        [AXIS, height - 0.15],
      ],
      browned(dark, tone, light, { bump: 3, cells: 26, coat: 0.85, rough: 0.18 })(kit),
    );
    const dice = [tone, dark, light, tone].map((colour) =>
      plain(colour, { coat: 0.5, rough: 0.28, translucency: 0.12 })(kit),
    );
    const die = (at: Vec3): void => {
      const half = random.range(0.26, 0.38);
      addBox(
        model,
        {
          at,
          half: [half, half * random.range(0.7, 0.9), half * random.range(0.9, 1.2)],
          turn: { x: random.range(-0.4, 0.4), y: random.range(0, 3), z: random.range(-0.4, 0.4) },
        },
        random.pick(dice),
      );
    };
    patch(74, radius - 0.25).forEach(({ x, z }) =>
      die([x, height - 0.05 + random.range(-0.1, 0.2), z]),
    );
    // Of its wall only the side towards the guest is seen.
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 26; i++) {
        const a = -0.5 + ((i + (row % 2) / 2) / 25) * 4.1;
        const r = radius - 0.12 + random.range(-0.12, 0.06);
        die([Math.cos(a) * r, 0.4 + row * 0.72, Math.sin(a) * r]);
      }
  },
});

const beefTartare = tartareOf('#9c3630', '#7a2420', '#b85a50');

const eggYolk: Component = {
  role: 'top',
  reach: 2,
  top: 1,
  lay: (model) =>
    addBlob(model, {
      at: [0, 0.6, 0],
      radii: [1.7, 1.1, 1.7],
      material: glossy('#f2a516')(model.kit),
    }),
};

const salmonTartare = tartareOf('#e8774a', '#c9552c', '#f6ae8a');
const tunaTartare = tartareOf('#9a3440', '#762430', '#b4525a');

/** Slices as thin as paper, laid over each other until the plate is covered, with a few drops of oil. */
const carpaccioOf = (tone: string, dark: string, light: string): Component => ({
  role: 'bed',
  reach: 9.8,
  top: 0.6,
  lay: (model, { reach, random }) => {
    const { kit } = model;
    const meats = [tone, light, dark].map((colour) =>
      browned(colour, dark, light, { bump: 0.5, cells: 5, coat: 0.8, rough: 0.2 })(kit),
    );
    patch(15, reach - 2.8).forEach(({ x, z }, i) => {
      const part = within(model, [x, 0.06 + (i % 5) * 0.1, z], {
        x: 0.03 * (i % 3),
        y: i * 1.7,
        z: 0.02 * (i % 4),
      });
      // No two slices are alike; their edges are frayed.
      const outline = around(
        30,
        (a) =>
          3.7 *
          (1 +
            0.13 * Math.sin(a * 2 + i) +
            0.07 * Math.sin(a * 3 + i * 2) +
            0.03 * Math.sin(a * 9)),
      );
      addPanel(part, {
        outline,
        thickness: 0.07,
        material: meats[i % 7 === 3 ? 2 : i % 3 === 1 ? 1 : 0]!,
      });
    });
    const oil = plain('#c9b23a', { coat: 1, rough: 0.04, translucency: 0.4 })(kit);
    for (let i = 0; i < 12; i++) {
      const [a, r] = [random.range(0, 6.283), random.range(2, reach - 1.6)];
      addBlob(model, {
        at: [Math.cos(a) * r, 0.62, Math.sin(a) * r],
        radii: [random.range(0.2, 0.42), 0.1, random.range(0.2, 0.4)],
        material: oil,
        rings: 6,
        sides: 10,
      });
    }
  },
});

const beefCarpaccio = carpaccioOf('#8c3232', '#6c2426', '#a85650');

/** A slice of pâté or foie gras beside toast. */
const terrineOf = (tone: string, dark: string, light: string, rim: boolean): Component => ({
  role: 'main',
  reach: 5.4,
  top: 2,
  lay: (model) => {
    const { kit } = model;
    const body = browned(tone, dark, light, { bump: 0.6, cells: 9, coat: 0.6 });
    for (let i = 0; i < 2; i++) {
      const part = within(model, [i * 2.2 - 1.4, 1.1 + i * 0.2, i * 1.8 - 1], {
        y: 0.35,
        x: -0.12,
      });
      if (rim) addBox(part, { at: [0, 0, 0], half: [4.5, 0.62, 3.3] }, PASTRY(kit));
      addBox(part, { at: [0, 0.06, 0], half: [rim ? 4 : 4.4, 0.64, rim ? 2.8 : 3.2] }, body(kit));
    }
  },
});

const foieGras = terrineOf('#dcb088', '#c08a60', '#f0d4b4', false);

const pateSlice = terrineOf('#9a5a44', '#6e3626', '#c98a70', true);

/** Two thick slices of a pale pink loaf with its brown crust. */
const meatLoaf: Component = {
  role: 'main',
  reach: 6,
  top: 2.4,
  lay: (model) => {
    const { kit } = model;
    const inside = browned('#dba18c', '#c98a74', '#ecbfae', { bump: 0.5, cells: 22, coat: 0.5 })(
      kit,
    );
    const crust = browned('#8a4a20', '#5c2c10', '#b06c34', { coat: 0.7 })(kit);
    for (let i = 0; i < 2; i++) {
      const part = within(model, [i * 1.4 - 0.8, 0.9 + i * 0.9, i * 1.5 - 1], {
        y: 0.25,
        x: 0.1 * i,
      });
      addBox(part, { at: [0, 0, 0], half: [4.8, 0.8, 3.2] }, inside);
      addBox(part, { at: [0, 0, -3.3], half: [4.8, 0.82, 0.24] }, crust);
    }
  },
};

/** Thin ham in folds. */
/** Thin slices, gathered. */
const hamFolds: Component = {
  role: 'side',
  reach: 5.4,
  top: 2,
  lay: (model, { random, reach }) => addHamSlices(model, random, Math.min(0.72, reach / 7.4)),
};

const bacon: Component = heaped(
  {
    piece: thread(3.2, 0.5, browned('#a84a34', '#6e2216', '#e2b090', { cells: 6, coat: 0.8 })),
    count: 10,
    rise: 0.5,
    half: 0.4,
  },
  { role: 'top', reach: 4.4 },
);

const lardons: Component = heaped(
  {
    piece: chunk(
      [0.62, 0.3, 0.34],
      0.3,
      browned('#9c4a2c', '#5a2212', '#e2ac80', { cells: 4, coat: 0.9, rough: 0.15 }),
      browned('#b0603c', '#6e2c18', '#eec49a', { cells: 5, coat: 0.9, rough: 0.15 }),
    ),
    count: 19,
    rise: 0.4,
    half: 0.4,
  },
  { role: 'top', reach: 7.4 },
);

const chorizoSlices: Component = heaped(
  {
    piece: slice(
      1.6,
      0.4,
      browned('#b0301a', '#7c1a0e', '#e08a62', { cells: 9, coat: 0.8 }),
      plain('#6e1a10'),
    ),
    count: 9,
    rise: 0.6,
    half: 0.4,
    tip: 0.3,
  },
  { role: 'top', reach: 4.6 },
);

/** Bars of raw fish, one beside the other. */
const sashimi: Component = {
  role: 'main',
  reach: 7,
  top: 1.8,
  lay: (model) => {
    const tones = ['#ec7442', '#b0243c', '#f4e2d2'];
    for (let i = 0; i < 9; i++)
      addBox(
        model,
        {
          at: [
            (i % 3) * 1.5 - 1.5 + (Math.floor(i / 3) - 1) * 4.8,
            0.9,
            (Math.floor(i / 3) - 1) * 0.8,
          ],
          half: [0.6, 0.85, 2.3],
          turn: { z: -0.45, y: 0.15 },
        },
        juicy(tones[Math.floor(i / 3)]!)(model.kit),
      );
  },
};

/** Cubes of raw salmon. */
const salmonCubes: Component = heaped(
  {
    piece: cube([0.85, 0.75, 0.85], juicy('#ee7c4a'), juicy('#e86a3c')),
    count: 14,
    rise: 0.9,
    half: 0.7,
  },
  { role: 'side', reach: 4.4 },
);

const feta: Component = heaped(
  { piece: cube([0.9, 0.7, 0.9], CREAM), count: 8, rise: 0.4, half: 0.7 },
  { role: 'top', reach: 4.4 },
);

export const COLD_MEATS = {
  beefTartare,
  eggYolk,
  salmonTartare,
  tunaTartare,
  beefCarpaccio,
  foieGras,
  pateSlice,
  meatLoaf,
  hamFolds,
  bacon,
  lardons,
  chorizoSlices,
  sashimi,
  salmonCubes,
  feta,
};
