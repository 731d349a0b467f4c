import { addBall, addBlob, addTube, curve, textured, within } from '#studio/props/making/model.ts';
import { skinOf } from '#studio/props/making/skins.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { ball, leaf, slice, thread } from '#studio/props/plating/pieces.ts';
import type { Stuff } from '#studio/props/plating/pieces.ts';
import { HERB_GREEN, browned, glossy, plain } from '#studio/props/plating/stuffs.ts';

const tomatoes: Component = heaped({
  piece: ball(1.05, glossy('#cb2416'), glossy('#b81c12')),
  count: 8,
  rise: 0.8,
  half: 1,
});

/** Courgette, pepper and aubergine from the grill. */
const grilledVegetables: Component = heaped({
  piece: (part, random, i) => GRILLED[i % GRILLED.length]!(part, random, i),
  count: 12,
  rise: 1,
  half: 0.5,
  tip: 0.4,
});

const charred =
  (tone: readonly number[]): Stuff =>
  (kit) =>
    textured(
      kit,
      `charred ${tone.join()}`,
      {
        painter: 'stripes',
        params: { seed: 4, tone, stripe: [52, 34, 18], count: 4, share: 0.16, waver: 0.06 },
        hasRelief: false,
      },
      { coat: 0.7, rough: 0.2 },
    );

const GRILLED: readonly Piece[] = [
  slice(1.9, 0.5, charred([206, 208, 120]), plain('#3f6a26')),
  thread(3.6, 0.7, glossy('#c22a18')),
  slice(2.1, 0.5, charred([214, 188, 140]), plain('#34203a')),
  thread(3.4, 0.7, glossy('#e6a81e')),
];

/** The cut face of a tomato: its flesh, and chambers of jelly and seeds. */
const TOMATO_CUT: Stuff = (kit) =>
  textured(
    kit,
    'tomato cut',
    { painter: 'tomato-cut', params: { seed: 3 }, bump: 1.4, wrap: 'clamp' },
    { coat: 0.9, rough: 0.12, translucency: 0.1 },
  );

/** Torn rather than cut: white, moist, with threads that catch the light. */
const MOZZARELLA: Stuff = (kit) =>
  skinOf(
    kit,
    '#f3ecdc',
    [
      ['#fffaf0', 7, 0.5, 0.7, 0.7, 0.5],
      ['#e2d8c2', 5, 0.54, 0.72, 0.6, -0.4],
    ],
    { coat: 0.6, rough: 0.24, bump: 1.6, translucency: 0.15 },
  );

/** Slices of tomato and mozzarella in turn. */
const caprese: Component = {
  role: 'main',
  reach: 8,
  top: 2,
  lay: (model, { random }) => {
    const [red, white] = [
      slice(2.9, 0.7, TOMATO_CUT, glossy('#a8200f')),
      slice(2.7, 1, MOZZARELLA, MOZZARELLA),
    ];
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * 6.283;
      const part = within(model, [Math.cos(a) * 5.6, 1.1, Math.sin(a) * 5.6], {
        y: -a + 1.57,
        z: 0.4,
      });
      (i % 2 ? red : white)(part, random, i);
    }
    for (let i = 0; i < 6; i++)
      leaf(3.2, 1.8, HERB_GREEN)(
        within(model, [Math.cos(i) * 1.4, 1.6, Math.sin(i) * 1.4], { y: i * 1.05 }),
        random,
        i,
      );
    // Oil and pepper over all of it.
    const [oil, pepper] = [
      plain('#c2a62c', { coat: 1, rough: 0.04, translucency: 0.4 }),
      plain('#1c1814'),
    ];
    for (let i = 0; i < 70; i++) {
      const [a, r] = [random.range(0, 6.283), random.range(3, 8.6)];
      const isDrop = i % 3 === 0;
      const size = isDrop ? random.range(0.14, 0.34) : random.range(0.05, 0.1);
      addBlob(model, {
        at: [Math.cos(a) * r, (r < 7.4 && !isDrop ? 1.95 : 0.12) + size * 0.2, Math.sin(a) * r],
        radii: [size, size * 0.4, size],
        material: (isDrop ? oil : pepper)(model.kit),
        rings: 5,
        sides: 8,
      });
    }
  },
};

const olives: Component = heaped(
  { piece: ball(0.75, glossy('#2c2230'), glossy('#5c6a26')), count: 10, rise: 0.2, half: 0.7 },
  { role: 'top', reach: 4.4 },
);

/** Roasted bell peppers or chilli, long and wrinkled. */
const padron: Component = heaped(
  {
    piece: (part) => {
      const skin = browned('#5a8a2c', '#2c3c14', '#86ac4c', { cells: 5, coat: 0.9, rough: 0.14 })(
        part.kit,
      );
      addBlob(part, {
        radii: [2.4, 0.8, 0.9],
        material: skin,
        swell: ([x, y]) => 1 - 0.35 * Math.max(0, x) + 0.06 * Math.sin(x * 8 + y * 6),
        rings: 10,
        sides: 12,
      });
      const stem: Vec3[] = [
        [-2.2, 0, 0],
        [-3, 0.3, 0.2],
        [-3.6, 0.8, 0.3],
      ];
      addTube(part, curve(stem, 3), { radius: 0.16, material: HERB_GREEN(part.kit), sides: 5 });
    },
    count: 10,
    rise: 1.4,
    half: 0.8,
    tip: 0.2,
  },
  { role: 'main', reach: 6 },
);

const burrata: Component = {
  role: 'main',
  reach: 4.4,
  top: 4,
  lay: (model) => {
    const milk = plain('#fbf7ee', { coat: 0.7, rough: 0.18 })(model.kit);
    addBlob(model, {
      at: [0, 2, 0],
      radii: [4, 2.6, 3.8],
      material: milk,
      swell: ([x, y, z]) =>
        1 + (y > 0.75 ? (y - 0.75) * 0.7 : 0) + 0.02 * Math.sin(Math.atan2(z, x) * 9),
      sides: 36,
    });
    addBall(model, [0, 5, 0], 0.75, milk);
  },
};

export const SOUTHERN = {
  tomatoes,
  grilledVegetables,
  caprese,
  olives,
  padron,
  burrata,
};
