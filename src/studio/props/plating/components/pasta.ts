import { addBlob, addBox, addSurface, addTube, within } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Component, Role } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Heap, Piece } from '#studio/props/plating/heap-up.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { chunk, thread } from '#studio/props/plating/pieces.ts';
import { CREAM, browned, glossy, plain } from '#studio/props/plating/stuffs.ts';

/** A nest of long noodles, wound as with a fork: some strands slip across the others. */
const nest = (stuff: Stuff, thickness = 0.22, lift = 2.6): Component => ({
  role: 'bed',
  reach: 6.8,
  top: lift + 0.7,
  lay: (model, { random, reach }) => {
    const material: MaterialRef = stuff(model.kit);
    const strands = Math.round(56 * Math.sqrt(0.22 / thickness));
    for (let i = 0; i < strands; i++) {
      const own = reach * (0.22 + 0.78 * Math.sqrt((i + 0.5) / strands));
      const y = 0.25 + lift * (1 - (own / reach) ** 2 * 0.85) + random.range(0, 0.6);
      const [turn, sweep] = [random.range(0, 6.283), random.range(2.6, 4.4)];
      // Loose ones cut across the nest off its middle.
      const slip = i % 4 === 0 ? reach * 0.16 : 0;
      const [dx, dz] = [random.range(-slip, slip), random.range(-slip, slip)];
      const tilt = random.range(-0.4, 0.4);
      const path = Array.from({ length: 16 }, (_, k): Vec3 => {
        const a = turn + (k / 15) * sweep;
        const r = own * (1 + 0.07 * Math.sin(k * 0.8 + i)) * (slip ? 0.82 : 1);
        const up = y + Math.sin(a * 1.5 + i) * tilt * 1.6;
        return [Math.cos(a) * r + dx, Math.max(thickness, up), Math.sin(a) * r + dz];
      });
      addTube(model, path, { radius: thickness, material, sides: 6 });
    }
  },
});

/** Cooked dough is paler than dry one, and wet. */
const EGG_DOUGH = browned('#e2bd6c', '#c99a45', '#f0d697', {
  bump: 0.4,
  cells: 5,
  coat: 0.75,
  rough: 0.18,
});

const spaghetti = nest(EGG_DOUGH);

/** Broad ribbons. */
const ribbons = nest(EGG_DOUGH, 0.34);

/** Rice noodles, browned by the wok's sauce. */
const wokNoodles = nest(glossy('#c9863c'), 0.3);

const blackNoodles = nest(glossy('#232226'));

const pestoNoodles = nest(glossy('#9cae3e'));

/** Pale noodles in broth lie low. */
const soupNoodles = nest(plain('#f0dfae', { coat: 0.9, rough: 0.14 }), 0.24, 0.7);

/** A short tube cut aslant. */
const penne =
  (stuff: Stuff): Piece =>
  (part) =>
    addSurface(part, {
      columns: 10,
      rows: 2,
      isClosed: true,
      material: stuff(part.kit),
      point: (u, v) => {
        const a = u * Math.PI * 2;
        return [(v - 0.5) * 3.4 + Math.cos(a) * 0.4, Math.sin(a) * 0.62, Math.cos(a) * 0.62];
      },
    });

const bed = (piece: Piece, count: number, half = 0.6): Component =>
  heaped({ piece, count, rise: 2, half }, { role: 'bed', reach: 6.8 });

const tubes = bed(penne(glossy('#e2a64a')), 15);

const gnocchi = bed(
  chunk([1.15, 0.8, 0.85], 0.1, plain('#ecd08c', { coat: 0.6, rough: 0.22 })),
  17,
  0.8,
);

/** A filled square with a pressed rim. */
const pillow: Piece = (part) => {
  const dough = plain('#efd48a', { coat: 0.75, rough: 0.18, translucency: 0.1 })(part.kit);
  addSurface(part, {
    columns: 10,
    rows: 10,
    material: dough,
    point: (u, v) => {
      const [x, z] = [u * 2 - 1, v * 2 - 1];
      const swell = Math.max(0, 1 - (x * x * 1.7) ** 2) * Math.max(0, 1 - (z * z * 1.7) ** 2);
      return [x * 2.1, swell * 0.95 + 0.05 * Math.sin(x * 20) * (1 - swell), z * 2.1];
    },
  });
};

const ravioli: Component = heaped(
  { piece: pillow, count: 5.4, rise: 1.3, half: 0.4, tip: 0.18 },
  { role: 'bed', reach: 7 },
);

/** Short noodles scraped from a board. */
const SPAETZLE: Heap = {
  piece: thread(
    2.6,
    0.36,
    plain('#edca72', { coat: 0.6, rough: 0.25 }),
    plain('#f2d88c', { coat: 0.6, rough: 0.25 }),
  ),
  count: 46,
  rise: 2,
  half: 0.4,
};
const spaetzle: Component = heaped(SPAETZLE);
/** A pan full of them. */
const spaetzlePan: Component = heaped(SPAETZLE, { role: 'bed', reach: 8 });

/** Round dumplings in a row. */
const balls = (stuff: Stuff, radius: number, role: Role = 'side'): Component => ({
  role,
  reach: 4.6,
  top: radius * 1.9,
  lay: (model, { reach }) => {
    for (let i = 0; i < 3; i++) {
      const a = i * 2.094 + 0.5;
      const r = Math.min(reach - radius * 0.6, radius * 1.12);
      addBlob(within(model, [Math.cos(a) * r, radius * 0.9, Math.sin(a) * r], { y: a }), {
        radii: [radius, radius * 0.92, radius],
        material: stuff(model.kit),
        swell: ([x, y, z]) => 1 + 0.02 * Math.sin(x * 7 + y * 5 + z * 6),
      });
    }
  },
});

/** Potato or bread dumplings. */
const dumplings = balls(
  browned('#ead49c', '#cfae6a', '#f6ebc8', { bump: 1, cells: 18, coat: 0.45 }),
  2.5,
);

const meatballs = balls(
  browned('#6f3216', '#3d1707', '#9a5328', { bump: 1.6, cells: 12, coat: 0.9, rough: 0.14 }),
  2,
  'main',
);

/** Folded crescents with a pleated edge: gyoza, pierogi, empanadas by their dough. */
const crescent = (stuff: Stuff, count: number): Component => ({
  role: 'main',
  reach: 6.4,
  top: 2.4,
  lay: (model, { reach }) => {
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1) - 0.5;
      const part = within(model, [t * reach * 1.9, 0, 2.4 * t * t], { y: 1.25 + t * 0.4 });
      addSurface(part, {
        columns: 20,
        rows: 8,
        material: stuff(model.kit),
        point: (u, v) => {
          const x = (u - 0.5) * 5.6;
          const wide = 1.5 * Math.max(0, 1 - (2 * u - 1) ** 4) ** 0.6;
          const a = v * Math.PI;
          const pleat = v > 0.4 && v < 0.6 ? 0.28 + 0.12 * Math.sin(u * 44) : 0;
          return [
            x,
            Math.sin(a) * (1.5 * wide * 0.9) + pleat,
            Math.cos(a) * wide + 0.5 * Math.sin(u * 3.14),
          ];
        },
      });
    }
  },
});

const gyoza = crescent(browned('#eedcb0', '#b87f38', '#f7ecd0', { cells: 4, coat: 0.7 }), 5);

/** Steamed parcels, gathered into a twisted top. */
const dimSum: Component = {
  role: 'main',
  reach: 7.6,
  top: 3.6,
  lay: (model, { reach }) => {
    const dough = plain('#f4ecd8', { coat: 0.5, rough: 0.3, translucency: 0.3 })(model.kit);
    for (let i = 0; i < 7; i++) {
      const [a, r] = [i * 1.047, i < 6 ? reach * 0.66 : 0];
      const part = within(model, [Math.cos(a) * r, 1.5, Math.sin(a) * r], { y: a });
      addBlob(part, {
        radii: [2.3, 1.8, 2.3],
        material: dough,
        swell: ([x, y, z]) =>
          1 + 0.07 * Math.max(0, y + 0.3) * Math.sin(Math.atan2(z, x) * 12 + y * 3),
        rings: 9,
        sides: 36,
      });
      addBlob(part, {
        at: [0, 1.9, 0],
        radii: [0.55, 0.6, 0.55],
        material: dough,
        swell: ([x, , z]) => 1 + 0.16 * Math.sin(Math.atan2(z, x) * 6),
        rings: 6,
        sides: 14,
      });
    }
  },
};

const empanadas = crescent(browned('#cf8e3c', '#94551a', '#e9bd72', { coat: 0.5 }), 3);

/** A square of layers: pasta sheets, ragù and a browned top. */
/** Filled tubes side by side, sauce across their middle. */
const pastaRolls: Component = {
  role: 'main',
  reach: 6.4,
  top: 2.4,
  lay: (model) => {
    const { kit } = model;
    const dough = browned('#efd798', '#c98f3c', '#f8ebc4', { cells: 6, coat: 0.4 })(kit);
    for (let i = 0; i < 4; i++) {
      const z = (i - 1.5) * 2.9;
      const long = 5.6 - Math.abs(i - 1.5) * 0.7;
      const path = [-long, -long * 0.96, 0, long * 0.96, long].map((x): Vec3 => [x, 1, z]);
      addTube(model, path, {
        radius: (t) => (t < 0.02 || t > 0.98 ? 0.7 : 1.4),
        material: dough,
        sides: 12,
      });
      addBlob(model, {
        at: [0.4 * (i % 2), 2.1, z],
        radii: [3, 0.5, 1.4],
        material: glossy('#b8301a')(kit),
        rings: 7,
        sides: 18,
      });
    }
  },
};

const lasagne: Component = {
  role: 'main',
  reach: 6,
  top: 5.6,
  lay: (model) => {
    const { kit } = model;
    const part = within(model, [0, 0, 0], { y: 0.55 });
    const layers: readonly (readonly [Stuff, number])[] = [
      [plain('#e9c776'), 0.5],
      [glossy('#9c3418'), 0.85],
      [CREAM, 0.35],
    ];
    let y = 0;
    for (let k = 0; k < 9; k++) {
      const [stuff, thick] = layers[k % 3]!;
      const grow = 0.14 * Math.sin(k * 2.3);
      addBox(
        part,
        { at: [grow, y + thick / 2, -grow], half: [4.4 + grow, thick / 2, 3.6 + grow] },
        stuff(kit),
      );
      y += thick;
    }
    addBlob(part, {
      at: [0, y, 0],
      radii: [4.7, 0.6, 3.9],
      material: browned('#e0a246', '#a2541c', '#f4d88c', { cells: 6, coat: 0.7 })(kit),
      swell: ([x, , z]) => 1 / Math.max(Math.abs(x), Math.abs(z), 0.72) ** 0.6,
      sides: 40,
    });
  },
};

export const PASTA = {
  spaetzlePan,
  spaghetti,
  ribbons,
  wokNoodles,
  blackNoodles,
  pestoNoodles,
  soupNoodles,
  tubes,
  gnocchi,
  ravioli,
  spaetzle,
  dumplings,
  meatballs,
  gyoza,
  dimSum,
  empanadas,
  pastaRolls,
  lasagne,
};
