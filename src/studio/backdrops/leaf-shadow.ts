import { smoothstep } from '#studio/textures/noise.ts';

/** Fronds of a plant that stands out of the frame: their root, way, length and curve, in frame heights. */
const FRONDS = [
  { at: [-0.04, -0.06], turn: 0.62, long: 0.74, bow: 0.24, reach: 0.2 },
  { at: [0.02, -0.1], turn: 1.12, long: 0.62, bow: 0.16, reach: 0.17 },
  { at: [-0.08, 0.1], turn: 0.16, long: 0.6, bow: 0.3, reach: 0.16 },
] as const;
/** Leaflets along a frond, and how far forward they run. */
const [LEAFLETS, FORWARD] = [15, 1.5] as const;
/** Edges are softer the further they fall. */
const SOFT = 0.16;

/** How much of the sun leaves take from a place of the wall, 0…1; from the left for 1, from the right for -1. */
export function leafShadowAt(u: number, v: number, width: number, side: 1 | -1): number {
  const x = side > 0 ? u : width - u;
  return FRONDS.reduce((most, frond) => Math.max(most, frondAt(x, v, frond)), 0);
}

function frondAt(x: number, y: number, frond: (typeof FRONDS)[number]): number {
  const [dx, dy] = [x - frond.at[0], y - frond.at[1]];
  const [c, s] = [Math.cos(frond.turn), Math.sin(frond.turn)];
  const along = (dx * c + dy * s) / frond.long;
  if (along < 0 || along > 1) return 0;
  // It hangs over under its own weight.
  const across = -dx * s + dy * c - frond.bow * along * along * frond.long;
  const reach = frond.reach * Math.sin(Math.PI * (0.08 + 0.9 * along)) ** 0.6;
  const out = Math.abs(across) / reach;
  if (out > 1) return 0;
  const phase = along * LEAFLETS - out * FORWARD + (across > 0 ? 0.5 : 0);
  const gap = Math.abs(phase - Math.round(phase)) * 2;
  const wide = 0.62 * Math.sin(Math.PI * (0.14 + 0.86 * out)) ** 0.7;
  const soft = SOFT * (0.6 + along);
  const leaflet = smoothstep(wide + soft, wide - soft, gap);
  const stem = smoothstep(0.008, 0.002, Math.abs(across));
  return Math.max(leaflet, stem) * smoothstep(1, 0.9, along);
}
