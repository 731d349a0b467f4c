import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';

import { EngineError } from '#server/ports/image-engine.ts';
import type { Pixels } from '#server/ports/pixels.ts';
import type { PictureKind } from '#shared/rules/pictures/picture-kind.ts';

import { badImage, kindOrRefuse } from './bad-image.ts';

const MAX_PIXELS = 4096 * 4096;
const MIN_SIDE = 64;
const WHITE = '#ffffff';

/** Real format, sane size, readable to the last pixel; upright, sRGB, and opaque unless it is ours to keep its alpha. */
export async function decodePicture(
  bytes: Uint8Array,
  { keepsAlpha = false }: { keepsAlpha?: boolean } = {},
): Promise<Pixels> {
  const kind = kindOrRefuse(bytes);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    const metadata = await image.metadata();
    assertSane(metadata, kind);
    const channels = keepsAlpha && metadata.hasAlpha ? 4 : 3;
    const upright = image.autoOrient();
    const ground = channels === 4 ? upright : upright.flatten({ background: WHITE }).removeAlpha();
    const { data, info } = await ground
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== channels) throw badImage(`has ${info.channels} channels`);
    return { data, width: info.width, height: info.height, channels };
  } catch (error) {
    throw error instanceof EngineError ? error : badImage('cannot be decoded', error);
  }
}

export function fromPixels({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels }, limitInputPixels: MAX_PIXELS });
}

/** The same picture with fewer pixels. */
export async function shrinkTo(
  pixels: Pixels,
  size: { width: number; height: number },
): Promise<Pixels> {
  const { width, height } = size;
  const data = await fromPixels(pixels).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  return { ...pixels, data, width, height };
}

function assertSane({ format, width, height, compression }: Metadata, kind: PictureKind): void {
  if (format !== kind || (kind === 'heif' && compression !== 'av1'))
    throw badImage(`claims to be ${kind} and is ${format}`);
  if (width * height > MAX_PIXELS) throw badImage(`has ${width}×${height} pixels`);
  if (Math.min(width, height) < MIN_SIDE) throw badImage(`has only ${width}×${height} pixels`);
}
