import { addBlob, addTube } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { greenAsparagus, whiteAsparagus } from './spears.ts';
import { browned, glossy, plain } from '#studio/props/plating/stuffs.ts';

/** Half rings of onion, glassy, brown at some tips. */
export const halfRing: Piece = (part, random) => {
  const r = random.range(0.9, 1.5);
  const path = Array.from({ length: 9 }, (_, i): Vec3 => {
    const a = (i / 8) * 3.4;
    return [Math.cos(a) * r, 0.12 * Math.sin(i), Math.sin(a) * r * 0.8];
  });
  const tone = random.pick(['#f0e2c4', '#e3c88e', '#b9813c']);
  addTube(part, path, { radius: 0.18, material: glossy(tone)(part.kit), sides: 5 });
};

const onions: Component = heaped(
  { piece: halfRing, count: 22, rise: 0.7, half: 0.3 },
  { role: 'top', reach: 5.4 },
);

const carrots: Component = heaped({
  piece: (part, random) =>
    addBlob(part, {
      radii: [random.range(2, 2.8), 0.62, 0.62],
      material: glossy('#e0701c')(part.kit),
      swell: ([x]) => 1 - 0.45 * Math.max(0, x),
      rings: 8,
      sides: 10,
    }),
  count: 11,
  rise: 1,
  half: 0.6,
  tip: 0.12,
});

/** Caps and halves, browned in butter. */
const mushroom: Piece = (part) => {
  const { kit } = part;
  const cap = browned('#9a6a3a', '#5e3a1a', '#c99a62', { coat: 0.7, rough: 0.2 })(kit);
  addBlob(part, {
    at: [0, 0.4, 0],
    radii: [1.5, 0.85, 1.4],
    material: cap,
    swell: ([, y]) => (y < 0 ? 0.7 : 1),
    rings: 8,
    sides: 14,
  });
  addTube(
    part,
    [
      [0, 0.2, 0],
      [0.1, -1.1, 0],
    ],
    { radius: 0.5, material: plain('#e2cfac', { coat: 0.4 })(kit) },
  );
};

const mushrooms: Component = heaped({
  piece: mushroom,
  count: 11,
  rise: 1.2,
  half: 0.9,
  tip: 1.1,
});

const pickles: Component = heaped(
  {
    piece: (part) =>
      addBlob(part, {
        radii: [1.9, 0.6, 0.6],
        material: glossy('#6a8a2c')(part.kit),
        swell: ([x, y, z]) => 1 + 0.06 * Math.sin(x * 14 + y * 9 + z * 11),
        rings: 10,
        sides: 10,
      }),
    count: 10,
    rise: 0.5,
    half: 0.6,
    tip: 0.1,
  },
  { reach: 2.8 },
);

export const VEGETABLES = { whiteAsparagus, greenAsparagus, onions, carrots, mushrooms, pickles };
