import { addBlob, addTube, within } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import type { Piece } from '#studio/props/plating/heap-up.ts';
import { browned, glossy, juicy, plain } from '#studio/props/plating/stuffs.ts';

interface Spear {
  stalk: string;
  tip: string;
  /** Half of its thickness. */
  radius: number;
  count: number;
}

/** Spears side by side, tips to the right, no two of one length; beside a dish they are cut to its room. */
const spears = ({ stalk, tip, radius, count }: Spear): Component => ({
  role: 'main',
  reach: 8,
  top: radius * 3.8,
  lay: (model, { reach, random }) => {
    const { kit } = model;
    const [skin, bud] = [juicy(stalk)(kit), juicy(tip)(kit)];
    const k = Math.max(0.66, Math.min(1, reach / 7));
    const below = Math.ceil(count * 0.6);
    for (let i = 0; i < count; i++) {
      const isBelow = i < below;
      const nth = isBelow ? i - (below - 1) / 2 : i - below - (count - below - 1) / 2;
      const rise = radius * (isBelow ? 1 : 2.6);
      const at: Vec3 = [random.range(-0.7, 0.7), rise, nth * radius * 2.15];
      const part = within(model, at, { y: 0.28 + random.range(-0.07, 0.07) });
      const [end, head] = [-7 * k, 5.2 * k + random.range(-0.5, 0.5)];
      const bow = random.range(-0.3, 0.3);
      addTube(
        part,
        [
          [end, 0, 0],
          [end + 0.1, 0, 0],
          [end * 0.3, 0, bow],
          [head * 0.6, 0, bow * 0.6],
          [head, 0, 0],
        ],
        { radius: (t) => (t === 0 ? 0.02 : radius * (1 - 0.12 * t)), material: skin, sides: 10 },
      );
      // Scales lie along the stalk, closer to each other towards the bud.
      for (const t of [0.2, 0.5, 0.72]) {
        const x = end + (head - end) * t;
        addBlob(part, {
          at: [x, radius * 0.72, 0],
          radii: [radius * 1.2, radius * 0.3, radius * 0.5],
          material: bud,
          rings: 6,
          sides: 8,
        });
      }
      addBlob(part, {
        at: [head + 0.4, 0, 0],
        radii: [radius * 3, radius * 1.16, radius * 1.16],
        material: bud,
        swell: ([x, y, z]) =>
          (1 - 0.42 * Math.max(0, x)) * (1 + 0.08 * Math.sin(x * 11 + Math.atan2(z, y) * 3)),
        rings: 12,
        sides: 14,
      });
    }
  },
});

const whiteAsparagus = spears({ stalk: '#efe4c0', tip: '#d8c9a0', radius: 0.72, count: 8 });

const greenAsparagus = spears({ stalk: '#7d9f48', tip: '#5b7b38', radius: 0.46, count: 10 });

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
