import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { paintCrowd } from '#studio/backdrops/silhouettes.ts';
import { box, isDark, line, oval, shaded } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

const AWNINGS = [
  ['#b3362c', '#f4ead8'],
  ['#2f6a4c', '#f4ead8'],
  ['#2c4a7a', '#f4ead8'],
  ['#d89a2c', '#f8f0de'],
] as const;
const GOODS = ['#d8452c', '#e8a22c', '#6a9a34', '#f0d84a', '#8a2a4a', '#c86a2c', '#f2f0e0'];

/** An iron hall with a glass roof, striped awnings and heaps of fruit. */
export const MARKET_HALL: PlacePainter = {
  draw(brush) {
    const { c, aspect, random } = brush;
    const dark = isDark(brush);
    verticalFade(
      c,
      aspect,
      dark
        ? [
            [0, '#2a2a34'],
            [0.5, '#4a3a30'],
            [1, '#2a1c14'],
          ]
        : [
            [0, '#e9f0f2'],
            [0.45, '#d8d4c8'],
            [1, '#8a7a68'],
          ],
    );
    ironArches(brush, dark ? '#16181c' : '#4c5a58');
    brush.named('stall', () => {
      for (let i = 0, x = -0.12; x < aspect; i++, x += 0.5)
        stall(brush, x, AWNINGS[(i + random.int(0, 3)) % AWNINGS.length]!);
    });
    if (brush.hasPeople)
      paintCrowd(c, random.fork('shoppers'), {
        aspect,
        ground: 0.74,
        head: 0.075,
        count: Math.max(2, Math.round(aspect * 2.4)),
        colours: ['#4a3c34', '#3a444e', '#6a4a3a', '#55504a'],
        rim: 'rgba(255,240,214,.5)',
      });
  },
  lamps(soft, { aspect }) {
    for (let x = 0.13; x < aspect; x += 0.5)
      addDisc(soft, { u: x / aspect, v: 0.36, radius: 0.022, colour: [1, 0.86, 0.56], gain: 1.8 });
  },
};

function ironArches(brush: Brush, colour: string): void {
  const { c, aspect } = brush;
  for (const [k, width] of [
    [0.5, 0.008],
    [0.72, 0.013],
    [1, 0.022],
  ] as const) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.beginPath();
    c.ellipse(aspect / 2, 0.42, aspect * 0.52 * k, 0.4 * k, 0, Math.PI, 0);
    c.stroke();
    for (const side of [-1, 1])
      box(brush, [aspect / 2 + side * aspect * 0.52 * k - width / 2, 0.42, width, 0.3], colour);
  }
  for (let i = -6; i <= 6; i++)
    line(
      brush,
      [
        [aspect / 2 + i * 0.05, 0.2],
        [aspect / 2 + i * aspect * 0.1, 0],
      ],
      { width: 0.004, colour },
    );
}

function stall(brush: Brush, x: number, [a, b]: readonly [string, string]): void {
  const { random } = brush;
  const w = 0.44;
  shaded(brush, [x, 0.42, w, 0.2], ['#4a3020', '#6a4a30']);
  for (let row = 0; row < 3; row++) {
    const y = 0.54 + row * 0.055;
    for (let g = 0; g < 5; g++) {
      const colour = random.pick(GOODS);
      for (let i = 0; i < 7; i++)
        oval(
          brush,
          [
            x + 0.02 + g * 0.084 + (i % 4) * 0.019 + (i > 3 ? 0.01 : 0),
            y - (i > 3 ? 0.016 : 0),
            0.0125,
            0.0125,
          ],
          colour,
        );
    }
    box(brush, [x, y + 0.012, w, 0.024], '#a87c4c');
  }
  for (const dx of [0, w - 0.014]) box(brush, [x + dx, 0.36, 0.014, 0.34], '#3a281a');
  const stripes = 9;
  for (let i = 0; i < stripes; i++) {
    const from = x - 0.03 + (i / stripes) * (w + 0.06);
    const wide = (w + 0.06) / stripes;
    box(brush, [from, 0.3, wide, 0.1], i % 2 ? b : a);
    oval(brush, [from + wide / 2, 0.4, wide / 2, 0.018], i % 2 ? b : a);
  }
}
