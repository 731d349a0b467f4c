import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { expect, test } from 'vitest';
import { blurOf, blurPixels, isSeeThrough } from './thumb-blur.ts';

const SIDE = 32;

/** A sunset of sorts: bright above, red below, darker to the right. */
function sunset(): Uint8Array {
  const pixels = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i += 1) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    pixels.set([230 - 4 * x, 180 - 5 * y, y > 20 ? 30 : 120, 255], i * 4);
  }
  return pixels;
}

test('draws what the reference implementation of thumbhash draws', () => {
  const hash = rgbaToThumbHash(SIDE, SIDE, sunset());
  const { w, h, rgba } = thumbHashToRGBA(hash);
  expect([w, h]).toEqual([SIDE, SIDE]);
  const ours = blurPixels(btoa(String.fromCharCode(...hash)), SIDE);
  for (let i = 0; i < SIDE * SIDE; i += 1)
    for (const channel of [0, 1, 2])
      expect(Math.abs((ours[i * 3 + channel] ?? 0) - (rgba[i * 4 + channel] ?? 0))).toBeLessThan(2);
});

test('is a small bitmap', () => {
  const url = blurOf('1QcSHQRnh493V4dIh4eXh1h4kJUI');
  expect(url).toMatch(/^data:image\/bmp;base64,Qk/);
  expect(url.length).toBeLessThan(800);
});

test('tells a picture without a background from one with', () => {
  const hashOf = (alpha: number) => {
    const pixels = new Uint8Array(8 * 8 * 4).fill(120);
    for (let i = 0; i < 64; i += 1) pixels[i * 4 + 3] = i % 2 === 0 ? 255 : alpha;
    return Buffer.from(rgbaToThumbHash(8, 8, pixels)).toString('base64');
  };
  expect(isSeeThrough(hashOf(0))).toBe(true);
  expect(isSeeThrough(hashOf(255))).toBe(false);
});
