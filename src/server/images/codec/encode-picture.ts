import type { Sharp } from 'sharp';

import type { Pixels } from '#server/ports/pixels.ts';
import {
  PICTURE_WIDTHS,
  SCREEN_FILE,
  SCREEN_WIDTH,
  variantFile,
} from '#shared/rules/pictures/gallery.ts';
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
/** Somebody waits for it: effort 1 takes a third longer for the same picture in a fiftieth fewer bytes, and AVIF follows. */
const WEBP = { quality: 82, effort: 0 } as const;
/** Effort 2 takes a tenth of the time of 4, for a third more bytes; still below WebP. */
const AVIF = { quality: 55, effort: 2 } as const;

/**
 * What must be there when a picture is shown: WebP for the screen, which takes longest, the original
 * and the download. Each by itself: what is ready is sealed while the others are still being encoded.
 */
export function encodePicture(pixels: Pixels, xmp: string): Promise<EncodedFile>[] {
  return [
    encodeForScreen(pixels, xmp),
    encode('original.png', () => fromPixels(pixels).withXmp(xmp).png(PNG)),
    encode('download.jpg', () => onWhite(pixels).withXmp(xmp).jpeg(JPEG)),
  ];
}

async function encodeForScreen(pixels: Pixels, xmp: string): Promise<EncodedFile> {
  const narrowed = await narrowTo(SCREEN_WIDTH, { whole: pixels, wider: pixels });
  return encode(SCREEN_FILE, () => fromPixels(narrowed).withXmp(xmp).webp(WEBP));
}

/** JPEG knows no alpha. */
const onWhite = (pixels: Pixels): Sharp => fromPixels(pixels).flatten({ background: '#ffffff' });

/**
 * What comes later: AVIF is a quarter smaller and ten times slower, and nobody looks at a gallery
 * while the picture that it lacks is being delivered.
 */
export async function encodeSmaller(pixels: Pixels, xmp: string): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  let wider = pixels;
  for (const width of PICTURE_WIDTHS.toReversed()) {
    wider = await narrowTo(width, { whole: pixels, wider });
    const image = fromPixels(wider).withXmp(xmp);
    const webp = variantFile(width, 'webp');
    if (webp !== SCREEN_FILE) files.push(await encode(webp, () => image.clone().webp(WEBP)));
    files.push(await encode(variantFile(width, 'avif'), () => image.avif(AVIF)));
  }
  return files;
}

/** Each narrower one is made of the one before, a quarter of its pixels. */
async function narrowTo(
  width: PictureWidth,
  { whole, wider }: { whole: Pixels; wider: Pixels },
): Promise<Pixels> {
  if (width >= whole.width) return wider;
  // Of the whole picture's own shape: rounded from step to step it would drift.
  const height = Math.max(1, Math.round((whole.height * width) / whole.width));
  return shrinkTo(wider, { width, height });
}

/** What cannot be encoded is a rejection here: thrown at once, it would leave the others to themselves. */
async function encode(file: PictureFile, image: () => Sharp): Promise<EncodedFile> {
  return { file, bytes: await image().toBuffer() };
}
