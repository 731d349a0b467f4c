import { addBlob, addPanel, addSurface, addTube, curve } from '#studio/props/making/model.ts';
import type { Component } from '#studio/props/plating/component.ts';
import { heaped } from '#studio/props/plating/heap-up.ts';
import { CREAM, glossy, GOLDEN, plain, SPONGE } from '#studio/props/plating/stuffs.ts';
import { fbm } from '#studio/textures/noise.ts';

/** Corners of fried maize, salted. */
const nachoChips: Component = heaped(
  {
    piece: (part) =>
      addPanel(part, {
        outline: [
          [-1.7, 1.2],
          [1.7, 1.2],
          [0, -1.9],
        ],
        thickness: 0.2,
        material: GOLDEN(part.kit),
      }),
    count: 22,
    rise: 2.2,
    half: 0.6,
    tip: 0.8,
  },
  { reach: 6 },
);

/** Thin slices that bent as they were fried. */
const crisps: Component = heaped(
  {
    piece: (part, random) => {
      const bend = random.range(0.25, 0.55);
      addSurface(part, {
        columns: 10,
        rows: 8,
        material: plain(random.pick(['#e8bf5a', '#dfae48', '#efcc74']), { coat: 0.5, rough: 0.3 })(
          part.kit,
        ),
        point: (u, v) => {
          const [x, r] = [u * 2 - 1, 1.9 * Math.sqrt(Math.max(0, 1 - (u * 2 - 1) ** 2))];
          return [x * 2.2, bend * x * x * 1.6 - bend * 0.8 * (v - 0.5) ** 2, (v * 2 - 1) * r];
        },
      });
    },
    count: 22,
    rise: 2.4,
    half: 0.6,
    tip: 0.7,
  },
  { reach: 6 },
);

/** Burst kernels, white with a yellow heart. */
const popcorn: Component = heaped(
  {
    piece: (part, random) => {
      const seed = random.range(0, 40);
      addBlob(part, {
        radii: [1.05, 0.9, 1],
        material: CREAM(part.kit),
        swell: ([x, y, z]) =>
          0.8 + 0.7 * Math.abs(fbm(x * 2.6 + seed, y * 2.4 + z * 2.8, 2, 3) - 0.3),
        rings: 8,
        sides: 12,
      });
      addBlob(part, {
        at: [0.3, -0.4, 0.2],
        radii: [0.4, 0.35, 0.4],
        material: plain('#d9a032')(part.kit),
        rings: 5,
        sides: 7,
      });
    },
    count: 34,
    rise: 2.8,
    half: 0.7,
    tip: 1,
  },
  { reach: 6 },
);

/** A sausage in its bun, mustard in a wavy line. */
const hotDog: Component = {
  role: 'main',
  reach: 8,
  top: 4.4,
  lay: (model) => {
    const { kit } = model;
    for (const s of [-1, 1])
      addBlob(model, {
        at: [0, 1.6, s * 1.5],
        radii: [7.4, 1.7, 1.6],
        turn: { x: s * 0.3 },
        material: SPONGE(kit),
        rings: 12,
        sides: 20,
      });
    addTube(
      model,
      curve(
        [
          [-8.2, 2.9, 0],
          [0, 2.6, 0],
          [8.2, 2.9, 0],
        ],
        8,
      ),
      {
        radius: (t) => 1.15 * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.3,
        material: glossy('#a8482a')(kit),
        sides: 14,
      },
    );
    addTube(
      model,
      Array.from(
        { length: 40 },
        (_, i) => [-6.4 + i * 0.33, 3.75, Math.sin(i * 0.9) * 0.7] as const,
      ),
      { radius: 0.24, material: glossy('#e6b21e')(kit), sides: 6 },
    );
  },
};

export const SNACKS = { nachoChips, crisps, popcorn, hotDog };
