import { addSurface } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';

interface HerbLeaf {
  from: Vec3;
  to: Vec3;
  width: number;
  material: MaterialRef;
  random: Random;
  /** How far its sides bend up (or, below zero, down) from the rib. */
  fold?: number;
  /** Lobes on each side, as parsley and coriander have them. */
  lobes?: number;
}

/** One leaf as it falls from the hand: no two are folded and curled alike. */
export function addHerbLeaf(model: Model, leaf: HerbLeaf): void {
  const { from, to, width, material, random, lobes = 0 } = leaf;
  const along = subtract(to, from);
  const aside = normalize(cross(along, [0, 1, 0]));
  const over = normalize(cross(aside, along));
  const long = Math.hypot(...along);
  const fold = (leaf.fold ?? random.range(0.1, 0.45)) * width;
  const curl = random.range(-0.02, 0.28) * long;
  const [wave, phase] = [random.range(0.02, 0.05) * long, random.range(0, 6.28)];
  const twist = random.range(-0.18, 0.18) * width;
  const bend = random.range(-0.12, 0.12) * long;
  const edge = (v: number): number =>
    Math.sin(Math.PI * (0.05 + 0.92 * v ** 0.82)) ** 0.85 *
    (lobes > 0 ? 0.72 + 0.28 * Math.cos((v * lobes + 0.4) * Math.PI * 2) : 1);
  addSurface(model, {
    columns: 4,
    rows: lobes > 0 ? 7 : 6,
    material,
    point: (u, v) => {
      const side = (u - 0.5) * 2;
      const w = side * 0.5 * width * edge(v) + bend * v * (1 - v) * 2;
      const lift =
        fold * Math.abs(side) ** 1.4 * edge(v) +
        curl * Math.sin(v * Math.PI) +
        wave * side * side * Math.sin(v * 11 + phase + side) +
        twist * side * v;
      return add(add(from, scale(along, v)), add(scale(aside, w), scale(over, lift)));
    },
  });
}
