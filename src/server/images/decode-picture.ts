import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';

import { EngineError } from '#server/ports/image-engine.ts';
import type { PictureKind } from '#shared/rules/picture-kind.ts';

import { badImage, kindOrRefuse } from './bad-image.ts';

const MAX_PIXELS = 4096 * 4096;
const MIN_SIDE = 64;
const WHITE = '#ffffff';

/** Pixels without any of the file they came in: nothing hidden in a file survives. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/** Real format, sane size, readable to the last pixel; upright, sRGB, opaque. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const kind = kindOrRefuse(bytes);
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS });
    assertSane(await image.metadata(), kind);
    const { data, info } = await image
      .autoOrient()
      .flatten({ background: WHITE })
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 3) throw badImage(`has ${info.channels} channels`);
    return { data, width: info.width, height: info.height };
  } catch (error) {
    throw error instanceof EngineError ? error : badImage('cannot be decoded', error);
  }
}

export function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: MAX_PIXELS });
}

function assertSane({ format, width, height, compression }: Metadata, kind: PictureKind): void {
  if (format !== kind || (kind === 'heif' && compression !== 'av1'))
    throw badImage(`claims to be ${kind} and is ${format}`);
  if (width * height > MAX_PIXELS) throw badImage(`has ${width}×${height} pixels`);
  if (Math.min(width, height) < MIN_SIDE) throw badImage(`has only ${width}×${height} pixels`);
}
