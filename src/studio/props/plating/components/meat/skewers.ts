import { addBlob, addBox, addLeafBlade, addTube, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { BONE, HERB_GREEN, SEARED, browned, glossy } from '#studio/props/plating/stuffs.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { prawn } from '#studio/props/plating/components/sea.ts';

/** One bite on its stick, put at the stick's own spot; `nth` from the handle on. */
type Bite = (part: Model, nth: number, random: Random) => void;

interface Stick {
  bites: number;
  /** Between two bites, in centimetres. */
  apart: number;
}

/** Three sticks side by side, each with its bites. */
const onSticks = (bite: Bite, { bites, apart }: Stick = { bites: 7, apart: 1.95 }): Component => ({
  role: 'main',
  reach: 8.4,
  top: 2.6,
  lay: (model, { random }) => {
    const { kit } = model;
    for (let k = 0; k < 3; k++) {
      const stick = within(model, [0, 1.2 + k * 0.1, (k - 1) * 3.1], { y: 0.12 * (k - 1) });
      addTube(
        stick,
        [
          [-10, 0, 0],
          [9, 0, 0],
        ],
        { radius: 0.16, material: BONE(kit), sides: 5 },
      );
      for (let i = 0; i < bites; i++) bite(within(stick, [-6 + i * apart, 0, 0]), i, random);
    }
  },
});

/** Cubes of these, one after the other. */
const cubesOf =
  (pieces: readonly Stuff[]): Bite =>
  (part, nth, random) =>
    addBox(
      part,
      {
        at: [0, random.range(-0.1, 0.1), random.range(-0.15, 0.15)],
        half: [0.8, nth % 2 ? 0.85 : 1.1, nth % 2 ? 0.9 : 1.1],
        turn: { x: random.range(-0.5, 0.5), z: random.range(-0.12, 0.12) },
      },
      pieces[nth % pieces.length]!(part.kit),
    );

const ball = (part: Model, stuff: Stuff, radius: number): void =>
  addBlob(part, { at: [0, 0, 0], radii: [radius, radius, radius], material: stuff(part.kit) });

/** Meat, pepper and onion. */
const skewers = onSticks(
  cubesOf([SEARED, glossy('#b92c1c'), SEARED, glossy('#7a9a32'), SEARED, glossy('#e6d2b0')]),
);

/** Glazed chicken. */
const satay = onSticks(
  cubesOf([browned('#b9722c', '#6b350f', '#dca04e', { coat: 0.95, rough: 0.12 })]),
);

/** Curled prawns, the stick through the bend of each. */
const prawnSkewers = onSticks(
  (part, nth, random) => {
    const turn = { x: -0.5 + random.range(-0.15, 0.15), y: nth % 2 ? 0.2 : -0.1 };
    prawn(within(part, [0, 0, 0], turn), random, nth);
  },
  { bites: 4, apart: 3.6 },
);

/** Pepper, courgette, onion, mushroom, charred at the edges. */
const vegetableSkewers = onSticks(
  cubesOf([
    browned('#c4301c', '#5a1a0e', '#d8563a', { coat: 0.8 }),
    browned('#8aa848', '#4a5a1e', '#c2d088', { coat: 0.6 }),
    browned('#e8b02c', '#8a5c10', '#f2cc66', { coat: 0.8 }),
    browned('#c9a578', '#7a5630', '#e2c8a0', { coat: 0.4 }),
  ]),
);

/** A small tomato, a leaf of basil, a ball of mozzarella. */
const capreseSkewers = onSticks(
  (part, nth) => {
    if (nth % 2 === 0) return ball(part, glossy('#c62a1a'), 1.25);
    addLeafBlade(part, {
      from: [-0.9, 0.2, -1],
      to: [-0.9, 1, 1.5],
      width: 1.7,
      material: HERB_GREEN(part.kit),
    });
    return ball(part, glossy('#f4efe2'), 1.2);
  },
  { bites: 6, apart: 2.4 },
);

export const SKEWERS = { skewers, satay, prawnSkewers, vegetableSkewers, capreseSkewers };
