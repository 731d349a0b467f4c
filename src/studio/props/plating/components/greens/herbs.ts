import { addLeafBlade, addTube, curve, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { addHerbLeaf } from '#studio/props/plating/herb-leaf.ts';
import { thread } from '#studio/props/plating/pieces.ts';
import { HERB_GREEN, PALE_GREEN, plain, veined } from '#studio/props/plating/stuffs.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Three lobed leaflets on a bit of stalk, as it is plucked or coarsely chopped. */
const parsleySprig: Piece = (part, random) => {
  const green = random.pick([HERB_GREEN, HERB_GREEN, PALE_GREEN])(part.kit);
  for (const a of [-0.95, 0, 0.95]) {
    const long = random.range(0.6, 1) * (a === 0 ? 1.15 : 0.9);
    addHerbLeaf(part, {
      from: [0, 0.02, 0],
      to: [Math.cos(a) * long, random.range(0, 0.35), Math.sin(a) * long],
      width: long * 0.85,
      lobes: 2,
      material: green,
      random,
    });
  }
};

const parsley: Component = heaped(
  { piece: parsleySprig, count: 11, rise: 0.3, half: 0.15, tip: 0.4 },
  { role: 'top', reach: 7.4 },
);

/** The tip of a shoot: two pairs of glossy, bulging leaves, and one that fell beside it. */
const basil: Component = {
  role: 'top',
  reach: 2.4,
  top: 0.6,
  lay: (model, { random }) => {
    const greens = ['#2f6b1e', '#3d7d28', '#4b8a30'].map((tone) =>
      veined(tone, { coat: 0.6, rough: 0.25 })(model.kit),
    );
    const heart: Vec3 = [random.range(-0.4, 0.4), 0.3, random.range(-0.4, 0.4)];
    for (let i = 0; i < 6; i++) {
      const a = i * 1.571 + (i >= 4 ? 0.8 : 0) + random.range(-0.3, 0.3);
      const long = (i >= 4 ? 1.3 : i % 2 ? 2 : 2.8) * random.range(0.85, 1.15);
      const from: Vec3 =
        i === 5 ? [2.4, 0.3, 1.2] : [heart[0] + Math.cos(a) * 0.15, 0.3 + i * 0.05, heart[2]];
      addHerbLeaf(model, {
        from,
        to: [
          from[0] + Math.cos(a) * long,
          from[1] + 0.2 + (i % 2) * 0.45,
          from[2] + Math.sin(a) * long,
        ],
        width: long * 0.66,
        fold: -0.22,
        material: greens[i % 3]!,
        random,
      });
    }
  },
};

/** Fine threads, as a cook plucks it. */
const dill: Component = {
  role: 'top',
  reach: 3.4,
  top: 0.5,
  lay: (model, { random }) => {
    const green = plain('#4a7a2c', { translucency: 0.3 })(model.kit);
    for (let sprig = 0; sprig < 3; sprig++) {
      const part = within(model, [sprig * 1.7 - 1.7, 0.25, random.range(-0.8, 0.8)], {
        y: random.range(-0.7, 0.7) + sprig * 0.6,
      });
      addTube(
        part,
        [
          [-1.6, 0, 0],
          [0, 0.25, 0.1],
          [1.7, 0.4, 0],
        ],
        { radius: 0.06, material: green, sides: 4 },
      );
      for (let i = 0; i < 26; i++) {
        const [x, side] = [-1.2 + i * 0.115, i % 2 ? 1 : -1];
        const long = 1.05 * Math.sin(0.5 + (i / 26) * 2.5);
        addLeafBlade(part, {
          from: [x, 0.2 + i * 0.008, 0],
          to: [x + 0.5, 0.2 + random.range(0.05, 0.6), side * long],
          width: 0.12,
          material: green,
        });
      }
    }
  },
};

const chives: Component = heaped(
  { piece: thread(1.1, 0.12, HERB_GREEN), count: 26, rise: 0.2, half: 0.12, tip: 0.2 },
  { role: 'top', reach: 4 },
);

/** A sprig of rosemary. */
const rosemary: Component = {
  role: 'top',
  reach: 3.4,
  top: 0.5,
  lay: (model) => {
    const { kit } = model;
    const stem: Vec3[] = [
      [-3.2, 0.15, 0.8],
      [0, 0.5, -0.2],
      [3.2, 0.3, -0.7],
    ];
    addTube(model, curve(stem, 5), { radius: 0.13, material: plain('#5a4a2c')(kit), sides: 5 });
    for (let i = 0; i < 30; i++) {
      const t = i / 29;
      const at: Vec3 = [-3 + t * 6, 0.3 + 0.25 * Math.sin(t * 3), 0.75 - t * 1.4];
      addLeafBlade(model, {
        from: at,
        to: [at[0] + 0.7, at[1] + 0.45, at[2] + (i % 2 ? 1 : -1)],
        width: 0.24,
        material: plain('#4c6b38')(kit),
      });
    }
  },
};

export const HERBS = { parsley, basil, dill, chives, rosemary };
