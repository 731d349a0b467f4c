import type { Sharp } from 'sharp';

import { PICTURE_WIDTHS, variantFile } from '#shared/rules/pictures/gallery.ts';
import type { PictureFile, PictureWidth, VariantFormat } from '#shared/rules/pictures/gallery.ts';

import { fromPixels } from './decode-picture.ts';
import type { Pixels } from './decode-picture.ts';

export interface EncodedFile {
  file: PictureFile;
  bytes: Buffer;
}

/** PNG keeps every pixel of the engine's work. Filters would save a fifth of the bytes and cost four times the time. */
const PNG = { compressionLevel: 2 } as const;
/** Optimal codes would save a twentieth of the bytes and cost three times the time. */
const JPEG = { quality: 92, chromaSubsampling: '4:4:4', optimiseCoding: false } as const;
/** Somebody waits for these: effort 2 takes a third longer for a tenth fewer bytes, and AVIF follows. */
const WEBP = { quality: 82, effort: 1 } as const;
/** Effort 2 takes a tenth of the time of 4, for a third more bytes; still below WebP. */
const AVIF = { quality: 55, effort: 2 } as const;

/**
 * What must be there when a picture is shown: the original, the download, WebP for the screen. Each
 * by itself: what is ready is sealed while the others are still being encoded.
 */
export function encodePicture(pixels: Pixels, xmp: string): Promise<EncodedFile>[] {
  return [
    encode('original.png', fromPixels(pixels).withXmp(xmp).png(PNG)),
    encode('download.jpg', onWhite(pixels).withXmp(xmp).jpeg(JPEG)),
    ...variants(pixels, 'webp').map(({ file, image }) =>
      encode(file, image.withXmp(xmp).webp(WEBP)),
    ),
  ];
}

/** JPEG knows no alpha. */
const onWhite = (pixels: Pixels): Sharp => fromPixels(pixels).flatten({ background: '#ffffff' });

/** AVIF is a quarter smaller and ten times slower, so it comes later. */
export async function encodeAvif(pixels: Pixels, xmp: string): Promise<EncodedFile[]> {
  const files: EncodedFile[] = [];
  for (const { file, image } of variants(pixels, 'avif'))
    files.push(await encode(file, image.withXmp(xmp).avif(AVIF)));
  return files;
}

function variants(pixels: Pixels, format: VariantFormat): { file: PictureFile; image: Sharp }[] {
  return PICTURE_WIDTHS.map((width: PictureWidth) => ({
    file: variantFile(width, format),
    image: fromPixels(pixels).resize({ width, withoutEnlargement: true }),
  }));
}

async function encode(file: PictureFile, image: Sharp): Promise<EncodedFile> {
  return { file, bytes: await image.toBuffer() };
}
