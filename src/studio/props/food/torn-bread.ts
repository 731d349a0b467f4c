import { addBlob, addSurface, textured, within } from '#studio/props/making/model.ts';
import type { Model } from '#studio/props/making/model.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Random } from '#studio/random.ts';
import type { MaterialRef, Vec3 } from '#studio/scene-graph.ts';
import { fbm } from '#studio/textures/noise.ts';

/** Open crumb with its holes. */
export const crumbOf = (kit: Kit): MaterialRef =>
  textured(
    kit,
    'torn crumb',
    {
      painter: 'mottled',
      params: {
        seed: 9,
        tone: [240, 222, 184],
        marks: [
          { tone: [206, 172, 120], cells: 22, from: 0.56, to: 0.7, amount: 0.8, height: -0.7 },
          { tone: [250, 240, 214], cells: 12, from: 0.56, to: 0.8, amount: 0.6, height: 0.3 },
        ],
      },
      bump: 3,
    },
    { coat: 0.03, rough: 0.8, translucency: 0.2 },
  );

/** The end of a loaf that was broken by hand, looking along x: a ragged bulge of crumb within the edge of the crust. */
export function addTornEnd(
  model: Model,
  { at, radius, random }: { at: Vec3; radius: readonly [number, number]; random: Random },
): void {
  const seed = random.range(0, 40);
  addSurface(within(model, at), {
    columns: 26,
    rows: 26,
    material: crumbOf(model.kit),
    point: (u, v) => {
      const [p, q] = [u * 2 - 1, v * 2 - 1];
      const [y, z] = [p * Math.sqrt(1 - (q * q) / 2), q * Math.sqrt(1 - (p * p) / 2)];
      const out = Math.min(1, Math.hypot(y, z));
      const ragged = fbm(y * 3 + seed, z * 3 + seed, 4, 5) - 0.45;
      const x = (1 - out ** 3) * 1.1 + ragged * 2.4 * (1 - out ** 8);
      return [x, y * radius[0], z * radius[1]];
    },
  });
}

/** A handful that was torn off: crumb all over, crust on one side. */
export function addTornPiece(
  model: Model,
  { size, crust, random }: { size: number; crust: MaterialRef; random: Random },
): void {
  const seed = random.range(0, 40);
  const rough = ([x, y, z]: Vec3, amount: number): number =>
    1 + amount * (fbm(x * 2.4 + seed, y * 2.4 + z * 1.9, 4, 5) - 0.5) * 2;
  const part = within(model, [0, size * 0.62, 0], { y: random.range(0, 6), z: 0.3 });
  addBlob(part, {
    radii: [size * 1.1, size * 0.72, size * 0.9],
    material: crumbOf(model.kit),
    swell: (d) => rough(d, 0.42),
    rings: 18,
    sides: 26,
  });
  addBlob(part, {
    at: [-size * 0.34, size * 0.1, 0],
    radii: [size * 0.86, size * 0.72, size * 0.88],
    material: crust,
    swell: (d) => (d[0] > 0.1 ? 0.72 : 1) * rough(d, 0.14),
    rings: 16,
    sides: 24,
  });
}
