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
 * interpolated row by row, which hashes per lattice point instead of per pixel.
 */
export function noiseRaster(spec: RasterNoise): Float32Array {
  const { width, height, octaves = 5, seed = 0, gain = 0.5 } = spec;
  const out = new Float32Array(width * height);
  let amplitude = 0.5;
  let norm = 0;
  for (let k = 0; k < octaves; k++) {
    const cells = 2 ** k;
    addOctave(out, {
      width,
      height,
      gx: Math.max(1, Math.round(spec.cellsX * cells)),
      gy: Math.max(1, Math.round(spec.cellsY * cells)),
      seed: seed + k * 17,
      amplitude,
    });
    norm += amplitude;
    amplitude *= gain;
  }
  for (let i = 0; i < out.length; i++) out[i]! /= norm;
  return out;
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
  width: number;
  height: number;
  gx: number;
  gy: number;
  seed: number;
  amplitude: number;
}

function addOctave(out: Float32Array, o: Octave): void {
  const { width, height, gx, gy } = o;
  const lattice = new Float32Array(gx * gy);
  for (let j = 0; j < gy; j++) {
    for (let i = 0; i < gx; i++) lattice[j * gx + i] = hash2(i, j, o.seed) * o.amplitude;
  }
  const cell = new Int32Array(width);
  const weight = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = (x / width) * gx;
    cell[x] = u | 0;
    weight[x] = quintic(u - (u | 0));
  }
  const row = new Float32Array(gx + 1);
  for (let y = 0; y < height; y++) {
    const v = (y / height) * gy;
    const j = v | 0;
    const w = quintic(v - j);
    const upper = j * gx;
    const lower = ((j + 1) % gy) * gx;
    for (let i = 0; i < gx; i++) {
      row[i] = lattice[upper + i]! + (lattice[lower + i]! - lattice[upper + i]!) * w;
    }
    row[gx] = row[0]!;
    const base = y * width;
    for (let x = 0; x < width; x++) {
      const i = cell[x]!;
      out[base + x]! += row[i]! + (row[i + 1]! - row[i]!) * weight[x]!;
    }
  }
}
