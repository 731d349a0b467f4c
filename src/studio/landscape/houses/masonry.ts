import type { Rgb } from '#studio/textures/colour.ts';
import { scaleRgb } from '#studio/textures/colour.ts';
import { hash2, noise2 } from '#studio/textures/noise.ts';

/** Cut blocks in even courses, field stones, rendered walls, or cast panels. */
export type Masonry = 'ashlar' | 'rubble' | 'plaster' | 'concrete';

/** Course height, stone width, width of a joint in metres; how much stones differ. */
const LAID = {
  ashlar: { course: 0.62, stone: 1.5, joint: 0.07, differ: 0.16 },
  rubble: { course: 0.4, stone: 0.72, joint: 0.06, differ: 0.5 },
  concrete: { course: 4, stone: 5.6, joint: 0.09, differ: 0.06 },
} as const;

interface Spot {
  x: number;
  y: number;
  seed: number;
}

/** The colour of a wall at a point of it, in metres. */
export function wallAt(masonry: Masonry, wall: Rgb, { x, y, seed }: Spot): Rgb {
  // Weather streaks and stains, larger than any stone.
  const stain =
    0.82 + 0.2 * noise2(x * 0.16, y * 0.11, seed) + 0.18 * noise2(x * 0.9, y * 0.16, seed + 6);
  const grain = 0.95 + 0.1 * noise2(x * 3.1, y * 3.1, seed + 5);
  if (masonry === 'plaster') return scaleRgb(wall, stain * grain);
  const { course, stone, joint, differ } = LAID[masonry];
  // Field stones lie in no straight courses.
  const wave = masonry === 'rubble' ? 0.3 * (noise2(x * 0.7, y * 0.5, seed + 9) - 0.5) : 0;
  const row = Math.floor((y + wave) / course);
  const along = x / stone + hash2(row, 3, seed) * 0.6 + (row % 2) * 0.5;
  const nth = Math.floor(along);
  const edgeX = Math.min(along - nth, 1 - along + nth) * stone;
  const edgeY = Math.min((y + wave) / course - row, 1 - (y + wave) / course + row) * course;
  if (Math.min(edgeX, edgeY) < joint / 2) return scaleRgb(wall, 0.7 * stain);
  const tone = 1 + differ * (hash2(nth, row, seed + 1) - 0.5);
  const warm = masonry === 'rubble' ? 0.22 * (hash2(nth, row, seed + 2) - 0.5) : 0;
  const k = tone * stain * grain;
  return [wall[0] * k * (1 + warm), wall[1] * k, wall[2] * k * (1 - warm)];
}
