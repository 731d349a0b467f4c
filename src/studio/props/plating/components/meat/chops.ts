import { addBlob, addTube, curve, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { addRosemary } from '#studio/props/plants/herb-sprigs.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { addCut, SEARED_EDGE } from '#studio/props/plating/cut-of-meat.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { browned } from '#studio/props/plating/stuffs.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

const THICK = 1.9;

/** Juicy brown meat under the bars of a hot grill. */
const GRILLED_LAMB: Stuff = (kit) =>
  textured(
    kit,
    'grilled lamb',
    {
      painter: 'grilled',
      params: { seed: 11, tone: [132, 76, 48], brown: [92, 47, 27], char: [30, 17, 12], bars: 4 },
      bump: 2.8,
    },
    { coat: 0.7, rough: 0.26 },
  );

/** Rendered until it is brown and only its ridges are pale. */
const CRISP_FAT = browned('#96602f', '#4e2a12', '#c99a5e', {
  cells: 6,
  coat: 0.85,
  rough: 0.2,
  bump: 2,
});

/** Scraped, and scorched where the flames reached it. */
const ROASTED_BONE = browned('#d3b98d', '#80522c', '#e9d8b6', { cells: 5, coat: 0.35, rough: 0.4 });

/** One chop lying on its face: the eye of the meat, fat along its back, and the rib that it hangs on. */
function addChop(model: Model, nth: number): void {
  const { kit } = model;
  addCut(model, {
    outline: (a) =>
      2.9 *
      (1 +
        0.13 * Math.sin(a * 2 + 0.7 + nth * 0.4) +
        0.07 * Math.sin(a * 3 + nth) +
        0.025 * Math.sin(a * 7 + nth * 2)),
    squeeze: 0.84,
    thick: THICK,
    round: 0.62,
    top: GRILLED_LAMB(kit),
    edge: SEARED_EDGE(kit),
    // Angles of the edge run against those of its points: this is the side away from the rib.
    fat: { material: CRISP_FAT(kit), from: -0.95, to: 0.9, out: 0.14 },
  });
  const rib: Vec3[] = [
    [-1.4, 0.9, -0.9],
    [-3.6, 1, -1.7],
    [-5.8, 1.15, -3.1],
    [-7.6 - 0.3 * (nth % 2), 1.3, -5],
  ];
  addTube(model, curve(rib, 5), {
    radius: (t) => 0.5 - 0.12 * Math.sin(t * 3.1) + (t > 0.93 ? 0.05 : 0),
    material: ROASTED_BONE(kit),
  });
  // Meat is left on the first third of the rib.
  addBlob(model, {
    at: [-3, 0.95, -1.5],
    radii: [1.9, 0.8, 0.95],
    turn: { y: -0.42 },
    material: SEARED_EDGE(kit),
    swell: ([x]) => 1 - 0.34 * Math.max(0, -x),
  });
}

/** Two lie on the plate, two lean on them, their ribs crossing: as they are heaped from the grill. */
const HEAPED: readonly (readonly [at: Vec3, turn: { x?: number; y: number; z?: number }])[] = [
  [[-3.2, 0.05, 2.7], { y: -0.1 }],
  [[4.1, 0.05, 2.2], { y: -0.95, z: 0.03 }],
  [[-0.9, 1.5, -0.6], { y: -0.5, x: 0.5 }],
  [[3.3, 1.9, -1.5], { y: -1.15, x: 0.42, z: 0.12 }],
];

const chops: Component = {
  role: 'main',
  reach: 8,
  top: 3.6,
  lay: (model, { random }) => {
    HEAPED.forEach(([at, turn], nth) => addChop(within(model, at, turn), nth));
    addRosemary(within(model, [-1.6, 3.3, 1.2], { y: 0.5 }), { length: 6, random });
  },
};

export const CHOPS = { chops };
