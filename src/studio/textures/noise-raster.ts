import { hash2 } from './noise.ts';

export interface RasterNoise {
  width: number;
  height: number;
  /** Lattice cells across and down the tile in the first octave. */
  cellsX: number;
  cellsY: number;
  octaves?: number;
  seed?: number;
  gain?: number;
}

const quintic = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/**
 * A whole periodic tile of fractal noise at once. Every octave is one small lattice that is
 * interpolated row by row, which hashes per lattice point instead of per pixel; and a row takes
 * all its octaves while it is at hand.
 */
export function noiseRaster(spec: RasterNoise): Float32Array {
  const { width, height } = spec;
  const { octaves, norm } = octavesOf(spec);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = out.subarray(y * width, (y + 1) * width);
    for (let k = 0; k < octaves.length; k++) addRow(row, octaves[k]!, y / height);
    for (let x = 0; x < width; x++) row[x]! /= norm;
  }
  return out;
}

function octavesOf(spec: RasterNoise): { octaves: Octave[]; norm: number } {
  const { width, seed = 0, gain = 0.5 } = spec;
  let amplitude = 0.5;
  let norm = 0;
  const octaves = Array.from({ length: spec.octaves ?? 5 }, (_, k) => {
    const cells = 2 ** k;
    const octave = latticeOf(width, {
      gx: Math.max(1, Math.round(spec.cellsX * cells)),
      gy: Math.max(1, Math.round(spec.cellsY * cells)),
      seed: seed + k * 17,
      amplitude,
    });
    norm += amplitude;
    amplitude *= gain;
    return octave;
  });
  return { octaves, norm };
}

/** The same in steps of 255, a quarter of the memory. */
export function noiseBytes(spec: RasterNoise): Uint8Array {
  const noise = noiseRaster(spec);
  const out = new Uint8Array(noise.length);
  // `Uint8Array.from` would go through an iterator, at many times the cost.
  for (let i = 0; i < out.length; i++) out[i] = noise[i]! * 255;
  return out;
}

interface Octave {
  gx: number;
  gy: number;
  lattice: Float32Array;
  /** For each pixel of a row, the lattice point left of it, and how far on it is to the next. */
  cell: Int32Array;
  weight: Float32Array;
  /** Of the row under way: the lattice between its upper and its lower line, and the step to the next point. */
  from: Float32Array;
  step: Float64Array;
}

function latticeOf(
  width: number,
  { gx, gy, seed, amplitude }: { gx: number; gy: number; seed: number; amplitude: number },
): Octave {
  const lattice = new Float32Array(gx * gy);
  for (let j = 0; j < gy; j++) {
    for (let i = 0; i < gx; i++) lattice[j * gx + i] = hash2(i, j, seed) * amplitude;
  }
  const cell = new Int32Array(width);
  const weight = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = (x / width) * gx;
    cell[x] = u | 0;
    weight[x] = quintic(u - (u | 0));
  }
  const [from, step] = [new Float32Array(gx + 1), new Float64Array(gx)];
  return { gx, gy, lattice, cell, weight, from, step };
}

function addRow(out: Float32Array, octave: Octave, down: number): void {
  const { gx, gy, lattice, cell, weight, from, step } = octave;
  const v = down * gy;
  const j = v | 0;
  const w = quintic(v - j);
  const upper = j * gx;
  const lower = ((j + 1) % gy) * gx;
  for (let i = 0; i < gx; i++) {
    from[i] = lattice[upper + i]! + (lattice[lower + i]! - lattice[upper + i]!) * w;
  }
  from[gx] = from[0]!;
  for (let i = 0; i < gx; i++) step[i] = from[i + 1]! - from[i]!;
  for (let x = 0; x < out.length; x++) {
    const i = cell[x]!;
    out[x]! += from[i]! + step[i]! * weight[x]!;
  }
}
