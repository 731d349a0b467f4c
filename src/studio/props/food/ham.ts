import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { addSurface, startModel, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { noise2 } from '#studio/textures/noise.ts';

/** Cured lean with threads of fat along the muscle, paler where it folds, and the white rim it was salted with. */
const sliceOf = (kit: Kit): MaterialRef =>
  matte(kit, 'ham slice', () => ({
    texture: painted(kit, {
      painter: 'cured-ham',
      params: { seed: 7 },
      share: 0.4,
      bump: 0.8,
      wrap: 'clamp',
    }),
    coat: 0.5,
    coatRoughness: 0.28,
    translucency: 0.25,
  }));

/** How each slice lies: where its middle is, how it is turned, and the layer it lies in. */
const LAID: readonly (readonly [x: number, z: number, yaw: number, layer: number])[] = [
  [-3.6, -2.6, 0.5, 0],
  [3.4, -2.4, -0.35, 0],
  [-4.2, 2, -0.2, 0],
  [3.9, 2.2, 0.45, 0],
  [0, 0.2, 0.15, 1],
  [-1.4, -3.2, 1.1, 1],
  [1.6, 3, -0.9, 1],
];

/** Slices as thin as paper, each gathered into soft folds, laid over one another. */
export function addHam(kit: Kit, place: Place, random: Random): void {
  addHamSlices(startModel(kit, place, 'ham'), random, 1);
}

/** The same, by a factor on how far they reach. */
export function addHamSlices(model: Model, random: Random, k: number): void {
  const material = sliceOf(model.kit);
  for (const [i, [x, z, yaw, layer]] of LAID.entries()) {
    const slice = foldedSlice(random.fork(`slice ${i}`), layer);
    addSurface(within(model, [x * k, 0, z * k], { y: yaw }), {
      columns: COLUMNS,
      rows: ROWS,
      material,
      point: (u, v) => {
        const [px, py, pz] = slice(u, v);
        return [px * k, py * k, pz * k];
      },
    });
  }
}
const [COLUMNS, ROWS] = [34, 14];

/** Pushed together along its length: waves that lean over, flatter towards its edge where it touches the board. */
function foldedSlice(random: Random, layer: number): (u: number, v: number) => Vec3 {
  const [phase, seed] = [random.range(0, 6.28), random.range(0, 40)];
  const [long, wide] = [random.range(7.4, 8.4), random.range(4.2, 5)];
  const folds = random.range(1.7, 2.4);
  const high = 0.62 + layer * 0.3;
  return (u, v) => {
    const along = u - 0.5;
    const across = v - 0.5;
    const wave = Math.sin(u * Math.PI * 2 * folds + phase + across * 1.6);
    const lean = Math.cos(u * Math.PI * 2 * folds + phase + across * 1.6);
    // A rounded, ragged outline.
    const half =
      Math.sqrt(Math.max(0.04, 1 - Math.abs(2 * along) ** 3)) *
      (0.9 + 0.2 * noise2(u * 5 + seed, 2, 3));
    const rim = 1 - (2 * Math.abs(across)) ** 3 * 0.5;
    return [
      along * long + lean * 0.5 * rim + across * 0.8,
      0.14 + layer * 0.75 + high * (1 + wave) * rim + 0.25 * noise2(u * 4 + seed, v * 4, 5),
      across * 2 * wide * 0.62 * half + 0.3 * wave,
    ];
  };
}
