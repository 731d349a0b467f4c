import type { Vec3 } from '#studio/scene-graph.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import type { Looks } from './looks.ts';

const PALE_CLOTH: Rgb = [0.62, 0.6, 0.56];
const BLOSSOM: Rgb = [0.55, 0.08, 0.14];
const isBand = (at: number): boolean => at - Math.floor(at) < 0.5;
const shaded = (colour: Rgb, k: number): Rgb => [colour[0] * k, colour[1] * k, colour[2] * k];

/** What is woven into, knitted or printed on a cloth, at a point of it. */
export function wovenAt(pattern: NonNullable<Looks['pattern']>, colour: Rgb, [x, y, z]: Vec3): Rgb {
  const u = x + z * 0.7;
  switch (pattern) {
    case 'striped':
      return isBand(y * 22) ? colour : PALE_CLOTH;
    case 'checked': {
      // Two crossing bands and the ground between them.
      const bands = [isBand(y * 15), isBand(u * 15)].filter(Boolean).length;
      return bands === 0 ? PALE_CLOTH : shaded(colour, bands === 2 ? 0.3 : 0.75);
    }
    case 'knitted':
      return shaded(colour, 0.72 + 0.28 * Math.abs(Math.sin(u * 150)) * (isBand(y * 60) ? 1 : 0.8));
    case 'dotted':
      return dotAt(u, y, 16) < 0.3 ? PALE_CLOTH : colour;
    case 'floral': {
      const at = dotAt(u, y, 12);
      return at < 0.12 ? FLOWER_HEART : at < 0.34 ? blossomOn(colour) : colour;
    }
  }
}
const FLOWER_HEART: Rgb = [0.7, 0.5, 0.1];
/** Pale blossoms on a dark cloth, red ones on a pale. */
const blossomOn = (colour: Rgb): Rgb =>
  colour[0] + colour[1] + colour[2] > 1 ? BLOSSOM : PALE_CLOTH;

/** From the middle of the nearest of many dots, every other row set off by half. */
function dotAt(u: number, v: number, many: number): number {
  const row = Math.floor(v * many);
  const x = u * many + (row % 2 === 0 ? 0 : 0.5);
  return Math.hypot(x - Math.floor(x) - 0.5, v * many - row - 0.5);
}
