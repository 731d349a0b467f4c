import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool } from '#studio/backdrops/paint-room.ts';
import type { HdrImage } from '#studio/textures/hdr-image.ts';
import { box, oval } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';

/** Where candles stand along a wall: x in frame widths, y of the foot. */
const PLACES: readonly (readonly [number, number, number])[] = [
  [0.07, 0.5, 0.09],
  [0.13, 0.52, 0.065],
  [0.87, 0.52, 0.07],
  [0.93, 0.5, 0.1],
];

export function paintCandles(brush: Brush): void {
  for (const [u, y, tall] of PLACES) {
    const x = u * brush.aspect;
    box(brush, [x - 0.011, y - tall, 0.022, tall], '#e8d6a8');
    // On an iron bracket, or they would hang in the air.
    box(brush, [x - 0.005, y, 0.01, 0.05], '#241c16');
    oval(brush, [x, y, 0.026, 0.007], '#3a2c20');
    oval(brush, [x, y - tall - 0.016, 0.006, 0.016], '#ffe9a8');
    pool(brush.c, { x, y: y - tall, radius: 0.16, colour: 'rgba(255,160,60,.4)' });
  }
}

export function lightCandles(soft: HdrImage): void {
  for (const [u, y, tall] of PLACES)
    addDisc(soft, { u, v: y - tall - 0.016, radius: 0.008, colour: [1, 0.72, 0.34], gain: 3 });
}
