import type { Climber } from '#studio/scene/surroundings.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { clamp, fbm, noise2, smoothstep } from '#studio/textures/noise.ts';

/** Leaves, and blossoms where it has any. */
const LOOKS: Readonly<Record<Climber, { leaf: string; bloom: string | null; share: number }>> = {
  ivy: { leaf: '#3c5a2a', bloom: null, share: 0 },
  bougainvillea: { leaf: '#43602f', bloom: '#b02a6c', share: 0.5 },
  wisteria: { leaf: '#5d7a3c', bloom: '#9277c4', share: 0.58 },
  rose: { leaf: '#3f5f30', bloom: '#e58a98', share: 0.3 },
};

interface Spot {
  /** Metres from the middle of the front, and up. */
  x: number;
  y: number;
  /** Height of this wall, and how near its corner is. */
  wall: number;
  corner: number;
  seed: number;
}

/** What grows up a wall at a place, or nothing: dense at its foot and corners, in runs and tufts above. */
export function climberAt(climber: Climber, { x, y, wall, corner, seed }: Spot): Rgb | null {
  const { leaf, bloom, share } = LOOKS[climber];
  const clump = fbm(x * 0.22 + seed, 3.7, 2, seed + 31);
  const high =
    wall * (1.35 * smoothstep(0.47, 0.66, clump) - 0.12) + wall * 0.8 * smoothstep(2.6, 0, corner);
  const ragged = (fbm(x * 1.1, y * 1.1, 3, seed + 32, 0.6) - 0.5) * 5;
  if (y > Math.min(wall * 1.02, high) + ragged) return null;
  const grain = noise2(x * 9, y * 9, seed + 33);
  const depth = noise2(x * 2.3, y * 2.3, seed + 34);
  const green = scaleRgb(linear(leaf), 0.4 + 0.8 * depth + 0.5 * grain);
  if (bloom === null) return green;
  const tuft = fbm(x * 0.9, y * 0.9, 2, seed + 35) + (grain - 0.5) * 0.35;
  const blooms = smoothstep(1 - share - 0.06, 1 - share + 0.06, tuft + 0.12);
  return mixRgb(green, scaleRgb(linear(bloom), 0.6 + 0.6 * clamp(depth + grain * 0.4)), blooms);
}
