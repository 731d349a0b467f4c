import { addBall, addBlob, addPanel, addTube, around, curve } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addHerbLeaf } from './herb-leaf.ts';
import type { Random } from '#studio/random.ts';
import { fbm } from '#studio/textures/noise.ts';
import { dot, normalize } from '#studio/vector.ts';
import type { Piece } from './heap-up.ts';

/** A material of the scene, made when the piece is laid. */
export type Stuff = (kit: Kit) => MaterialRef;

/** Round: peas, tomatoes, chickpeas. */
export const ball =
  (radius: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) =>
    addBall(part, [0, 0, 0], radius * random.range(0.9, 1.1), random.pick(stuff)(part.kit));

/** Pressed, knobbly and cut: chunks of meat, potatoes, dumplings. What is not rough was never cut. */
export const chunk =
  (radii: Vec3, rough: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) => {
    const seed = random.range(0, 40);
    const k = random.range(0.78, 1.16);
    const cuts = rough > 0.05 ? facets(random) : [];
    // Grains are many and seen as specks.
    const largest = Math.max(...radii);
    addBlob(part, {
      radii: [radii[0] * k * random.range(0.88, 1.14), radii[1] * k, radii[2] * k],
      material: random.pick(stuff)(part.kit),
      swell: (d) => {
        const [x, y, z] = d;
        const bulge = 1 + rough * (fbm(x * 2.2 + seed, y * 2.2 + z * 1.7, 2, 3) - 0.5) * 2;
        return cuts.reduce((r, { out, at }) => {
          const toward = dot(d, out);
          return toward > 0.2 ? Math.min(r, at / toward) : r;
        }, bulge);
      },
      ...(largest < 0.7 ? SPECK : largest < 1.25 ? SMALL : LARGE),
    });
  };

const SPECK = { rings: 4, sides: 6 };
const SMALL = { rings: 8, sides: 13 };
const LARGE = { rings: 11, sides: 17 };

/** Planes that a knife left, by their direction and how far they are from the middle. */
const facets = (random: Random): { out: Vec3; at: number }[] =>
  Array.from({ length: 5 }, (_, i) => {
    const a = i * 2.4 + random.range(-0.5, 0.5);
    const up = random.range(-0.35, 0.75);
    return { out: normalize([Math.cos(a), up, Math.sin(a)]), at: random.range(0.66, 0.92) };
  });

/** Cut square; no edge of it is sharp, and no two are alike. */
export const cube =
  (half: Vec3, ...stuff: readonly Stuff[]): Piece =>
  (part, random) => {
    const seed = random.range(0, 40);
    const [kx, ky, kz] = [0, 1, 2].map(() => random.range(0.84, 1.14)) as [number, number, number];
    const skew = random.range(-0.14, 0.14);
    addBlob(part, {
      radii: [half[0] * kx, half[1] * ky, half[2] * kz],
      material: random.pick(stuff)(part.kit),
      swell: ([x, y, z]) => {
        const square =
          (Math.abs(x + skew * y) ** 7 + Math.abs(y) ** 7 + Math.abs(z) ** 7) ** (-1 / 7);
        return square * (1 + 0.14 * (fbm(x * 2 + seed, y * 2 + z * 1.6, 2, 3) - 0.5));
      },
      rings: 12,
      sides: 20,
    });
  };

/** A bent thread: shredded cabbage, beans, spätzle, onions. */
export const thread =
  (length: number, radius: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) => {
    const bow = random.range(-0.35, 0.35) * length;
    const path: Vec3[] = [
      [-length / 2, 0, 0],
      [0, random.range(0, 0.2) * length * 0.4, bow],
      [length / 2, 0, random.range(-0.2, 0.2) * length],
    ];
    addTube(part, curve(path, 4), {
      radius: (t) => radius * (0.55 + 0.45 * Math.sin(Math.PI * Math.min(0.97, 0.1 + t * 0.8))),
      material: random.pick(stuff)(part.kit),
      sides: 6,
    });
  };

/** A flat round: slices of sausage, courgette, octopus. */
export const slice =
  (radius: number, thickness: number, face: Stuff, rim: Stuff): Piece =>
  (part, random) => {
    const k = random.range(0.85, 1.1);
    addPanel(part, {
      outline: around(18, (a) => radius * k * (1 + 0.04 * Math.sin(a * 3 + k * 9))),
      thickness,
      material: face(part.kit),
      side: rim(part.kit),
      at: [0, -thickness / 2, 0],
    });
  };

/** A ring lying flat: calamari, onions, olives. */
export const ring =
  (radius: number, thickness: number, stuff: Stuff): Piece =>
  (part, random) => {
    const k = random.range(0.8, 1.15);
    const path = Array.from({ length: 15 }, (_, i): Vec3 => {
      const a = (i / 14) * Math.PI * 2;
      return [Math.cos(a) * radius * k, 0, Math.sin(a) * radius * k * 0.9];
    });
    addTube(part, path, { radius: thickness, material: stuff(part.kit), sides: 7 });
  };

/** A leaf of a herb or a salad: folded along its rib, waved at its edges, curled or hanging. */
export const leaf =
  (length: number, width: number, ...stuff: readonly Stuff[]): Piece =>
  (part, random) =>
    addHerbLeaf(part, {
      from: [-length / 2, 0, 0],
      to: [length / 2, length * random.range(0, 0.34), 0],
      width: width * random.range(0.75, 1.2),
      material: random.pick(stuff)(part.kit),
      random,
    });
