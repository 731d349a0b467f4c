import { luminance } from '#studio/textures/colour.ts';
import { THING } from './find-subjects.ts';
import type { Care } from './find-subjects.ts';

export interface Lift {
  /** Which share of the subject's pixels may stay darker than `to`. */
  share: number;
  to: number;
  /** Strongest exponent: 1 changes nothing, smaller is lighter. */
  most: number;
}

/** Lightens a picture until its subject is seen: what was asked for may not drown in the dark. In place. */
export function liftSubject(
  pixels: Uint8ClampedArray,
  care: Care,
  { share, to, most }: Lift,
): void {
  const at = subjectTone(pixels, care, share);
  if (at === null || at >= to) return;
  const gamma = Math.max(most, Math.log(to) / Math.log(Math.max(at, 0.02)));
  const table = Float32Array.from({ length: 256 }, (_, i) =>
    i === 0 ? 1 : (i / 255) ** (gamma - 1),
  );
  for (let i = 0; i < pixels.length; i += 4) {
    const l = luminance(pixels[i]!, pixels[i + 1]!, pixels[i + 2]!);
    const k = Math.min(table[Math.max(6, Math.round(l))]!, 4);
    for (let c = 0; c < 3; c++) pixels[i + c] = pixels[i + c]! * k;
  }
}

/** Lightness, 0..1, below which this share of the things and people lies. */
function subjectTone(pixels: Uint8ClampedArray, care: Care, share: number): number | null {
  const histogram = new Float64Array(256);
  let count = 0;
  for (let i = 0; i < care.length; i++) {
    if (care[i]! < THING * 0.9) continue;
    const bin = luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!) | 0;
    histogram[bin]! += 1;
    count++;
  }
  if (count < care.length * 0.004) return null;
  let sum = 0;
  for (let bin = 0; bin < 256; bin++) {
    sum += histogram[bin]!;
    if (sum >= share * count) return bin / 255;
  }
  return 1;
}
