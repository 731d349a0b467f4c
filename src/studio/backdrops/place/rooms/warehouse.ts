import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

const LEVELS = [0.05, 0.21, 0.37, 0.53] as const;
const CARTONS = ['#c39a66', '#b3875a', '#cfa874', '#a97c4c'] as const;
/** Where the far wall begins and ends, as shares of the half frame from the middle. */
const FAR = 0.3;

/** Racks of steel on both sides of an aisle, full of cartons on their pallets, under strips of light. */
export const WAREHOUSE: PlacePainter = {
  draw(brush) {
    const { c, aspect } = brush;
    const k = isDark(brush) ? 0.62 : 1;
    verticalFade(c, aspect, [
      [0, tone('#7c848a', k)],
      [0.55, tone('#c9cdd0', k)],
      [1, tone('#9b9993', k)],
    ]);
    floor(brush, k);
    const middle = aspect / 2;
    shaded(
      brush,
      [middle - aspect * 0.15, 0.2, aspect * 0.3, 0.36],
      [tone('#dfe3e4', k), tone('#b9bfc2', k)],
    );
    box(brush, [middle - 0.08, 0.3, 0.16, 0.26], tone('#7f8d96', k));
    for (let y = 0.32; y < 0.55; y += 0.03)
      box(brush, [middle - 0.08, y, 0.16, 0.004], tone('#69767e', k));
    for (const dx of [-0.1, 0.1])
      shape(
        brush,
        [
          [middle + dx * 0.6 - 0.006, 0.2],
          [middle + dx * 0.6 + 0.006, 0.2],
          [middle + dx * 2.4 + 0.03, 0],
          [middle + dx * 2.4 - 0.03, 0],
        ],
        '#fdfdf6',
      );
    for (const side of [-1, 1] as const) rack(brush, side, k);
  },
};

function floor(brush: Brush, k: number): void {
  const { aspect } = brush;
  shaded(brush, [0, 0.56, aspect, 0.44], [tone('#a8a6a0', k), tone('#7b7973', k)]);
  for (const side of [-1, 1])
    line(
      brush,
      [
        [aspect / 2 + side * aspect * 0.13, 0.56],
        [aspect / 2 + side * aspect * 0.4, 1],
      ],
      { width: 0.008, colour: tone('#e0b52e', k) },
    );
}

/** One side of the aisle: the nearer a bay, the larger it is. */
function rack(brush: Brush, side: -1 | 1, k: number): void {
  const { aspect, random } = brush;
  const edges = [FAR, 0.42, 0.58, 0.8, 1.15];
  const x = (t: number): number => aspect / 2 + (side * t * aspect) / 2;
  /** Heights draw together towards the far end. */
  const y = (level: number, t: number): number => 0.5 + (level - 0.5) * (0.5 + 0.62 * t);
  for (const [i, from] of edges.slice(0, -1).entries()) {
    const to = edges[i + 1]!;
    for (const [row, level] of LEVELS.entries()) {
      const foot = LEVELS[row + 1] ?? 0.69;
      const cells = 3;
      for (let n = 0; n < cells; n++) {
        const [a, b] = [n, n + 0.92].map((part) => from + ((to - from) * part) / cells);
        const top = level + (foot - level) * random.range(0.16, 0.42);
        shape(
          brush,
          [
            [x(a!), y(top, a!)],
            [x(b!), y(top, b!)],
            [x(b!), y(foot - 0.012, b!)],
            [x(a!), y(foot - 0.012, a!)],
          ],
          tone(random.pick(CARTONS), k * (0.72 + 0.24 * a!)),
        );
        const mid = (a! + b!) / 2;
        line(
          brush,
          [
            [x(mid), y(top + 0.01, mid)],
            [x(mid), y(foot - 0.014, mid)],
          ],
          { width: 0.004, colour: tone('#8d683e', k) },
        );
      }
      line(
        brush,
        [
          [x(from), y(foot, from)],
          [x(to), y(foot, to)],
        ],
        { width: 0.012, colour: tone('#d8702c', k) },
      );
    }
    line(
      brush,
      [
        [x(to), y(0.02, to)],
        [x(to), y(0.72, to)],
      ],
      { width: 0.02, colour: tone('#2f5f8c', k) },
    );
  }
}
