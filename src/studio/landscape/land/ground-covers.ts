import type { Rgb } from '#studio/textures/colour.ts';
import { linear, mixRgb, scaleRgb } from '#studio/textures/colour.ts';
import { clamp, fbm, noise2, smoothstep } from '#studio/textures/noise.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { TRACK_HALF } from './terrain.ts';

/** Metres: the room of one flower's head, and how far away the heads are still told apart. */
const HEAD_ROOM = 0.19;
const HEADS_RUN = 45;

/** Beaten earth and chalk. */
const GRAVEL: Rgb = [0.4, 0.315, 0.215];
/** Raked gravel of a drive: grains, and two tracks. */
const DRIVE: Rgb = [0.46, 0.37, 0.25];

/** What lies between the rows and on the roads, by the metre. */
export function groundCovers({ spec, terrain, foliage }: LandscapeCanvas) {
  const { seed } = spec;

  const groundColour = (x: number, z: number, patch: number, lane: number): Rgb => {
    const tuft = z < 120 ? fbm(x * 6, z * 5.2, 3, seed + 44, 0.6) : 0.5;
    const green = clamp(patch * 1.5 - 0.3 + (tuft - 0.5) * 2.2 + lane * 0.55 - 0.15);
    return scaleRgb(mixRgb(foliage.soil, foliage.grass, green), 0.62 + tuft * 0.8);
  };

  /** Tufts and worn patches of grass near by. */
  const meadow = (x: number, z: number): number => {
    const near = smoothstep(90, 25, z);
    if (near === 0) return 1;
    const tuft = fbm(x * 5, z * 4.4, 3, seed + 46, 0.62) - 0.5;
    const worn = noise2(x * 0.7, z * 0.4, seed + 47) - 0.5;
    const blades =
      z > 14 ? 0 : (noise2(x * 42 + z * 9, z * 17, seed + 48) - 0.5) * smoothstep(14, 5, z);
    return 1 + near * (tuft * 0.9 + worn * 0.35) + blades * 0.75;
  };

  /** Two wheel tracks, grass between them and stones all over; far away it is one pale band. */
  const trackColour = (x: number, z: number): Rgb => {
    const across = Math.abs(x - terrain.roadX(z)) / TRACK_HALF;
    const near = smoothstep(70, 20, z);
    const stones =
      (noise2(x * 9, z * 4, seed + 9) - 0.5) * 0.5 +
      (noise2(x * 2.2, z * 0.9, seed + 12) - 0.5) * 0.4;
    const earth = scaleRgb(GRAVEL, 1 + stones * near);
    const wheel = Math.exp(-(((across - 0.5) / 0.2) ** 2));
    const verge = smoothstep(0.26, 0.08, across) + smoothstep(0.8, 1, across);
    const grown = clamp(verge * (0.35 + noise2(x * 5, z * 1.6, seed + 10)) * near);
    return mixRgb(scaleRgb(earth, 0.86 + 0.24 * wheel * near), foliage.grass, grown * 0.75);
  };

  /** Raked gravel: grains near by, the wheels' two paler bands, grass at its edges. */
  const driveColour = (x: number, z: number): Rgb => {
    const near = smoothstep(60, 8, z);
    const grain = (fbm(x * 14, z * 11, 3, seed + 9, 0.7) - 0.5) * 0.9 * near;
    const across = Math.abs(x - terrain.roadX(z));
    const wheel = Math.exp(-(((across - 0.8) / 0.42) ** 2));
    const worn = (noise2(x * 0.8, z * 0.35, seed + 12) - 0.5) * 0.3;
    const gravel = scaleRgb(DRIVE, 0.82 + grain + worn + 0.2 * wheel);
    const edge = smoothstep(2.6, 3.5, across + (noise2(x * 2.3, z * 1.4, seed + 13) - 0.5) * 1.6);
    return mixRgb(gravel, foliage.grass, edge * 0.8);
  };

  const petals = spec.laneFlowers === undefined ? null : linear(spec.laneFlowers);
  /** Patches of single heads, none where the last one stands; far away they run together. */
  const bloomAt = (x: number, z: number): number => {
    const patch = smoothstep(0.28, 0.5, noise2(x * 0.5, z * 0.35, seed + 82));
    if (z > HEADS_RUN) return patch * smoothstep(0.5, 0.62, noise2(x * 7, z * 5, seed + 81));
    const [u, v] = [x / HEAD_ROOM, z / (HEAD_ROOM * 1.5)];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const aside = (salt: number): number => noise2(i * 3.71 + 0.5, j * 5.37 + 0.5, seed + salt);
    const away = Math.hypot(u - i - 0.2 - 0.6 * aside(81), v - j - 0.2 - 0.6 * aside(83));
    return patch * (1 - smoothstep(0.2, 0.34, away));
  };

  return { groundColour, meadow, trackColour, driveColour, petals, bloomAt };
}
