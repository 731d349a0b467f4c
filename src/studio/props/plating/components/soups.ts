import { addPanel, around } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { layHeap } from '#studio/props/plating/heap-up.ts';
import { chunk, cube } from '#studio/props/plating/pieces.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { BRAISED, PALE_MEAT, browned, glossy, wet } from '#studio/props/plating/stuffs.ts';

/** A level of soup that fills its vessel. */
export const level = (stuff: Stuff): Component => ({
  role: 'bed',
  reach: 20,
  top: 0.25,
  lay: (model, { reach }) =>
    addPanel(model, {
      outline: around(40, () => reach),
      thickness: 0.2,
      material: stuff(model.kit),
    }),
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

const gratinTop = level(
  browned('#dca23e', '#94501a', '#f4d484', { cells: 7, bump: 1.6, coat: 0.7 }),
);

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

const meat = chunk([1.9, 1.25, 1.5], 0.24, BRAISED);

const carrot = chunk([1, 0.8, 0.9], 0.1, glossy('#dc6a1a'));

const potato = chunk([1.3, 0.95, 1.05], 0.1, glossy('#e6c46a'));

const onion = chunk([0.9, 0.8, 0.9], 0.02, glossy('#ead0a4'));

const mushroom = chunk([1.15, 0.75, 1], 0.1, glossy('#9a6a3a'));

const hen = chunk([1.7, 1.1, 1.3], 0.2, PALE_MEAT);

const beefStew = stew('#451708', 11, [meat, carrot, meat, onion, meat, mushroom]);

const goulash = stew('#8a2a10', 11, [
  meat,
  meat,
  potato,
  meat,
  chunk([1, 0.5, 0.7], 0.1, glossy('#b8281a')),
]);

const coqAuVin = stew('#4a1420', 10, [
  chunk(
    [2.2, 1.3, 1.5],
    0.2,
    browned('#8a4a2a', '#4e1f1a', '#b87848', { coat: 0.95, rough: 0.13 }),
  ),
  mushroom,
  onion,
  carrot,
]);

const redCurry = stew('#cf5f22', 10, [
  hen,
  chunk([1.2, 0.5, 0.7], 0.1, glossy('#b8281a')),
  hen,
  chunk([1, 0.5, 0.8], 0.1, glossy('#4f8a2a')),
]);

const greenCurry = stew('#a3ad5a', 10, [
  hen,
  chunk([1.1, 0.6, 0.8], 0.1, glossy('#3f7a22')),
  hen,
  chunk([1, 0.8, 0.9], 0.1, glossy('#5a3a6a')),
]);

/** From the tandoor: charred at the edges, and all of it under sauce. */
const tikka = chunk(
  [1.75, 1.05, 1.35],
  0.34,
  browned('#b4571c', '#5e2409', '#d98a3e', { cells: 5, bump: 1.6, coat: 1, rough: 0.1 }),
  browned('#c2662a', '#7a3410', '#e09a52', { cells: 6, bump: 1.6, coat: 1, rough: 0.1 }),
);
const butterCurry = stew('#b85a16', 12, [tikka, tikka, tikka]);

const blanquette = stew('#ecdcb8', 10, [hen, carrot, hen, mushroom, onion]);

const tagine = stew('#b0641c', 10, [
  meat,
  chunk([0.9, 0.8, 0.8], 0.1, glossy('#e08a2a')),
  chunk([1, 0.7, 0.8], 0.1, glossy('#3a2014')),
  potato,
  meat,
]);

const ratatouille = stew('#9c3418', 15, [
  chunk([1.3, 0.7, 1.1], 0.3, browned('#7a8a3a', '#4a5a20', '#b0b86a', { cells: 5, coat: 0.7 })),
  chunk([1.4, 0.8, 1], 0.3, browned('#4a2a34', '#2c1620', '#b89a70', { cells: 4, coat: 0.7 })),
  chunk([1.4, 0.6, 0.8], 0.25, browned('#a83420', '#7a2010', '#cf6a44', { cells: 5, coat: 0.8 })),
  chunk([1.2, 0.6, 0.8], 0.25, browned('#cf9a34', '#a4701c', '#e6bf6a', { cells: 5, coat: 0.8 })),
]);
const cassouletBeans = stew('#9a5a2a', 26, [
  chunk([0.85, 0.5, 0.55], 0, glossy('#ecd8ac')),
  chunk([0.85, 0.5, 0.55], 0, glossy('#dcc08a')),
]);

const chilli = stew('#6e1c0c', 22, [
  chunk([0.8, 0.5, 0.55], 0, glossy('#5a1410')),
  chunk([0.9, 0.6, 0.8], 0.3, BRAISED),
  chunk([0.5, 0.4, 0.4], 0, glossy('#e6b82a')),
]);

const fishStew = stew('#c2561c', 9, [
  chunk([1.8, 1, 1.2], 0.15, browned('#f0dcc0', '#d9b48c', '#faf0e0', { coat: 0.8 })),
  chunk([1.1, 0.9, 1], 0.1, glossy('#cf3a1c')),
  potato,
]);

const mapoTofu = stew('#9c2410', 14, [
  cube([0.95, 0.85, 0.95], glossy('#f4ead2')),
  chunk([0.6, 0.4, 0.5], 0.3, BRAISED),
]);

const ceviche = stew('#e8dcae', 16, [
  chunk([1.1, 0.8, 0.95], 0.1, browned('#f6eada', '#e2cdb0', '#fffaf2', { coat: 0.9, bump: 0.2 })),
  chunk([1.1, 0.8, 0.95], 0.1, browned('#f6eada', '#e2cdb0', '#fffaf2', { coat: 0.9, bump: 0.2 })),
  chunk([0.9, 0.3, 0.35], 0, glossy('#8a2a5a')),
]);

export const SOUPS = {
  ratatouille,
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
  beefStew,
  goulash,
  coqAuVin,
  redCurry,
  greenCurry,
  butterCurry,
  blanquette,
  tagine,
  cassouletBeans,
  chilli,
  fishStew,
  mapoTofu,
  ceviche,
};
