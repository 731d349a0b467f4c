import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, oval, shape, tone } from './brush.ts';
import type { Brush } from './brush.ts';
import { lightCandles, paintCandles } from './candles.ts';
import { paintStones } from './masonry.ts';
import { paintStairs } from './stairs.ts';
import type { PlacePainter } from './place-painter.ts';

const STONE = ['#8a7154', '#9a8060', '#7a6248', '#a88e6c', '#6e583f'];
/** Scale of the arches from the near one to the far wall. */
const ARCHES = [1.25, 0.86, 0.6, 0.42];

/** Arches that recede to a lit end wall, barrels along both sides. */
export const VAULT: PlacePainter = {
  draw(brush) {
    const { c, aspect } = brush;
    verticalFade(c, aspect, [
      [0, '#2a1c10'],
      [0.6, '#4a3320'],
      [1, '#1a110a'],
    ]);
    brush.named('vault', () => {
      paintStones(brush, [0, 0, aspect, 0.72], { size: 0.06, tones: STONE });
      ARCHES.forEach((k, i) => ring(brush, k, i));
    });
    paintFloor(brush);
    pool(c, { x: aspect / 2, y: 0.4, radius: 0.34, colour: 'rgba(255,190,110,.75)' });
    const stairs = brush.asked.has('stairs') ? (brush.at > aspect / 2 ? 1 : -1) : 0;
    if (stairs) brush.named('stairs', () => paintStairs(brush, stairs));
    if (brush.asked.has('candle')) brush.named('candle', () => paintCandles(brush));
    for (const [number, side] of [-1, 1].entries())
      brush.named(
        'barrel',
        () => {
          // Nobody puts a barrel on the steps.
          for (const k of [0.5, 0.68, 0.95]) if (side !== stairs) stack(brush, side, k);
        },
        number,
      );
  },
  lamps(soft, { aspect, asked }) {
    if (asked.has('candle')) lightCandles(soft);
    for (const k of [0.45, 0.62, 0.9])
      for (const side of [-1, 1])
        addDisc(soft, {
          u: 0.5 + (side * 0.36 * k) / aspect,
          v: 0.5 - 0.3 * k,
          radius: 0.016 * k + 0.006,
          colour: [1, 0.66, 0.3],
          gain: 2,
        });
  },
};

/** Light falls off between the arches: each stretch of wall is darker towards us. */
function ring({ c, aspect }: Brush, k: number, i: number): void {
  const [x, y] = [aspect / 2, 0.52];
  c.fillStyle = `rgba(24,14,6,${0.42 - i * 0.06})`;
  c.beginPath();
  c.rect(0, 0, aspect, 0.74);
  c.ellipse(x, y, 0.5 * k, 0.5 * k, 0, 0, Math.PI, true);
  c.rect(x - 0.5 * k, y, k, 0.3);
  c.fill('evenodd');
  c.strokeStyle = '#b89a72';
  c.lineWidth = 0.035 * k;
  c.beginPath();
  c.ellipse(x, y, 0.5 * k, 0.5 * k, 0, Math.PI, 0);
  c.lineTo(x + 0.5 * k, 0.74);
  c.moveTo(x - 0.5 * k, y);
  c.lineTo(x - 0.5 * k, 0.74);
  c.stroke();
}

/** Flags that run to the end wall, lit from there. */
function paintFloor(brush: Brush): void {
  const { c, aspect, random } = brush;
  const [far, rows] = [0.66, 9];
  for (let i = 0; i < rows; i++) {
    const [y0, y1] = [i, i + 1].map((k) => far + (1 - far) * (k / rows) ** 1.7) as [number, number];
    const flags = 7;
    for (let j = -flags; j < flags; j++) {
      const shift = i % 2 ? 0.5 : 0;
      const at = (n: number, y: number): number =>
        aspect / 2 + (n + shift) * 0.15 * (0.3 + 1.5 * ((y - far) / (1 - far)));
      const light = (0.95 - 0.06 * i) * random.range(0.8, 1.1);
      shape(
        brush,
        [
          [at(j, y0) + 0.002, y0],
          [at(j + 1, y0), y0],
          [at(j + 1, y1) - 0.004, y1 - 0.004],
          [at(j, y1) + 0.002, y1 - 0.004],
        ],
        tone(random.pick(STONE), light),
      );
    }
  }
  pool(c, { x: aspect / 2, y: 0.74, radius: 0.4, colour: 'rgba(255,190,110,.28)' });
}

function stack(brush: Brush, side: number, k: number): void {
  const r = 0.11 * k;
  for (const [dx, dy] of [
    [0, 0],
    [0.19, 0],
    [0.095, -0.175],
  ] as const) {
    const x = brush.aspect / 2 + side * (0.3 + dx) * k * 1.15;
    const y = 0.6 + 0.06 * k + dy * k - r * 0.4;
    oval(brush, [x, y, r, r], '#3a2212');
    oval(brush, [x, y, r * 0.9, r * 0.9], '#a8743e');
    for (let p = -2; p <= 2; p++)
      box(brush, [x + p * r * 0.32, y - r * 0.8, 0.003, r * 1.6], 'rgba(60,32,14,.5)');
    oval(brush, [x, y + r * 0.1, r * 0.1, r * 0.1], '#5a3418');
  }
}
