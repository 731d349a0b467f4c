import { addBlob, addSurface, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';

interface Patch {
  reach: number;
  /** Factor on the reach by angle. */
  edge?: (a: number) => number;
  /** By the way from the middle (0) to the edge (1), and where. */
  height: (out: number, x: number, z: number) => number;
  material: MaterialRef;
  cells?: number;
}

/** A round piece whose texture lies flat on it: no pole draws it together in the middle. */
export function addPatch(
  model: Model,
  { reach, edge = () => 1, height, material, cells = 26 }: Patch,
): void {
  addSurface(model, {
    columns: cells,
    rows: cells,
    material,
    point: (u, v) => {
      const [p, q] = [u * 2 - 1, v * 2 - 1];
      const [x, z] = [p * Math.sqrt(1 - (q * q) / 2), q * Math.sqrt(1 - (p * p) / 2)];
      const out = Math.min(1, Math.hypot(x, z));
      const k = reach * (1 + (edge(Math.atan2(z, x)) - 1) * out);
      return [x * k, height(out, x * k, z * k), z * k];
    },
  });
}

/** An edge as liquids have it: lobes of several sizes. */
export const lobed =
  (seed: number, amount: number) =>
  (a: number): number =>
    1 + amount * 2 * (fbm(Math.cos(a) * 1.6 + seed, Math.sin(a) * 1.6 + seed * 1.7, 3, 7) - 0.5);

/** Lies on the plate with a rounded edge, a few drops beside it. */
export function addPool(
  model: Model,
  { reach, random, material }: { reach: number; random: Random; material: MaterialRef },
): void {
  const seed = random.range(0, 20);
  const rounded = (high: number) => (out: number) => 0.03 + high * Math.sqrt(1 - out ** 6);
  addPatch(model, {
    reach: reach * 0.9,
    edge: lobed(seed, 0.3),
    height: rounded(0.26),
    material,
  });
  for (let i = 0; i < 4; i++) {
    const a = random.range(0, 6.283);
    const r = reach * random.range(1.02, 1.1);
    addPatch(within(model, [Math.cos(a) * r, 0, Math.sin(a) * r]), {
      reach: random.range(0.16, 0.4),
      height: rounded(0.14),
      material,
      cells: 6,
    });
  }
}

interface Draped {
  reach: number;
  random: Random;
  material: MaterialRef;
  /** Small pieces in it. */
  lumps: readonly MaterialRef[];
  /** How far what it lies on falls off towards its edge. */
  fall: number;
}

/** Ladled over a heap: a lumpy coat that follows it down in tongues. */
export function addDraped(model: Model, { reach, random, material, lumps, fall }: Draped): void {
  const seed = random.range(0, 20);
  const under = (r: number): number => -fall * (r / reach) ** 2;
  addPatch(model, {
    reach,
    edge: lobed(seed, 0.6),
    height: (out, x, z) =>
      under(Math.hypot(x, z)) +
      0.75 * Math.sqrt(1 - out ** 4) +
      (1 - out ** 3) * 1.1 * (fbm(x * 0.9 + seed, z * 0.9, 3, 5) - 0.45),
    material,
    cells: 34,
  });
  for (let i = 0; i < 34; i++) {
    const [a, r] = [i * 2.4 + seed, reach * 1.02 * Math.sqrt((i + 0.4) / 34)];
    const size = random.range(0.24, 0.55);
    addBlob(model, {
      at: [Math.cos(a) * r, under(r) + 0.5 - 0.35 * (r / reach) ** 4, Math.sin(a) * r],
      radii: [size * 1.25, size * 0.75, size],
      turn: { y: random.range(0, 6), z: random.range(-0.4, 0.4) },
      material: random.pick(lumps),
      swell: ([x, y, z]) => 0.8 + 0.5 * fbm(x * 1.8 + i, z * 1.8 + y, 2, 6),
      rings: 6,
      sides: 9,
    });
  }
}
