import type { Rgb } from './colour.ts';

/** Interleaved linear RGB; row 0 is the top. */
export interface HdrImage {
  width: number;
  height: number;
  data: Float32Array;
}

export function createHdr(width: number, height: number): HdrImage {
  return { width, height, data: new Float32Array(width * height * 3) };
}

export function setPixel(image: HdrImage, index: number, colour: Rgb): void {
  const o = index * 3;
  image.data[o] = colour[0];
  image.data[o + 1] = colour[1];
  image.data[o + 2] = colour[2];
}

export function blendPixel(image: HdrImage, index: number, colour: Rgb, alpha: number): void {
  const { data } = image;
  const o = index * 3;
  data[o]! += (colour[0] - data[o]!) * alpha;
  data[o + 1]! += (colour[1] - data[o + 1]!) * alpha;
  data[o + 2]! += (colour[2] - data[o + 2]!) * alpha;
}

export function addPixel(image: HdrImage, index: number, colour: Rgb, gain: number): void {
  const { data } = image;
  const o = index * 3;
  data[o]! += colour[0] * gain;
  data[o + 1]! += colour[1] * gain;
  data[o + 2]! += colour[2] * gain;
}

/** Calls `shade` for every pixel with centre coordinates in 0..1 and stores what it returns. */
export function fillHdr(image: HdrImage, shade: (u: number, v: number) => Rgb): void {
  const { width, height } = image;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      setPixel(image, y * width + x, shade((x + 0.5) / width, (y + 0.5) / height));
    }
  }
}
