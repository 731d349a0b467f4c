import { box } from './brush.ts';
import type { Brush } from './brush.ts';

/** Courses of uneven stones. */
export function paintStones(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  { size, tones, joint = '#2a211b' }: { size: number; tones: readonly string[]; joint?: string },
): void {
  const { random, c } = brush;
  box(brush, [x, y, width, height], joint);
  for (let sy = y; sy < y + height;) {
    const tall = size * random.range(0.55, 0.95);
    for (let sx = x - random.range(0, size); sx < x + width;) {
      const wide = size * random.range(0.8, 2.1);
      c.fillStyle = random.pick(tones);
      c.beginPath();
      c.roundRect(sx + 0.003, sy + 0.003, wide - 0.006, tall - 0.006, size * 0.14);
      c.fill();
      sx += wide;
    }
    sy += tall;
  }
}

/** Glazed tiles in a running bond. */
export function paintTiles(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  {
    tile,
    colour,
    joint,
  }: { tile: readonly [number, number]; colour: readonly string[]; joint: string },
): void {
  const { random } = brush;
  box(brush, [x, y, width, height], joint);
  for (let row = 0; row * tile[1] < height; row++) {
    const tall = Math.min(tile[1], height - row * tile[1]);
    for (let tx = x - (row % 2) * tile[0] * 0.5; tx < x + width; tx += tile[0])
      box(
        brush,
        [tx + 0.0015, y + row * tile[1] + 0.0015, tile[0] - 0.003, tall - 0.003],
        random.pick(colour),
      );
  }
}
