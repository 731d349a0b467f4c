import { matte, painted } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import { addSheet } from '#studio/props/making/mesh.ts';
import type { Place } from '#studio/props/making/place.ts';
import { addObject } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { noise2, smoothstep } from '#studio/textures/noise.ts';
import { add, rotate, rotation } from '#studio/vector.ts';

export interface Linen {
  tone: readonly [number, number, number];
  /** In centimetres, as it lies there. */
  width: number;
  depth: number;
  seed: number;
  /** Not asked for: it is not counted. */
  isDressing?: boolean;
}

const [COLUMNS, ROWS] = [40, 30];
/** In centimetres. */
const HIGHEST = 1.3;
const UNDER_FORK = 0.16;

/** A napkin as a guest drops it beside a plate: a flat middle for the fork, ridges towards its wandering hem. */
export function addLinen(
  kit: Kit,
  place: Place,
  { tone, width, depth, seed, isDressing = false }: Linen,
): void {
  const material = matte(kit, `loose linen ${tone.join()}`, () => ({
    texture: painted(kit, {
      painter: 'linen',
      params: { seed: 6, tone, threads: 90 },
      share: 0.5,
      bump: 1.2,
      scale: [1, 1],
    }),
  }));
  const object = addObject(kit.scene, {
    role: 'prop',
    name: 'linen napkin',
    ...(!isDressing && { thing: 'napkin' as const }),
  });
  const turn = rotation({ y: place.yaw });
  const rows = Array.from({ length: ROWS + 1 }, (_, i) =>
    Array.from({ length: COLUMNS + 1 }, (_, j): Vec3 => {
      const [u, v] = [(j / COLUMNS) * 2 - 1, (i / ROWS) * 2 - 1];
      const x = u * (width / 2) + (noise2(v * 1.6, 3, seed) - 0.5) * 3.4 * Math.abs(u);
      const z = v * (depth / 2) + (noise2(u * 1.6, 9, seed) - 0.5) * 3.4 * Math.abs(v);
      return add(place.position, rotate(turn, [x, heightAt(x, z, { u, v, seed }), z]));
    }),
  );
  addSheet({ scene: kit.scene, object, material }, rows);
}

function heightAt(
  x: number,
  z: number,
  { u, v, seed }: { u: number; v: number; seed: number },
): number {
  const bend = noise2(x * 0.07, z * 0.07, seed) * 7;
  const ridge =
    1 - Math.abs(2 * noise2((x * 0.4 + z) * 0.17 + bend * 0.22, x * 0.05, seed + 7) - 1);
  const out = Math.max(Math.abs(u), Math.abs(v));
  // The hem lies on the table.
  return UNDER_FORK + HIGHEST * ridge ** 2.2 * smoothstep(1, 0.86, out) * (0.35 + 0.65 * out);
}
