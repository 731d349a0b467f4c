import { noise2 } from '#studio/textures/noise.ts';
import { addSurface, textured, within } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { browned } from '#studio/props/plating/stuffs.ts';
import { addFish, SARDINE, SEA_BASS } from '#studio/props/plating/whole-fish.ts';

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
      3.7 * (1 - 0.3 * u) * Math.max(0, 1 - Math.abs(2 * u - 1) ** 5) ** 0.5;
    const sheet = (material: MaterialRef, grow: number, from: number, to: number): void =>
      addSurface(model, {
        columns: 26,
        rows: 12,
        material,
        point: (u, v) => {
          const a = Math.PI * (1 - (from + (to - from) * v));
          return [
            (u - 0.5) * 13.4 + 0.35 * Math.cos(a) * (u - 0.3),
            0.1 +
              (2.5 + grow) * Math.sin(a) ** 0.7 * (1 - 0.34 * u) +
              0.22 * Math.sin(a) * (noise2(u * 5, v * 4, 6) - 0.5),
            Math.cos(a) * (half(u) + grow) * (1 + 0.1 * (noise2(u * 6, v * 2, 3) - 0.5)) +
              1.1 * Math.sin(u * 2.6),
          ];
        },
      });
    sheet(flesh(model.kit), 0, 0, 1);
    sheet(skin(model.kit), 0.08, 0.2, 0.82);
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

/** A whole fish from the grill, cut across the back. */
const wholeFish: Component = {
  role: 'main',
  reach: 10,
  top: 3,
  lay: (model) => addFish(within(model, [0, 0, 0], { y: 0.2 }), 25, SEA_BASS),
};

/** Four sardines in a row. */
const sardines: Component = {
  role: 'main',
  reach: 7,
  top: 2,
  lay: (model) => {
    for (let i = 0; i < 4; i++)
      addFish(within(model, [(i % 2) * 0.8 - 0.4, 0, (i - 1.5) * 3], { y: 0.12 }), 13, SARDINE);
  },
};

export const FISH = { whiteFillet, salmonFillet, tunaFillet, wholeFish, sardines };
