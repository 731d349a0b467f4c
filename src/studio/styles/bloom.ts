import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { OWN_ROOM } from '#studio/workroom.ts';
import type { Workroom } from '#studio/workroom.ts';
import { blurInPlace } from './box-blur.ts';

export interface BloomOptions {
  /** Light above this spills. */
  threshold: number;
  amount: number;
}

/** The glow is found in a picture this many times smaller. */
export const GLOW_SHRINK = 4;

/** Light that spills over its surroundings at three widths, as in a real lens: a small picture to be added to the large one. */
export function glowOf(
  image: HdrImage,
  { threshold, amount }: BloomOptions,
  room: Workroom = OWN_ROOM,
): HdrImage {
  const small = brightPass(image, threshold, room);
  const unit = Math.sqrt(image.width * image.height) / 1024;
  const plane = { width: small.width, height: small.height, channels: 3 };
  const spare = room.floats(small.data.length);
  const spread = (values: Float32Array, radius: number): Float32Array =>
    blurInPlace(values, plane, { radius: radius * unit, passes: 3, spare });
  const copy = (): Float32Array => {
    const values = room.floats(small.data.length);
    values.set(small.data);
    return values;
  };
  const near = spread(copy(), 2);
  const mid = spread(copy(), 7);
  const far = spread(small.data, 22);
  for (let i = 0; i < near.length; i++)
    near[i] = (near[i]! * 0.5 + mid[i]! * 0.32 + far[i]! * 0.3) * amount;
  return { ...small, data: near };
}

/** What is brighter than the threshold, averaged into a quarter-size picture. */
function brightPass(
  { width, height, data }: HdrImage,
  threshold: number,
  room: Workroom,
): HdrImage {
  const [across, down] = [Math.max(2, width >> 2), Math.max(2, height >> 2)];
  const small = { width: across, height: down, data: room.floats(across * down * 3) };
  const rows = Math.min(small.height * GLOW_SHRINK, height);
  const columns = Math.min(small.width * GLOW_SHRINK, width);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const i = (y * width + x) * 3;
      const l = Math.max(data[i]!, data[i + 1]!, data[i + 2]!);
      if (l <= threshold) continue;
      const k =
        Math.min(((l - threshold) / l) * Math.min(1, 12 / l), 1) / (GLOW_SHRINK * GLOW_SHRINK);
      const o = ((y >> 2) * small.width + (x >> 2)) * 3;
      for (let c = 0; c < 3; c++) small.data[o + c]! += data[i + c]! * k;
    }
  }
  return small;
}
