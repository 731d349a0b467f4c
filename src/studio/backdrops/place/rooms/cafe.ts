import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';
import { pendant } from '#studio/backdrops/place/shop.ts';
import { paintSkyline } from '#studio/backdrops/place/skyline/paint-skyline.ts';
import { SKYLINES } from '#studio/backdrops/place/skyline/skylines.ts';

/** Where the window ends and the boards begin. */
const [SILL, FOOT] = [0.52, 0.62];

/** Round marble tables with bentwood chairs before a street window; the city that was named lies outside. */
export const CAFE: PlacePainter = {
  draw(brush) {
    const { aspect, at } = brush;
    const dark = isDark(brush);
    const k = dark ? 0.6 : 1;
    if (brush.city) paintSkyline(brush, SKYLINES[brush.city], dark);
    else brush.named('window', () => street(brush, dark));
    const side = at > aspect / 2 ? -1 : 1;
    wall(brush, k);
    brush.named('counter', () => bar(brush, at + side * 0.56, k));
    for (let x = 0.22; x < aspect; x += 0.4) pendant(brush, x, dark);
    for (const dx of [-0.44, 0.02, 0.48])
      brush.named('bistro_table', () => table(brush, at + dx * side, k));
  },
};

/** House fronts across the road. */
function street(brush: Brush, dark: boolean): void {
  const { c, aspect, random } = brush;
  verticalFade(
    c,
    aspect,
    dark
      ? [
          [0, '#26304e'],
          [1, '#4a4460'],
        ]
      : [
          [0, '#d4e6f2'],
          [1, '#f4f6f2'],
        ],
  );
  for (let x = -0.04; x < aspect; x += 0.2) {
    const stone = random.pick(['#d9cbb0', '#cdb896', '#e0d4bc']);
    box(brush, [x, 0.14, 0.19, 0.5], tone(stone, dark ? 0.4 : 0.96));
    for (const y of [0.2, 0.32, 0.44])
      for (const dx of [0.03, 0.11])
        box(brush, [x + dx, y, 0.045, 0.075], dark ? '#ffd08a' : '#8c98a0');
  }
}

/** Green painted timber round the panes, a tiled floor. */
function wall(brush: Brush, k: number): void {
  const { aspect } = brush;
  const timber = tone('#2f4a3c', k);
  box(brush, [0, 0, aspect, 0.07], timber);
  shaded(brush, [0, SILL, aspect, FOOT - SILL], [tone('#3c5c4a', k), tone('#263c30', k)]);
  box(brush, [0, SILL - 0.012, aspect, 0.02], tone('#a8803e', k));
  for (let x = 0; x < aspect; x += 0.46) box(brush, [x - 0.012, 0, 0.024, SILL], timber);
  for (let row = 0; row < 6; row++)
    for (let i = -1; i < 16; i++) {
      const y = FOOT + ((1 - FOOT) * row) / 6;
      const pale = (row + i) % 2 === 0;
      box(brush, [i * 0.14, y, 0.14, (1 - FOOT) / 6], tone(pale ? '#e4dac6' : '#8f8474', k));
    }
}

/** The counter with its brass machine and cups. */
function bar(brush: Brush, x: number, k: number): void {
  shaded(brush, [x - 0.2, 0.46, 0.4, 0.24], [tone('#7a4a2c', k), tone('#4c2c18', k)]);
  box(brush, [x - 0.22, 0.44, 0.44, 0.026], tone('#d8d0c4', k));
  shaded(brush, [x - 0.1, 0.31, 0.2, 0.13], [tone('#e8c878', k), tone('#a8782c', k)]);
  oval(brush, [x, 0.31, 0.1, 0.03], tone('#f0d890', k));
  for (const dx of [-0.05, 0.05]) box(brush, [x + dx - 0.008, 0.4, 0.016, 0.03], '#2a2018');
  for (const dx of [-0.16, 0.15]) oval(brush, [x + dx, 0.428, 0.022, 0.014], tone('#ffffff', k));
}

/** A round top on one iron leg, and a chair on each side of it. */
function table(brush: Brush, x: number, k: number): void {
  const iron = tone('#2a2420', k);
  for (const s of [-1, 1]) chair(brush, x + s * 0.125, { side: s, k });
  box(brush, [x - 0.008, 0.575, 0.016, 0.165], iron);
  oval(brush, [x, 0.742, 0.06, 0.012], iron);
  oval(brush, [x, 0.578, 0.105, 0.026], tone('#a8a094', k));
  oval(brush, [x, 0.57, 0.105, 0.026], tone('#f4f0e8', k));
  oval(brush, [x + 0.03, 0.56, 0.02, 0.008], tone('#ffffff', k));
  box(brush, [x + 0.018, 0.545, 0.024, 0.016], tone('#ffffff', k));
}

function chair(brush: Brush, x: number, { side, k }: { side: number; k: number }): void {
  const wood = tone('#6a3e22', k);
  const back = x + side * 0.045;
  const stroke = { width: 0.011, colour: wood };
  line(
    brush,
    [
      [back, 0.77],
      [back + side * 0.012, 0.5],
      [back + side * 0.004, 0.47],
    ],
    stroke,
  );
  line(
    brush,
    [
      [back - side * 0.02, 0.64],
      [back - side * 0.008, 0.5],
    ],
    stroke,
  );
  shape(
    brush,
    [
      [x - 0.05, 0.638],
      [x + 0.05, 0.638],
      [x + 0.055, 0.66],
      [x - 0.055, 0.66],
    ],
    tone('#c89a5c', k),
  );
  for (const dx of [-0.045, 0.045])
    line(
      brush,
      [
        [x + dx, 0.66],
        [x + dx * 1.2, 0.78],
      ],
      stroke,
    );
}
