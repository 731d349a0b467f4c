import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { ball, leaf, thread } from '#studio/props/plating/pieces.ts';
import { HERB_GREEN, PALE_GREEN, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

const redCabbage: Component = heaped({
  piece: thread(3, 0.24, glossy('#6b1440'), glossy('#8a1f56'), glossy('#4e0f36')),
  count: 70,
  rise: 2.2,
  half: 0.4,
});

const sauerkraut: Component = heaped({
  piece: thread(3, 0.2, plain('#e8d9a0', { coat: 0.7 }), plain('#d9c684', { coat: 0.7 })),
  count: 72,
  rise: 2.2,
  half: 0.4,
});

const brusselsSprouts: Component = heaped({
  piece: ball(1.15, juicy('#6f9a3a'), juicy('#86ac4c')),
  count: 10,
  rise: 1,
  half: 1.1,
});

const spinach: Component = heaped({
  piece: leaf(2.6, 1.8, glossy('#2d5f1e'), glossy('#3a7026'), glossy('#245218')),
  count: 34,
  rise: 1.4,
  half: 0.4,
  tip: 0.9,
});

const LETTUCE = juicy('#6fa838');

const leaves: Component = heaped({
  piece: leaf(3.4, 2, LETTUCE, PALE_GREEN, HERB_GREEN, juicy('#8a3346')),
  count: 26,
  rise: 2,
  half: 0.4,
  tip: 0.9,
});

/** Rocket with its long teeth. */
const rocket: Component = heaped(
  { piece: leaf(3.2, 0.9, HERB_GREEN, PALE_GREEN), count: 30, rise: 1.2, half: 0.3, tip: 0.8 },
  { role: 'top', reach: 3.4 },
);

export const GREENS = { redCabbage, sauerkraut, brusselsSprouts, spinach, leaves, rocket };
