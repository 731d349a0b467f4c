import { box, shaded, tone } from './brush.ts';
import type { Brush } from './brush.ts';

const SPINES = [
  '#6b2a22',
  '#2f4a3a',
  '#27364f',
  '#8a6a34',
  '#4a2a3a',
  '#a08050',
  '#3a2a20',
  '#7a4a2a',
  '#d8c8a0',
];

/** A wall of books: boards, uprights and spines of all heights. */
export function paintBooks(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  { rows, light }: { rows: number; light: number },
): void {
  const { random } = brush;
  const rowHeight = height / rows;
  shaded(brush, [x, y, width, height], [tone('#2a170d', light), tone('#1a0e08', light)]);
  for (let row = 0; row < rows; row++) {
    const foot = y + (row + 1) * rowHeight - rowHeight * 0.1;
    for (let bx = x + 0.008; bx < x + width - 0.012;) {
      const wide = random.range(0.009, 0.019);
      if (random.chance(0.05)) {
        bx += wide * 2;
        continue;
      }
      const tall = rowHeight * random.range(0.6, 0.84);
      const colour = random.pick(SPINES);
      const lit = light * random.range(0.75, 1.25);
      box(brush, [bx, foot - tall, wide * 0.9, tall], tone(colour, lit));
      if (random.chance(0.6))
        box(brush, [bx, foot - tall * 0.78, wide * 0.9, tall * 0.06], tone('#c9a558', lit));
      bx += wide;
    }
    box(brush, [x, foot, width, rowHeight * 0.1], tone('#5a3620', light));
    box(brush, [x, foot, width, rowHeight * 0.02], tone('#9a6a40', light));
  }
  for (let ux = x; ux <= x + width; ux += 0.34)
    box(brush, [ux - 0.008, y, 0.016, height], tone('#5a3620', light));
}
