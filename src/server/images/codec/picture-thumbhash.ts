import { rgbaToThumbHash } from 'thumbhash';

import type { Pixels } from '#server/ports/pixels.ts';

import { fromPixels } from './decode-picture.ts';

/** The hash keeps a handful of frequencies: more pixels than this only cost time. */
const SIDE = 48;

/** A blurred picture of the picture in about 25 bytes, shown while the real one loads. */
export async function thumbhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await fromPixels(pixels)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
