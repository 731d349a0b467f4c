import { addBlob, addSurface, addTube, curve, within } from '#studio/props/making/model.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addCarved } from '#studio/props/food/steak.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import { BONE, CRUMBED, ROAST_SKIN, browned } from '#studio/props/plating/stuffs.ts';

/** Large, thin and golden, waved by the frying. */
const schnitzel: Component = {
  role: 'main',
  reach: 7,
  top: 2,
  lay: (model) => {
    const material = CRUMBED(model.kit);
    for (const [x, z, y, r] of [
      [-1, -1.6, 0.1, 6.6],
      [1.4, 1.7, 0.9, 6.2],
    ] as const)
      addBlob(model, {
        at: [x, 0.7 + y, z],
        radii: [r, 0.7, r * 0.66],
        turn: { z: y * 0.08 },
        material,
        // Waved by the frying, and rough with crumbs.
        swell: ([dx, dy, dz]) =>
          0.88 +
          0.3 * (fbm(dx * 1.6 + r, dz * 1.6, 3, 3) - 0.3) +
          0.09 * fbm(dx * 9 + r, dz * 9 + dy * 4, 4, 2),
        rings: 22,
        sides: 60,
      });
  },
};

const steak: Component = {
  role: 'main',
  reach: 6.6,
  top: 2.7,
  lay: (model, { random }) => addCarved(within(model, [-1.4, 0, -0.8], { y: 0.35 }), random),
};

/** Slices of a steak fanned out, brown at the rim and pink inside. */
const slicedSteak: Component = {
  role: 'main',
  reach: 6.6,
  top: 3,
  lay: (model) => layFan(model, { count: 6, inside: 'pink', width: 3.5, height: 1.6 }),
};

/** From bone to bone. */
const RIB = 2.5;

/** A rack, lacquered, its bones looking out at the front. */
const ribs: Component = {
  role: 'main',
  reach: 12,
  top: 3,
  lay: (model) => {
    const { kit } = model;
    const glaze = browned('#541f0d', '#1f0c07', '#8a4a22', {
      coat: 0.95,
      rough: 0.14,
      bump: 3,
      cells: 7,
    })(kit);
    // One slab, lower between the bones; its edge is ragged.
    addSurface(model, {
      columns: 90,
      rows: 26,
      material: glaze,
      isClosed: false,
      point: (u, v) => {
        const [x, t] = [(u - 0.5) * 23.6, v * Math.PI];
        const bone = Math.cos((x / RIB) * Math.PI * 2);
        const rough = fbm(x * 0.9 + 7, v * 9, 2, 4) - 0.5;
        const ends = Math.min(1, (0.5 - Math.abs(u - 0.5)) * 14) ** 0.5;
        const half = (5.9 + 0.3 * bone + 1.1 * (fbm(x * 0.7, 3, 5, 3) - 0.5)) * ends;
        const up = Math.sin(t) * (2.1 + 0.4 * bone + rough * 0.8) * ends;
        return [x, 0.2 + up, -Math.cos(t) * half - 0.3];
      },
    });
    for (let i = 0; i < 9; i++) {
      const x = (i - 4) * RIB;
      const out = 6.5 + 0.5 * Math.sin(i * 2.3);
      addTube(
        model,
        [
          [x, 0.9, 4],
          [x + 0.1 * Math.sin(i * 3), 0.85, out],
        ],
        { radius: (t) => 0.46 + 0.1 * t, material: BONE(kit) },
      );
    }
  },
};

/** Browned sausages, curved, side by side. */
const sausages: Component = {
  role: 'main',
  reach: 6.4,
  top: 2.4,
  lay: (model) => {
    for (let i = 0; i < 3; i++) {
      const z = (i - 1) * 2.5;
      const path = curve(
        [
          [-5.6, 1.2, z + 0.7],
          [0, 1.25, z - 0.6],
          [5.6, 1.2, z + 0.5],
        ],
        10,
      );
      addTube(model, path, {
        radius: (t) => 1.2 * Math.min(1, Math.sqrt(Math.max(0.02, 1 - (2 * t - 1) ** 8))),
        material: ROAST_SKIN(model.kit),
        sides: 14,
      });
    }
  },
};

export const CUTLETS = { schnitzel, steak, slicedSteak, ribs, sausages };
