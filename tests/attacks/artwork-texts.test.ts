import sharp from 'sharp';
import { expect, test } from 'vitest';

import { drawPicture } from '#server/testing/pictures.ts';
import { withoutTexts } from '#server/wines/without-texts.ts';

import { textBomb } from './bombs.ts';

test('a PNG loses its texts, packed ones unopened, and no pixel', async () => {
  const png = await drawPicture({ width: 64, height: 64 });
  const bomb = textBomb(png, 4, 3);
  const left = withoutTexts(bomb);
  expect(Buffer.from(left).includes('zTXt')).toBe(false);
  expect(left.length).toBeLessThanOrEqual(png.length);
  const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect(await pixels(left)).toEqual(await pixels(png));
});

test('what is cut short or lies about its length is left as it came', async () => {
  const png = await drawPicture({ width: 64, height: 64 });
  for (const odd of [png.subarray(0, 8), png.subarray(0, 20), png.subarray(0, -5)])
    expect(Buffer.from(withoutTexts(odd))).toEqual(odd);
});
