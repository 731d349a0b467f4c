/** Deterministic lattice noise in 0..1. Pure integer hashing, so every machine gets the same texels. */

export const clamp = (x: number, low = 0, high = 1): number =>
  x < low ? low : x > high ? high : x;
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** Cubic step; `from` may be larger than `to`, then it falls instead of rising. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from));
  return t * t * (3 - 2 * t);
}

const TO_UNIT = 1 / 4294967296;

/** Hash of a lattice point to 0..1. */
export function hash2(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed | 0, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) * TO_UNIT;
}

export const hash1 = (i: number, seed: number): number => hash2(i, 977, seed);

const quintic = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

const finish = (h: number): number => {
  let k = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  k = Math.imul(k ^ (k >>> 13), 0xc2b2ae35);
  return (k ^ (k >>> 16)) >>> 0;
};

/** Value noise on an unbounded lattice: `hash2` at the four corners with their shared parts computed once. */
export function noise2(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const fx = quintic(x - xi);
  const fy = quintic(y - yi);
  const s = Math.imul(seed | 0, 0x9e3779b1);
  const x0 = Math.imul(xi, 0x27d4eb2d);
  const x1 = Math.imul(xi + 1, 0x27d4eb2d);
  const y0 = Math.imul(yi, 0x165667b1) ^ s;
  const y1 = Math.imul(yi + 1, 0x165667b1) ^ s;
  const a = finish(x0 ^ y0);
  const b = finish(x1 ^ y0);
  const c = finish(x0 ^ y1);
  const d = finish(x1 ^ y1);
  return (a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy) * TO_UNIT;
}

/** Fractal sum of noise, normalised to 0..1. */
export function fbm(x: number, y: number, octaves = 5, seed = 0, gain = 0.5): number {
  let amplitude = 0.5;
  let total = 0;
  let norm = 0;
  for (let i = 0; i < octaves; i++) {
    total += amplitude * noise2(x, y, seed + i * 17);
    norm += amplitude;
    x *= 2;
    y *= 2;
    amplitude *= gain;
  }
  return total / norm;
}

/** Fractal noise folded at its middle: crests for mountains and marble veins. */
export function ridged(x: number, y: number, octaves = 5, seed = 0): number {
  let amplitude = 0.5;
  let total = 0;
  let norm = 0;
  for (let i = 0; i < octaves; i++) {
    total += amplitude * (1 - Math.abs(2 * noise2(x, y, seed + i * 31) - 1));
    norm += amplitude;
    x *= 2;
    y *= 2;
    amplitude *= 0.5;
  }
  return total / norm;
}
