import { BLUE_NOISE_SIDE } from '../layout.ts';
import { blueNoise } from './scene.ts';

let pixelKey: u32 = 0;
let sampleIndex: u32 = 0;
let dimension: u32 = 0;
let counter: u32 = 0;
let column: u32 = 0;
let row: u32 = 0;

export let sampleX: f64 = 0;
export let sampleY: f64 = 0;

/** Dimensions past this one are too deep in the path for stratification to show. */
const STRATIFIED_DIMENSIONS: u32 = 20;

@inline
export function hash(x: u32): u32 {
  x ^= x >> 16;
  x *= 0x7feb352d;
  x ^= x >> 15;
  x *= 0x846ca68b;
  x ^= x >> 16;
  return x;
}

@inline
function unit(x: u32): f64 {
  return <f64>x * 2.3283064365386963e-10;
}

export function startSample(pixel: u32, index: u32, x: u32, y: u32, seed: u32): void {
  pixelKey = hash(pixel + seed * 0x9e3779b1);
  sampleIndex = index;
  dimension = 0;
  counter = 0;
  column = x + seed * 7;
  row = y + seed * 13;
}

export function startPhoton(light: u32, index: u32, seed: u32): void {
  pixelKey = hash(seed + light * 7919);
  sampleIndex = index;
  dimension = 0;
  counter = index * 16;
}

/** Two numbers of the R2 sequence, rotated per pixel and dimension by blue noise: errors of neighbours cancel to the eye. */
export function nextSample2(): void {
  const shift = hash(dimension * 0x85ebca6b + 17);
  dimension++;
  if (dimension > STRATIFIED_DIMENSIONS) {
    const h = hash((pixelKey * 0x9e3779b1 + shift) ^ (sampleIndex * 0xc2b2ae35 + 77));
    sampleX = unit(h);
    sampleY = unit(hash(h + 0x68bc21eb));
    return;
  }
  const bx = column + shift,
    by = row + (shift >> 8);
  sampleX = maskAt(bx, by) + <f64>sampleIndex * 0.7548776662466927;
  sampleX -= Math.floor(sampleX);
  sampleY = maskAt(bx + 37, by + 23) + <f64>sampleIndex * 0.5698402909980532;
  sampleY -= Math.floor(sampleY);
}

export function nextRandom(): f64 {
  counter++;
  return unit(hash(hash(pixelKey * 0x9e3779b1 + sampleIndex) + counter * 0x85ebca6b));
}

@inline
function maskAt(x: u32, y: u32): f64 {
  const at = (y & (BLUE_NOISE_SIDE - 1)) * BLUE_NOISE_SIDE + (x & (BLUE_NOISE_SIDE - 1));
  return <f64>load<f32>(blueNoise + <usize>(at << 2));
}
