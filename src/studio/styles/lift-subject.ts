import type { Film } from '#studio/film.ts';
import type { StagedScene } from '#studio/scene-graph.ts';
import { luminance } from '#studio/textures/colour.ts';

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
  film: Film,
  scene: StagedScene,
  { share, to, most }: Lift,
): void {
  const at = subjectTone(pixels, film, scene, share);
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

/** Lightness, 0..1, below which this share of the heroes and props lies. */
function subjectTone(
  pixels: Uint8ClampedArray,
  { ids }: Film,
  { objects }: StagedScene,
  share: number,
): number | null {
  const isSubject = new Uint8Array(objects.length + 1);
  for (const { id, role } of objects) if (role === 'hero' || role === 'prop') isSubject[id] = 1;
  const histogram = new Float64Array(256);
  let count = 0;
  for (let i = 0; i < ids.length; i++) {
    if (!isSubject[ids[i]!]) continue;
    const bin = luminance(pixels[i * 4]!, pixels[i * 4 + 1]!, pixels[i * 4 + 2]!) | 0;
    histogram[bin]! += 1;
    count++;
  }
  if (count < ids.length * 0.004) return null;
  let sum = 0;
  for (let bin = 0; bin < 256; bin++) {
    sum += histogram[bin]!;
    if (sum >= share * count) return bin / 255;
  }
  return 1;
}
