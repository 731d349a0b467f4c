import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { structuralSimilarity } from '#studio/testing/structural-similarity.ts';
import { fontOf } from '#studio/typography/faces.ts';
import { printArtwork } from './print-artwork.ts';

const SIZE = { width: 480, height: 300 };

/** Letters on paper with a soft gradient, as scans have it. */
function artwork() {
  const { width, height } = SIZE;
  const pen = createCanvas(width, height).getContext('2d');
  const paper = pen.createLinearGradient(0, 0, width, 0);
  paper.addColorStop(0, '#f7efdf');
  paper.addColorStop(1, '#efe4cd');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#5a1524';
  pen.textAlign = 'center';
  pen.font = fontOf('playfair', 64);
  pen.fillText('Clos Marque', width / 2, 150);
  return {
    kind: 'artwork' as const,
    ...SIZE,
    rgba: new Uint8Array(pen.getImageData(0, 0, width, height).data),
  };
}

const grey = (pixels: ArrayLike<number>) => ({
  ...SIZE,
  values: Float64Array.from({ length: SIZE.width * SIZE.height }, (_, i) => pixels[i * 4 + 1]!),
});

it('prints artwork in a few flat inks and keeps its letters', () => {
  const given = artwork();
  const { color } = printArtwork(given, SIZE);
  const inks = new Set(
    Array.from({ length: SIZE.width * SIZE.height }, (_, i) =>
      color.subarray(i * 4, i * 4 + 3).join(),
    ),
  );
  expect(inks.size).toBeGreaterThan(1);
  expect(inks.size).toBeLessThanOrEqual(10);
  expect(structuralSimilarity(grey(color), grey(given.rgba))).toBeGreaterThan(0.9);
});
