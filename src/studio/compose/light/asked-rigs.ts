import type { LightId } from '#studio/compose/direction.ts';
import type { Lamp } from './lamp.ts';

/** Lights that only a prompt asks for; no style chooses them by itself. */
export const ASKED_RIGS: Partial<Record<LightId, readonly Lamp[]>> = {
  // The wine glows, edges shine, and the front keeps just enough to be read.
  backlit: [
    {
      at: [0, 30, -52],
      size: [90, 34],
      radiance: [46, 38, 27],
      caustics: true,
      hidden: true,
      aim: -10,
    },
    { at: [-34, 14, -30], size: [7, 44], radiance: [24, 19, 13] },
    { at: [34, 14, -30], size: [7, 44], radiance: [24, 19, 13] },
    { at: [10, 2, -34], size: [10, 16], radiance: [12, 9, 6], caustics: true, hidden: true },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.4, 0.36, 0.3], hidden: true, aim: -6 },
  ],
  contour: [
    {
      at: [0, 34, -60],
      size: [120, 30],
      radiance: [8, 7.2, 6],
      caustics: true,
      hidden: true,
      aim: -14,
    },
  ],
  rim: [
    { at: [-32, 12, -26], size: [6, 50], radiance: [58, 58, 60] },
    { at: [32, 12, -26], size: [6, 50], radiance: [58, 56, 52] },
    {
      at: [0, 48, -38],
      size: [60, 8],
      radiance: [22, 22, 23],
      caustics: true,
      hidden: true,
      aim: -10,
    },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.5, 0.5, 0.5], hidden: true, aim: -6 },
  ],
  neon: [
    { at: [-38, 12, 14], size: [7, 46], radiance: [30, 2.6, 20] },
    { at: [38, 12, 8], size: [7, 46], radiance: [2.2, 17, 30] },
    {
      at: [4, 34, -46],
      size: [84, 14],
      radiance: [22, 5, 26],
      caustics: true,
      hidden: true,
      aim: -12,
    },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.9, 0.6, 1.1], hidden: true, aim: -6 },
  ],
  // The sun itself is added by the room, here as below.
  hard: [{ at: [10, 26, 70], size: [70, 50], radiance: [0.5, 0.5, 0.52], hidden: true, aim: -6 }],
  golden: [
    { at: [-52, 22, 14], size: [40, 50], radiance: [2.6, 1.9, 1.2], aim: -4 },
    { at: [48, 16, 28], size: [46, 44], radiance: [0.9, 0.8, 0.75] },
    { at: [12, 2, -36], size: [10, 16], radiance: [7, 4.6, 2.4], caustics: true, hidden: true },
    { at: [10, 26, 70], size: [70, 50], radiance: [0.9, 0.75, 0.6], hidden: true, aim: -6 },
  ],
};
