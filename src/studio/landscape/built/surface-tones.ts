import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { hash2, noise2, smoothstep } from '#studio/textures/noise.ts';
import { normalize } from '#studio/vector.ts';
import type { Surface } from './faces.ts';

/** How light a surface is at a point of it, against its mean. */
export function toneAt({ look, isGrainy }: Surface, point: Vec3): number {
  switch (look) {
    case 'paved':
      return slabAt(point);
    case 'plaster':
      return plasterAt(point);
    case 'tiles':
      return tileAt(point);
    case 'cobbles':
      return cobbleAt(point);
    default:
      return isGrainy ? grainAt(point) : 1;
  }
}

/** The light of a room behind a pane; in every third one it is dark. */
export function lampAt([x, y, z]: Vec3): Rgb {
  const room = hash2(Math.floor(z / 1.7), Math.floor(y / 2.4) * 7 + (x > 0 ? 3 : 1), 29);
  if (room < 0.34) return [0, 0, 0];
  const k = 0.5 + 0.5 * room;
  return [0.95 * k, 0.56 * k, 0.2 * k];
}

/** Stains where the rain runs, and the hand of the mason. */
const plasterAt = ([x, y, z]: Vec3): number =>
  0.8 +
  0.18 * noise2(z * 0.9 + x * 0.9, y * 0.7, 51) +
  0.14 * noise2(z * 6 + x * 6, y * 6, 53) +
  0.08 * noise2(z * 31, y * 31, 55);

/** Rows of tiles, each a little over the next. */
function tileAt([x, y, z]: Vec3): number {
  const row = y / 0.26;
  const drop = row - Math.floor(row);
  const fade = smoothstep(26, 8, z);
  const own = hash2(Math.floor(x / 0.24), Math.floor(row), 57);
  return (
    (0.72 + 0.3 * own) *
    (1 - fade * 0.4 * smoothstep(0.3, 0, drop)) *
    (0.86 + 0.24 * noise2(x, y, 59))
  );
}

/** Round stones set close, darker between them; from afar one tone. */
function cobbleAt([x, , z]: Vec3): number {
  const [size, fade] = [0.17, smoothstep(17, 4, z)];
  const row = Math.floor(z / size);
  const along = x / size + (row % 2) * 0.5 + 0.3 * noise2(row * 3.1, x * 2, 61);
  const column = Math.floor(along);
  const [u, v] = [along - column - 0.5, z / size - row - 0.5];
  const joint = smoothstep(0.56, 0.34, Math.hypot(u, v));
  const own = 0.72 + 0.5 * hash2(column, row, 63);
  const near = (0.5 + 0.5 * joint) * own;
  const worn = 0.84 + 0.3 * noise2(x * 0.7, z * 0.7, 65);
  return worn * (near * fade + 0.8 * (1 - fade));
}

/** Small waves, which mirror the sky here and the ground of the pool there. */
export function rippled([x, , z]: Vec3): Vec3 {
  const at = (dx: number, dz: number): number =>
    noise2((x + dx) * 1.9, (z + dz) * 2.6, 41) + 0.5 * noise2((x + dx) * 5.3, (z + dz) * 6.1, 43);
  const e = 0.05;
  return normalize([(at(0, 0) - at(e, 0)) * 1.1, 1, (at(0, 0) - at(0, e)) * 1.1]);
}

/** Slabs of stone, each of its own tone, with a joint round it. */
function slabAt([x, , z]: Vec3): number {
  const row = Math.floor(z / 0.62);
  const along = x / 0.94 + (row % 2) * 0.5;
  const edge = Math.min(
    (along - Math.floor(along)) * 0.94,
    z - row * 0.62,
    (1 - along + Math.floor(along)) * 0.94,
    (row + 1) * 0.62 - z,
  );
  const joint = 0.66 + 0.34 * smoothstep(0, 0.03 + z * 0.002, edge);
  return (
    joint *
    (0.84 + 0.2 * noise2(Math.floor(along) * 7.3, row * 5.1, 11)) *
    (0.88 + 0.24 * noise2(x * 4.7, z * 4.7, 13))
  );
}

const grainAt = ([x, y, z]: Vec3): number =>
  0.72 + 0.34 * noise2(x * 5 + z * 5, y * 34, 3) + 0.22 * noise2(x * 31 + z * 31, y * 31, 5);
