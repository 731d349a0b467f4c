import type { Rows } from '#studio/row-bands.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { fbm, mix, smoothstep } from '#studio/textures/noise.ts';
import { byPart } from '#studio/vector.ts';
import type { RoomLight } from './room-light.ts';

interface Veil {
  /** How much of what is behind it it hides where it is thickest, and which share everywhere. */
  amount: number;
  even: number;
  /** Where it begins and where it is thickest, 0..1 from the top. */
  from: number;
  to: number;
}

/** Over the row behind those who work there, and low round their legs. */
export const BEHIND_THEM: Veil = { amount: 0.62, even: 0.34, from: 0.16, to: 0.72 };
export const BEFORE_THEM: Veil = { amount: 0.4, even: 0, from: 0.56, to: 0.98 };

/** Mist over some rows of a picture, in wisps, as light as the sky. */
export function veil(
  room: HdrImage,
  { bright, mean }: RoomLight,
  { rows, amount, even, from, to }: Veil & { rows: Rows },
): void {
  const { width, height } = room;
  const white = byPart((k) => mix(mean[k], bright[k], 0.75));
  for (let y = rows.from; y < rows.to; y++) {
    const low = amount * smoothstep(from, to, y / height);
    if (low + even < 0.01) continue;
    for (let x = 0; x < width; x++) {
      const wisp = fbm((x / height) * 3.2, (y / height) * 9, 3, 71);
      const thick = low * (0.35 + 0.65 * smoothstep(0.25, 0.7, wisp));
      blendPixel(room, y * width + x, white, Math.max(even * (0.6 + 0.4 * wisp), thick));
    }
  }
}
