import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';

import { EngineError } from '#server/ports/image-engine.ts';

const MAX_PIXELS = 4096 * 4096;
const MIN_SIDE = 64;
const WHITE = '#ffffff';

/** Pixels without any of the file they came in: nothing hidden in a file survives. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

type Kind = 'png' | 'jpeg' | 'webp' | 'heif';

/** Only what claims, by its first bytes, to be a picture is shown to a decoder at all. */
export function sniffPicture(bytes: Uint8Array): Kind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16));
  const text = head.toString('latin1');
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  return /^....ftypavi[fs]/s.test(text) ? 'heif' : null;
}

/** Real format, sane size, readable to the last pixel; upright, sRGB, opaque. */
export async function decodePicture(bytes: Uint8Array): Promise<Pixels> {
  const kind = sniffPicture(bytes);
  if (!kind) throw badImage('not a PNG, JPEG, WebP or AVIF file');
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

function assertSane({ format, width, height, compression }: Metadata, kind: Kind): void {
  if (format !== kind || (kind === 'heif' && compression !== 'av1'))
    throw badImage(`claims to be ${kind} and is ${format}`);
  if (width * height > MAX_PIXELS) throw badImage(`has ${width}×${height} pixels`);
  if (Math.min(width, height) < MIN_SIDE) throw badImage(`has only ${width}×${height} pixels`);
}

// Another attempt may well bring a good picture.
function badImage(fault: string, cause?: unknown): EngineError {
  return new EngineError('BAD_IMAGE', {
    message: `The engine's picture ${fault}`,
    isRetryable: true,
    cause,
  });
}
