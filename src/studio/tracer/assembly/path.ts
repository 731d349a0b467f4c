import { pathStack } from './scene.ts';

// The stretch of path under way.
export let fromX: f64 = 0,
  fromY: f64 = 0,
  fromZ: f64 = 0;
export let alongX: f64 = 0,
  alongY: f64 = 0,
  alongZ: f64 = 0;
/** What this path still carries, per colour. */
export let carryR: f64 = 0,
  carryG: f64 = 0,
  carryB: f64 = 0;
/** The medium around, -1 for air. */
export let medium: i32 = -1;
export let depth: i32 = 0;
/** Matte surfaces met so far. */
export let diffuse: i32 = 0;
/** How often the path was split in two; from ROUGH on it also went over a rough reflection. */
export let splits: i32 = 0;
/** Whether the path still goes where the camera looks: refracted at most, never thrown back. */
export let isStraight: bool = true;
export const ROUGH: i32 = 16;

// What the sample has collected: all light but that of the first matte surface, and that light before it takes the surface's colour.
export let lightR: f64 = 0,
  lightG: f64 = 0,
  lightB: f64 = 0;
export let softR: f64 = 0,
  softG: f64 = 0,
  softB: f64 = 0;
/** Share of the sample that goes through to an open backdrop, without what tinted glass keeps of it. */
export let openShare: f64 = 0;

// What the sample saw first.
export let seenObject: i32 = 0;
export let seenDepth: f64 = 0;
export let seenR: f64 = 0,
  seenG: f64 = 0,
  seenB: f64 = 0;
export let seenX: f64 = 0,
  seenY: f64 = 0,
  seenZ: f64 = 0;

/** The first other object behind it, seen through clear glass or liquid; 0 for none. */
export let seenThrough: i32 = 0;

let waiting: i32 = 0;
const MAX_WAITING: i32 = 31;

export function startPath(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  waiting = 0;
  lightR = lightG = lightB = 0;
  softR = softG = softB = 0;
  openShare = 0;
  seenObject = -1;
  seenThrough = 0;
  isStraight = true;
  seenDepth = 1e9;
  seenR = seenG = seenB = 0;
  seenX = seenY = seenZ = 0;
  medium = -1;
  branch(ox, oy, oz, dx, dy, dz, 1, 1, 1, -1, -1, 0, 0);
  store<i32>(pathStack, 1, 88);
}

/** Keeps a second path for later, one step deeper than the given depth. */
export function branch(
  ox: f64,
  oy: f64,
  oz: f64,
  dx: f64,
  dy: f64,
  dz: f64,
  r: f64,
  g: f64,
  b: f64,
  inMedium: i32,
  atDepth: i32,
  atDiffuse: i32,
  atSplits: i32,
): void {
  if (waiting >= MAX_WAITING) return;
  const p = pathStack + ((<usize>waiting) << 7);
  store<f64>(p, ox);
  store<f64>(p, oy, 8);
  store<f64>(p, oz, 16);
  store<f64>(p, dx, 24);
  store<f64>(p, dy, 32);
  store<f64>(p, dz, 40);
  store<f64>(p, r, 48);
  store<f64>(p, g, 56);
  store<f64>(p, b, 64);
  store<i32>(p, inMedium, 72);
  store<i32>(p, atDepth + 1, 76);
  store<i32>(p, atDiffuse, 80);
  store<i32>(p, atSplits, 84);
  store<i32>(p, 0, 88);
  waiting++;
}

/** Takes up the path kept last; false when none is left. */
export function resume(): bool {
  if (waiting == 0) return false;
  waiting--;
  const p = pathStack + ((<usize>waiting) << 7);
  fromX = load<f64>(p);
  fromY = load<f64>(p, 8);
  fromZ = load<f64>(p, 16);
  alongX = load<f64>(p, 24);
  alongY = load<f64>(p, 32);
  alongZ = load<f64>(p, 40);
  carryR = load<f64>(p, 48);
  carryG = load<f64>(p, 56);
  carryB = load<f64>(p, 64);
  medium = load<i32>(p, 72);
  depth = load<i32>(p, 76);
  diffuse = load<i32>(p, 80);
  splits = load<i32>(p, 84);
  isStraight = load<i32>(p, 88) != 0;
  return true;
}

@inline
export function continueFrom(ox: f64, oy: f64, oz: f64, dx: f64, dy: f64, dz: f64): void {
  fromX = ox;
  fromY = oy;
  fromZ = oz;
  alongX = dx;
  alongY = dy;
  alongZ = dz;
}

@inline
export function dim(r: f64, g: f64, b: f64): void {
  carryR *= r;
  carryG *= g;
  carryB *= b;
}

@inline
export function brightest(): f64 {
  return Math.max(carryR, Math.max(carryG, carryB));
}

/** What is seen of an open backdrop. Tinted glass lets more of one colour through: that surplus counts as light of a white ground. */
@inline
export function seeThrough(): void {
  const least = Math.min(carryR, Math.min(carryG, carryB));
  openShare += least;
  collect(carryR - least, carryG - least, carryB - least);
}

@inline
export function collect(r: f64, g: f64, b: f64): void {
  lightR += r;
  lightG += g;
  lightB += b;
}
