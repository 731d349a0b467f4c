import {
  addBall,
  addPanel,
  addSurface,
  addTube,
  textured,
  within,
} from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { browned, plain } from '#studio/props/plating/stuffs.ts';

/** Flakes seen as pale lines across the flesh. */
const flakes =
  (tone: readonly number[], line: readonly number[]): Stuff =>
  (kit: Kit): MaterialRef =>
    textured(
      kit,
      `flakes ${tone.join()}`,
      {
        painter: 'stripes',
        params: { seed: 6, tone, stripe: line, count: 7, share: 0.16, waver: 0.2 },
        bump: 0.8,
      },
      { coat: 0.7, rough: 0.22, translucency: 0.15 },
    );

const filletOf = (flesh: Stuff, skin: Stuff): Component => ({
  role: 'main',
  reach: 7,
  top: 3.2,
  lay: (model) => {
    const half = (u: number): number =>
      3.5 * (1 - 0.2 * u) * Math.max(0, 1 - (2 * u - 1) ** 8) ** 0.5;
    const sheet = (material: MaterialRef, grow: number, from: number, to: number): void =>
      addSurface(model, {
        columns: 26,
        rows: 12,
        material,
        point: (u, v) => {
          const a = Math.PI * (1 - (from + (to - from) * v));
          return [
            (u - 0.5) * 13.4,
            0.1 + (2.4 + grow) * Math.sin(a) ** 0.6 * (1 - 0.2 * u),
            Math.cos(a) * (half(u) + grow) + 0.7 * Math.sin(u * 3),
          ];
        },
      });
    sheet(flesh(model.kit), 0, 0, 1);
    sheet(skin(model.kit), 0.08, 0.26, 0.76);
  },
});

const CRISP = browned('#b98a4c', '#7a4a1e', '#e2c084', { coat: 0.8, rough: 0.16 });

/** Cod, hake, sea bass: white flakes under a browned top. */
const whiteFillet = filletOf(flakes([240, 228, 206], [214, 190, 152]), CRISP);

/** Marks of the grill across a seared top. */
export const CHARRED_SALMON: Stuff = (kit) =>
  textured(
    kit,
    'charred salmon',
    {
      painter: 'grilled',
      params: {
        seed: 8,
        tone: [222, 148, 106],
        brown: [186, 106, 58],
        char: [84, 42, 20],
        bars: 5,
      },
      bump: 1.6,
    },
    { coat: 0.75, rough: 0.2 },
  );

/** Salmon: pink flesh, pale lines, a grilled top. */
const salmonFillet = filletOf(flakes([224, 146, 112], [236, 174, 142]), CHARRED_SALMON);

/** Tuna: dark red within a pale seared rim. */
const tunaFillet = filletOf(
  flakes([158, 40, 52], [190, 84, 84]),
  browned('#c9a184', '#8a6148', '#e2c6ac'),
);

function addFish(model: Model, length: number, skin: Stuff): void {
  const k = length / 2;
  const { kit } = model;
  // One body from nose to tail: deepest behind the head, drawn out to a thin stalk before the fin.
  addSurface(model, {
    columns: 44,
    rows: 40,
    isClosed: true,
    material: skin(kit),
    point: (u, v) => {
      const a = -u * Math.PI * 2;
      const deep = Math.sin(Math.PI * v ** 0.62) ** 0.82 * (1 - 0.22 * v) + 0.2 * v ** 3;
      const scale = 1 + 0.012 * Math.sin(v * 150) * Math.sin(a * 14);
      return [
        k * (1 - 1.78 * v),
        k * (0.15 + 0.165 * deep * scale * Math.sin(a)),
        k * 0.36 * deep * scale * Math.cos(a),
      ];
    },
  });
  const gill = Array.from({ length: 9 }, (_, j): Vec3 => {
    const a = (j / 8 - 0.5) * 2.2;
    return [k * (0.5 + 0.13 * Math.cos(a)), k * (0.3 - 0.09 * a * a), k * 0.2 * a];
  });
  addTube(model, gill, { radius: k * 0.02, material: plain('#4a3a2c')(kit), sides: 5 });
  const fin = browned('#7d6238', '#3c2612', '#b29a68', { cells: 7, coat: 0.7 })(kit);
  addPanel(model, {
    outline: [
      [0, 0.07],
      [-0.16, 0.17],
      [-0.4, 0.31],
      [-0.34, 0.12],
      [-0.3, 0],
      [-0.34, -0.12],
      [-0.4, -0.31],
      [-0.16, -0.17],
      [0, -0.07],
    ].map(([x, z]) => [x! * k, z! * k] as const),
    thickness: 0.2,
    material: fin,
    at: [-k * 0.76, k * 0.12, 0],
  });
  addPanel(model, {
    outline: [
      [0.4, 0],
      [0.1, -0.22],
      [-0.3, -0.14],
      [-0.34, 0],
    ].map(([x, z]) => [x! * k, z! * k] as const),
    thickness: 0.2,
    material: fin,
    at: [0, k * 0.1, -k * 0.24],
  });
  addBall(
    model,
    [k * 0.76, k * 0.25, -k * 0.04],
    k * 0.06,
    plain('#f1efe4', { coat: 1, rough: 0.05 })(kit),
  );
  addBall(
    model,
    [k * 0.77, k * 0.285, -k * 0.04],
    k * 0.036,
    plain('#0c0c0c', { coat: 1, rough: 0.05 })(kit),
  );
  for (let i = 0; i < 4; i++) {
    const x = k * (0.34 - i * 0.24);
    const path = Array.from({ length: 7 }, (_, j): Vec3 => {
      const z = (j / 6 - 0.5) * k * 0.44;
      return [x + z * 0.5, k * (0.325 - 0.5 * (z / k) ** 2 * 3.2 - 0.03 * i), z];
    });
    addTube(model, path, { radius: k * 0.022, material: plain('#3a2312')(kit), sides: 5 });
  }
}

const GRILLED_SKIN = browned('#a08254', '#4a2f16', '#dcc9a0', {
  cells: 6,
  coat: 0.9,
  rough: 0.16,
  bump: 1.6,
});

/** A whole fish from the grill, cut across the back. */
const wholeFish: Component = {
  role: 'main',
  reach: 10,
  top: 3,
  lay: (model) => addFish(within(model, [0, 0, 0], { y: 0.2 }), 20, GRILLED_SKIN),
};

/** Four sardines in a row. */
const sardines: Component = {
  role: 'main',
  reach: 7,
  top: 2,
  lay: (model) => {
    const skin = browned('#8c98a0', '#4a4a42', '#d2d6d4', { cells: 7, coat: 1, rough: 0.12 });
    for (let i = 0; i < 4; i++)
      addFish(within(model, [(i % 2) * 0.8 - 0.4, 0, (i - 1.5) * 3], { y: 0.12 }), 13, skin);
  },
};

export const FISH = { whiteFillet, salmonFillet, tunaFillet, wholeFish, sardines };
