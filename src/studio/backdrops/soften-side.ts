import type { CopySpace } from '#studio/scene/camera.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { smoothstep } from '#studio/textures/noise.ts';
import { defocus } from './defocus.ts';

/** Shares of the frame from the side of the words: all soft up to the first, all sharp from the second on. */
const SOFT_TO = 0.36;
const SHARP_FROM = 0.66;

/** Words on a land that is the picture itself: their side lies out of focus, the rest stays as sharp as it is. */
export function softenSide(image: HdrImage, side: CopySpace, radius: number): HdrImage {
  const { width, height } = image;
  const soft = defocus(image, radius);
  const data = new Float32Array(image.data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = {
        left: x / width,
        right: 1 - x / width,
        top: y / height,
        bottom: 1 - y / height,
      }[side];
      const sharp = smoothstep(SOFT_TO, SHARP_FROM, from);
      const i = (y * width + x) * 3;
      for (const k of [i, i + 1, i + 2])
        data[k] = soft.data[k]! + (image.data[k]! - soft.data[k]!) * sharp;
    }
  return { ...image, data };
}
