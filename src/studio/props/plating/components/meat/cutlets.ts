import { addSurface, addTube, curve, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import { addPatch, lobed } from '#studio/props/plating/poured.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';
import { addCarved } from '#studio/props/food/steak.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layFan } from '#studio/props/plating/fan.ts';
import { ROAST_SKIN, browned } from '#studio/props/plating/stuffs.ts';

/** Crumbs: fine, darker on what stands highest. */
const CRUMBS: Stuff = (kit) =>
  skinOf(
    kit,
    '#c4832c',
    [
      ['#8a4a12', 5, 0.5, 0.7, 0.7, 0.2],
      ['#e6b562', 40, 0.52, 0.64, 0.75, 0.6],
      ['#a2601a', 64, 0.56, 0.66, 0.7, -0.5],
    ],
    { coat: 0.3, rough: 0.36, bump: 4 },
  );

/** Large, thin and golden, waved by the frying. */
const schnitzel: Component = {
  role: 'main',
  reach: 7,
  top: 2,
  lay: (model, { random }) => {
    const material = CRUMBS(model.kit);
    for (const [x, z, y, r] of [
      [-1, -1.6, 0, 6.4],
      [1.4, 1.7, 0.85, 6],
    ] as const)
      addCrumbed(within(model, [x, y, z], { y: random.range(-0.4, 0.4), z: y * 0.05 }), {
        reach: r,
        squeeze: 0.7,
        thick: 1.1,
        material,
        random,
      });
  },
};

interface Crumbed {
  reach: number;
  squeeze: number;
  thick: number;
  material: MaterialRef;
  random: Random;
}

/** Puffed up here, close to the meat there; its edge is ragged. */
function addCrumbed(model: Model, { reach, squeeze, thick, material, random }: Crumbed): void {
  const seed = random.range(0, 20);
  const edge = lobed(seed, 0.34);
  addPatch(
    { ...model, put: ([x, y, z]) => model.put([x, y, z * squeeze]) },
    {
      reach,
      edge: (a) => edge(a) * (1 + 0.02 * Math.sin(a * 23 + seed)),
      height: (out, x, z) =>
        0.05 +
        thick *
          Math.sqrt(Math.max(0, 1 - out ** 7)) *
          (0.55 + 0.9 * fbm(x * 0.42 + seed, z * 0.42, 2, 4)) +
        0.12 * fbm(x * 3 + seed, z * 3, 2, 6),
      material,
      cells: 44,
    },
  );
}

/** A long fillet in batter, thick in the middle. */
const batteredFish: Component = {
  role: 'main',
  reach: 8.4,
  top: 3,
  lay: (model, { random }) => {
    const material = browned('#c98a30', '#8f5014', '#ecc06c', { cells: 9, bump: 3, coat: 0.5 })(
      model.kit,
    );
    addCrumbed(within(model, [0, 0, 0], { y: 0.35 }), {
      reach: 8.2,
      squeeze: 0.42,
      thick: 2.6,
      material,
      random,
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
const SCORCHED_BONE = browned('#b99a70', '#5c3218', '#dcc8a0', { cells: 5, bump: 1, coat: 0.3 });

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
        { radius: (t) => 0.44 + 0.1 * t - 0.16 * t ** 6, material: SCORCHED_BONE(kit) },
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

export const CUTLETS = { schnitzel, batteredFish, steak, slicedSteak, ribs, sausages };
