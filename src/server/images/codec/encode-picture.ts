import type { Sharp } from 'sharp';

import type { Pixels } from '#server/ports/pixels.ts';
import { PICTURE_WIDTHS, variantFile } from '#shared/rules/pictures/gallery.ts';
import type { PictureFile, PictureWidth } from '#shared/rules/pictures/gallery.ts';

import { fromPixels, shrinkTo } from './decode-picture.ts';

export interface EncodedFile {
  file: PictureFile;
  bytes: Buffer;
}

/** PNG keeps every pixel of the engine's work. Filters would save a fifth of the bytes and cost four times the time. */
const PNG = { compressionLevel: 2 } as const;
/** Optimal codes would save a twentieth of the bytes and cost three times the time. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
/** Somebody waits for these: effort 1 takes a third longer for the same picture in a few hundredths fewer bytes, and AVIF follows. */
const WEBP = { quality: 82, effort: 0 } as const;
/** Effort 2 takes a tenth of the time of 4, for a third more bytes; still below WebP. */
const AVIF = { quality: 55, effort: 2 } as const;

/**
 * What must be there when a picture is shown: the original, the download, WebP for the screen. Each
 * by itself: what is ready is sealed while the others are still being encoded.
 */
export function encodePicture(
  pixels: Pixels,
  xmp: string,
): { files: Promise<EncodedFile>[]; smallest: Promise<Pixels> } {
  const sizes = narrow(pixels);
  const files = [
    encode('original.png', fromPixels(pixels).withXmp(xmp).png(PNG)),
    encode('download.jpg', onWhite(pixels).withXmp(xmp).jpeg(JPEG)),
    ...sizes.map(async ({ width, narrowed }) =>
      encode(
        variantFile(width, 'webp'),
        fromPixels(await narrowed)
          .withXmp(xmp)
          .webp(WEBP),
      ),
    ),
  ];
  return { files, smallest: sizes.at(-1)?.narrowed ?? Promise.resolve(pixels) };
}

/** JPEG knows no alpha. */
const onWhite = (pixels: Pixels): Sharp => fromPixels(pixels).flatten({ background: '#ffffff' });

/** AVIF is a quarter smaller and ten times slower, so it comes later. */
export async function encodeAvif(pixels: Pixels, xmp: string): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const { width, narrowed } of narrow(pixels)) {
    const image = fromPixels(await narrowed).withXmp(xmp);
    files.push(await encode(variantFile(width, 'avif'), image.avif(AVIF)));
  }
  return files;
}

/** The widest first; each narrower one is made of the one before, a quarter of its pixels. */
function narrow(pixels: Pixels): { width: PictureWidth; narrowed: Promise<Pixels> }[] {
  let last = Promise.resolve(pixels);
  return PICTURE_WIDTHS.toReversed().map((width: PictureWidth) => {
    // Of the whole picture's own shape: rounded from step to step it would drift.
    const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
    if (width < pixels.width) last = last.then((wider) => shrinkTo(wider, { width, height }));
    // Where the first has failed nobody waits for the others: their failure must not end the process.
    last.catch(() => {});
    return { width, narrowed: last };
  });
}

async function encode(file: PictureFile, image: Sharp): Promise<EncodedFile> {
  return { file, bytes: await image.toBuffer() };
}
