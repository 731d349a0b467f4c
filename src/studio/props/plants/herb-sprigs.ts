import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addBall, addLeafBlade, addTube, curve, paint } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { add, cross, normalize, scale, subtract } from '#studio/vector.ts';

export interface Twig {
  length: number;
  random: Random;
}

/** A stem along x that rises a little, and what grows on it. */
function stemOf(model: Model, { length, random }: Twig, tone: string, radius: number): Vec3[] {
  const bow = random.range(-1, 1);
  const path = curve(
    [
      [-length / 2, 0.35, 0],
      [0, 0.8, bow],
      [length / 2, 1.2, bow * 0.4],
    ],
    8,
  );
  addTube(model, path, { radius, material: paint(model.kit, tone), sides: 5 });
  return path;
}

interface Leaves {
  /** From one pair to the next. */
  step: number;
  length: number;
  width: number;
  /** How far they lean towards the tip: 0 straight out, 1 along the stem. */
  lean: number;
  round?: number;
  bend?: number;
}

/** Pairs of leaves, each crossed with the one before; smaller towards the tip. */
function addPairs(
  model: Model,
  path: readonly Vec3[],
  leaves: Leaves,
  { materials, random }: { materials: readonly MaterialRef[]; random: Random },
): void {
  let since = 0;
  for (let i = 1; i < path.length; i++) {
    const along = subtract(path[i]!, path[i - 1]!);
    since += Math.hypot(...along);
    if (since < leaves.step) continue;
    since = 0;
    const forward = normalize(along);
    const aside = normalize(cross(forward, [0, 1, 0]));
    const size = 1 - 0.45 * (i / path.length) ** 2;
    for (const s of [-1, 1]) {
      const lift = (i % 2 ? 0.75 : 0.2) + random.range(-0.15, 0.15);
      const out = normalize(add(scale(aside, s), [0, lift, 0]));
      const way = normalize(add(scale(out, 1 - leaves.lean), scale(forward, leaves.lean)));
      addLeafBlade(model, {
        from: path[i]!,
        to: add(path[i]!, scale(way, leaves.length * size * random.range(0.85, 1.1))),
        width: leaves.width * size,
        material: random.pick(materials),
        bend: leaves.bend ?? 0,
        cup: 0.12,
      });
    }
  }
}

const greens = (model: Model, ...tones: readonly string[]): MaterialRef[] =>
  tones.map((tone) => paint(model.kit, tone, { coat: 0.15, rough: 0.5, translucency: 0.25 }));

/** Narrow leaves on a woody stem, a few lilac flowers. */
export function addRosemary(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#6b5233', 0.16);
  const materials = greens(model, '#5e7f56', '#4d6d49', '#86a07c');
  const { random } = twig;
  addPairs(
    model,
    path,
    { step: 0.42, length: 2.1, width: 0.34, lean: 0.55 },
    { materials, random },
  );
  const lilac = paint(model.kit, '#8d86c9');
  for (let i = 6; i < path.length - 2; i += 4)
    addBall(model, add(path[i]!, [0, 0.6, random.range(-0.4, 0.4)]), 0.26, lilac);
}

/** Wiry stems with tiny round leaves. */
export function addThyme(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#7a5a3a', 0.08);
  const materials = greens(model, '#6f8a5c', '#8aa274', '#5c774c');
  const leaves = { step: 0.62, length: 0.75, width: 0.55, lean: 0.25 };
  addPairs(model, path, leaves, { materials, random: twig.random });
}

/** Large, glossy, bulging leaves. */
export function addBasil(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#7fa55a', 0.2);
  const materials = ['#3d8f33', '#4ba03c', '#2f7a2b'].map((tone) =>
    paint(model.kit, tone, { coat: 0.6, rough: 0.25, translucency: 0.35 }),
  );
  const leaves = { step: 1.7, length: 4, width: 3, lean: 0.4, bend: 0.9 };
  addPairs(model, path, leaves, { materials, random: twig.random });
}

/** Pointed leaves in crossed pairs, close together at the tip. */
export function addMint(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#7d9a5e', 0.17);
  const materials = greens(model, '#58a848', '#6fbd58', '#479a3d');
  const leaves = { step: 1.15, length: 2.9, width: 1.8, lean: 0.3, bend: 0.35 };
  addPairs(model, path, leaves, { materials, random: twig.random });
}

/** Long velvet leaves of grey green. */
export function addSage(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#8a8a66', 0.16);
  const materials = greens(model, '#8fa283', '#a4b397', '#7c9070');
  const leaves = { step: 1.5, length: 4.2, width: 1.5, lean: 0.45, bend: 0.3 };
  addPairs(model, path, leaves, { materials, random: twig.random });
}

/** Feathers: threads as fine as hair on both sides of the stem. */
export function addDill(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#7fae52', 0.1);
  const materials = greens(model, '#4f8f3c', '#63a54a', '#3f7a30');
  addPairs(
    model,
    path,
    { step: 0.5, length: 2.8, width: 0.14, lean: 0.5, bend: 0.3 },
    { materials, random: twig.random },
  );
}

/** Straight hollow blades. */
export function addChives(model: Model, { length, random }: Twig): void {
  const [green] = greens(model, '#3f8a34');
  for (let k = 0; k < 4; k++) {
    const z = random.range(-0.5, 0.5);
    const tip: Vec3 = [length / 2, 0.5 + k * 0.2, z + random.range(-0.6, 0.6)];
    const path = curve([[-length / 2, 0.3 + k * 0.15, z], [0, 0.6 + k * 0.2, z], tip], 5);
    addTube(model, path, { radius: (t) => 0.17 * (1 - 0.7 * t), material: green!, sides: 6 });
  }
}

/** Bare stalks that end in three-fingered leaves. */
export function addParsley(model: Model, twig: Twig): void {
  const path = stemOf(model, twig, '#7fb05a', 0.12);
  const materials = greens(model, '#3f9436', '#52a844', '#358030');
  const { random } = twig;
  const tip = path.at(-1)!;
  for (let k = 0; k < 5; k++) {
    const a = (k / 4 - 0.5) * 2.6;
    const at = add(tip, [Math.cos(a) * 1.9 - 1, 0.3 * (k % 2), Math.sin(a) * 1.9]);
    for (let i = 0; i < 5; i++) {
      const b = a + (i / 4 - 0.5) * 2.6;
      addLeafBlade(model, {
        from: at,
        to: add(at, [Math.cos(b) * 1.5, random.range(0, 0.6), Math.sin(b) * 1.5]),
        width: 0.85,
        material: random.pick(materials),
        bend: 0.2,
      });
    }
  }
}
