import { within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { chunk, leaf, thread } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import {
  HERB_GREEN,
  PALE_GREEN,
  browned,
  glossy,
  juicy,
  plain,
  veined,
} from '#studio/props/plating/stuffs.ts';

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

const SPROUT = browned('#7fa545', '#557f2a', '#c3d98c', { cells: 7, coat: 0.5, bump: 1.4 });

const brusselsSprouts: Component = heaped({
  piece: (part, random, i) => {
    chunk([1.2, 1.1, 1.2], 0.08, SPROUT)(part, random, i);
    // Outer leaves stand off.
    for (const turn of [0.3, 3.4])
      leaf(1.5, 1.3, juicy('#9dbf60'))(
        within(part, [Math.cos(turn) * 1.05, 0.1, Math.sin(turn) * 1.05], { y: -turn, z: -1.2 }),
        random,
        i,
      );
  },
  count: 10,
  rise: 1,
  half: 1.1,
});

const COOKED_LEAF = (tone: string): Stuff => veined(tone, { coat: 0.85, rough: 0.16 });

const spinach: Component = heaped({
  piece: leaf(2.6, 1.8, COOKED_LEAF('#2d5f1e'), COOKED_LEAF('#3a7026'), COOKED_LEAF('#245218')),
  count: 34,
  rise: 1.4,
  half: 0.4,
  tip: 0.9,
});

const LETTUCE = veined('#79ab3c');

const leaves: Component = heaped({
  piece: leaf(4, 2.6, LETTUCE, PALE_GREEN, HERB_GREEN, veined('#8a3346')),
  count: 34,
  rise: 2,
  half: 0.75,
  tip: 0.9,
});

/** Rocket with its long teeth. */
const rocket: Component = heaped(
  { piece: leaf(3.2, 0.9, HERB_GREEN, PALE_GREEN), count: 30, rise: 1.2, half: 0.3, tip: 0.8 },
  { role: 'top', reach: 3.4 },
);

export const GREENS = { redCabbage, sauerkraut, brusselsSprouts, spinach, leaves, rocket };
