import { addBlob, addPanel, addTube, around, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { ball, chunk, leaf, slice } from '#studio/props/plating/pieces.ts';
import { browned, dry, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** A fig cut in two, its red flesh up. */
const figHalf: Piece = (part) => {
  const { kit } = part;
  addBlob(part, {
    radii: [1.7, 1.3, 1.5],
    material: plain('#3f2140', { coat: 0.3, rough: 0.45 })(kit),
    swell: ([x, y]) =>
      (y > 0 ? Math.min(1, 0.1 / Math.max(0.05, y)) : 1) * (1 + 0.2 * Math.max(0, x)),
    rings: 8,
    sides: 14,
  });
  const outline = around(20, (a) => 1.3 + 0.16 * Math.cos(a));
  addPanel(part, { outline, thickness: 0.14, material: plain('#efe2c4')(kit) });
  addPanel(part, {
    outline: outline.map(([x, z]) => [x * 0.8, z * 0.8] as const),
    thickness: 0.2,
    material: browned('#c2484e', '#8a1f34', '#e8b07c', { cells: 16, coat: 0.8 })(kit),
  });
};

const figHalves: Component = heaped(
  { piece: figHalf, count: 6, rise: 0.3, half: 0.9, tip: 0.3 },
  { role: 'side', reach: 4 },
);

const walnutHalves: Component = heaped(
  {
    piece: chunk([0.95, 0.5, 0.75], 0.5, browned('#b98548', '#7c4c1e', '#dcb47c', { bump: 2.4 })),
    count: 9,
    rise: 0.3,
    half: 0.45,
  },
  { role: 'top', reach: 4 },
);

const almonds: Component = heaped(
  {
    piece: chunk([0.85, 0.3, 0.5], 0.05, dry('#b5763c'), dry('#e9cf9c')),
    count: 12,
    rise: 0.3,
    half: 0.3,
  },
  { role: 'top', reach: 4 },
);

const blueCrumbs: Component = heaped(
  {
    piece: chunk(
      [0.8, 0.6, 0.7],
      0.4,
      browned('#f2ebd6', '#5c7484', '#fffaf0', { cells: 7, coat: 0.3 }),
    ),
    count: 9,
    rise: 0.4,
    half: 0.5,
  },
  { role: 'top', reach: 4 },
);

/** Rounds of goat's cheese, browned on top. */
const goatRounds: Component = heaped(
  {
    piece: slice(
      1.5,
      0.9,
      browned('#f4ecd8', '#cf9a50', '#fffaf0', { cells: 4, coat: 0.3 }),
      plain('#fbf6ea'),
    ),
    count: 5,
    rise: 0.4,
    half: 0.5,
    tip: 0.3,
  },
  { role: 'top', reach: 4.4 },
);

/** Slices of avocado in a fan. */
const avocadoSlices: Component = {
  role: 'side',
  reach: 3.8,
  top: 1.2,
  lay: (model) => {
    const { kit } = model;
    for (let i = 0; i < 6; i++)
      addPanel(within(model, [(i - 2.5) * 0.95, 0.25, 0.2 * (i % 2)], { z: 0.45, y: 0.25 }), {
        outline: around(18, (a) => 2.6 + 0.5 * Math.sin(a), 1).map(
          ([x, z]) => [x * 0.36, z] as const,
        ),
        thickness: 0.4,
        material: juicy(i === 0 ? '#c9cf5c' : '#d3dc78')(kit),
        side: plain('#4f7a2c')(kit),
      });
  },
};

const pomegranateSeeds: Component = heaped(
  { piece: ball(0.32, glossy('#a8102c'), glossy('#c8243c')), count: 26, rise: 0.3, half: 0.3 },
  { role: 'top', reach: 3.6 },
);

const pearSlices: Component = heaped(
  {
    piece: slice(1.7, 0.35, juicy('#f4e9c0'), plain('#a9b04a')),
    count: 6,
    rise: 0.5,
    half: 0.3,
    tip: 0.4,
  },
  { role: 'side', reach: 4 },
);

const grapesLoose: Component = heaped(
  { piece: ball(0.85, juicy('#5c1838'), juicy('#72224a')), count: 9, rise: 0.5, half: 0.8 },
  { role: 'side', reach: 3.6 },
);

/** Dark cherries, stoned. */
const cherriesLoose: Component = heaped(
  { piece: ball(0.95, glossy('#5c0c1c'), glossy('#7a1226')), count: 9, rise: 0.4, half: 0.9 },
  { role: 'side', reach: 3.6 },
);

/** Wedges of peach or apricot, their skin red outside. */
const peachWedges: Component = heaped(
  {
    piece: slice(1.8, 0.8, juicy('#f0a84a'), plain('#d9643c', { coat: 0.3 })),
    count: 7,
    rise: 0.6,
    half: 0.4,
    tip: 0.5,
  },
  { role: 'side', reach: 4 },
);

const garlicCloves: Component = heaped(
  {
    piece: chunk([0.85, 0.5, 0.5], 0.05, plain('#f0e2c0', { coat: 0.5 })),
    count: 7,
    rise: 0.3,
    half: 0.45,
  },
  { role: 'top', reach: 3.6 },
);

/** Strawberries cut in two, their pale hearts up. */
const strawberryHalves: Component = heaped(
  {
    piece: (part, random) => {
      const { kit } = part;
      addBlob(part, {
        radii: [1.5, 0.85, 1.15],
        material: glossy('#c4161f')(kit),
        swell: ([x]) => 1 - 0.35 * Math.max(0, x),
        rings: 8,
        sides: 12,
      });
      leaf(1.2, 0.8, plain('#4c8a2e'))(
        within(part, [-1.3, 0.5, 0], { y: random.range(2, 4) }),
        random,
        0,
      );
    },
    count: 6,
    rise: 0.5,
    half: 0.7,
    tip: 0.3,
  },
  { role: 'side', reach: 3.6 },
);

/** A thread of honey, to and fro. */
const honeyThread: Component = {
  role: 'top',
  reach: 4,
  top: 0.2,
  lay: (model, { reach }) => {
    const path = Array.from({ length: 60 }, (_, i): Vec3 => {
      const t = i / 59;
      return [(t - 0.5) * 2 * reach, 0.25, Math.sin(t * 24) * reach * 0.5];
    });
    addTube(model, path, {
      radius: 0.2,
      material: plain('#d9921a', { coat: 1, rough: 0.06, translucency: 0.3 })(model.kit),
      sides: 5,
    });
  },
};

const chocolateShards: Component = heaped(
  {
    piece: leaf(2, 0.9, dry('#3a1c0e'), dry('#52301c')),
    count: 12,
    rise: 0.6,
    half: 0.3,
    tip: 0.8,
  },
  { role: 'top', reach: 3.6 },
);

export const TOPPINGS = {
  figHalves,
  walnutHalves,
  almonds,
  blueCrumbs,
  goatRounds,
  avocadoSlices,
  pomegranateSeeds,
  pearSlices,
  grapesLoose,
  cherriesLoose,
  peachWedges,
  garlicCloves,
  strawberryHalves,
  honeyThread,
  chocolateShards,
};
