import { addPanel, around } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Patch } from '#studio/props/making/skins.ts';
import { addPatch } from '#studio/props/plating/poured.ts';
import { fbm } from '#studio/textures/noise.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layHeap } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { browned, wet } from '#studio/props/plating/stuffs.ts';

/** A level of soup that fills its vessel: drawn up at the wall, a little uneven where the spoon went. */
export const level = (stuff: Stuff): Component => ({
  role: 'bed',
  reach: 20,
  top: 0.25,
  lay: (model, { reach, random }) => {
    const seed = random.range(0, 20);
    addPatch(model, {
      reach,
      height: (out, x, z) =>
        0.2 +
        0.1 * (fbm(x * 0.45 + seed, z * 0.45, 2, 5) - 0.5) * (1 - out ** 8) +
        0.07 * out ** 14,
      material: stuff(model.kit),
      cells: 22,
    });
  },
});

const pumpkinSoup = level(wet('#dc7a22'));

const tomatoSoup = level(wet('#c23a1c'));

const greenSoup = level(wet('#6d8a34'));

const creamSoup = level(wet('#ecdcb4'));

const mushroomSoup = level(wet('#a88a64'));

const misoBroth = level(wet('#c9965a'));

const saffronBroth = level(wet('#c8702a'));

const beetSoup = level(wet('#8a1436'));

const lentilSoup = level(
  browned('#8a5f2c', '#5e3d18', '#b0834a', { cells: 26, bump: 2, coat: 0.8 }),
);

/** Risen in blisters, which are the brownest, and crusted where it meets the wall. */
const gratinTop: Component = {
  role: 'bed',
  reach: 20,
  top: 0.9,
  lay: (model, { reach, random }) => {
    const seed = random.range(0, 20);
    const patches: readonly Patch[] = [
      ['#f2d79a', 9, 0.5, 0.7, 0.8, -0.1],
      ['#a85f1f', 6, 0.5, 0.64, 0.85, 0.4],
      ['#5c2c0e', 11, 0.62, 0.74, 0.8, 0.5],
      ['#e8b85c', 30, 0.6, 0.72, 0.6, 0.3],
    ];
    addPatch(model, {
      reach,
      height: (out, x, z) =>
        0.5 +
        0.9 * (fbm(x * 0.62 + seed, z * 0.62, 3, 5) - 0.42) * (1 - out ** 10) +
        0.3 * (fbm(x * 2 + seed, z * 2, 2, 5) - 0.5) +
        0.25 * out ** 16,
      material: skinOf(model.kit, '#d59c46', patches, { coat: 0.55, rough: 0.28, bump: 2.4 }),
      cells: 46,
    });
  },
};

/** Pieces that look out of a thick sauce. */
export const stew = (sauce: string, count: number, pieces: readonly Piece[]): Component => ({
  role: 'bed',
  reach: 20,
  top: 1.6,
  lay: (model, room) => {
    addPanel(model, {
      outline: around(40, () => room.reach),
      thickness: 0.2,
      material: wet(sauce)(model.kit),
    });
    const piece: Piece = (part, random, i) => pieces[i % pieces.length]!(part, random, i);
    layHeap(
      model,
      { piece, count, rise: 0.5, half: 0.75, tip: 0.5 },
      { ...room, reach: room.reach * 0.86 },
    );
  },
});

export const SOUPS = {
  pumpkinSoup,
  tomatoSoup,
  greenSoup,
  creamSoup,
  mushroomSoup,
  misoBroth,
  saffronBroth,
  beetSoup,
  lentilSoup,
  gratinTop,
};
