import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintBarrelHead } from './barrel-heads.ts';
import { lightCandles, paintCandles } from './candles.ts';
import { paintStones } from '#studio/backdrops/place/masonry.ts';
import { paintStairs } from './stairs.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

const STONE = ['#8a7154', '#9a8060', '#7a6248', '#a88e6c', '#6e583f'];
/** Scale of the arches from the near one to the far wall. */
const ARCHES = [1.25, 0.86, 0.6, 0.42];

/** Where the lit end wall lies: aside, or the arches would be a halo round the head of who stands in the middle. */
function axisOf({ aspect, at, asked }: Pick<Brush, 'aspect' | 'at' | 'asked'>): number {
  if (asked.has('stairs')) return aspect / 2;
  return aspect * (at > aspect / 2 ? 0.5 + ASIDE : 0.5 - ASIDE);
}
const ASIDE = 0.17;

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
    pool(c, { x: axisOf(brush), y: 0.4, radius: 0.34, colour: 'rgba(255,190,110,.75)' });
    const stairs = brush.asked.has('stairs') ? (brush.at > aspect / 2 ? 1 : -1) : 0;
    if (stairs) brush.named('stairs', () => paintStairs(brush, stairs));
    if (brush.asked.has('candle')) brush.named('candle', () => paintCandles(brush));
    for (const [number, side] of ([-1, 1] as const).entries())
      brush.named(
        'barrel',
        () => {
          // Nobody puts a barrel on the steps.
          for (const k of [0.5, 0.68, 0.95]) if (side !== stairs) stack(brush, side, k);
        },
        number,
      );
  },
  lamps(soft, { asked }) {
    if (asked.has('candle')) lightCandles(soft);
  },
};
/** Light lies on the piers, below the spring of each arch. */
const LAMP_HEIGHT = 0.5;

/** Light falls off between the arches: each stretch of wall is darker towards us. */
function ring(brush: Brush, k: number, i: number): void {
  const { c, aspect } = brush;
  const [x, y] = [axisOf(brush), 0.52];
  c.fillStyle = `rgba(24,14,6,${0.42 - i * 0.06})`;
  c.beginPath();
  c.rect(0, 0, aspect, 0.74);
  c.ellipse(x, y, 0.5 * k, 0.5 * k, 0, 0, Math.PI, true);
  c.rect(x - 0.5 * k, y, k, 0.3);
  c.fill('evenodd');
  outline(c, { x, y, r: 0.5 * k }, { width: 0.07 * k, colour: '#5f4a34' });
  cutStones(c, { x, y, r: 0.5 * k }, 0.07 * k);
  // The edge that the light at the end of the room falls on.
  outline(c, { x, y, r: 0.468 * k }, { width: 0.006 * k, colour: 'rgba(214,168,108,.5)' });
  pool(c, { x: x - 0.5 * k, y: LAMP_HEIGHT, radius: 0.09 * k, colour: 'rgba(255,170,80,.4)' });
  pool(c, { x: x + 0.5 * k, y: LAMP_HEIGHT, radius: 0.09 * k, colour: 'rgba(255,170,80,.4)' });
}

interface Arch {
  x: number;
  y: number;
  r: number;
}

function outline(
  c: Brush['c'],
  { x, y, r }: Arch,
  { width, colour }: { width: number; colour: string },
): void {
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.beginPath();
  c.moveTo(x - r, 0.74);
  c.lineTo(x - r, y);
  c.ellipse(x, y, r, r, 0, Math.PI, 0);
  c.lineTo(x + r, 0.74);
  c.stroke();
}

/** Joints between the stones of a rib. */
function cutStones(c: Brush['c'], { x, y, r }: Arch, width: number): void {
  c.strokeStyle = 'rgba(26,16,8,.7)';
  c.lineWidth = width * 0.08;
  c.beginPath();
  for (let i = 0; i <= 18; i++) {
    const [dx, dy] = [Math.cos((i / 18) * Math.PI), -Math.sin((i / 18) * Math.PI)];
    c.moveTo(x + dx * (r - width / 2), y + dy * (r - width / 2));
    c.lineTo(x + dx * (r + width / 2), y + dy * (r + width / 2));
  }
  c.stroke();
}

/** Flags that run to the end wall, lit from there. */
function paintFloor(brush: Brush): void {
  const { c, random } = brush;
  const [far, rows] = [0.66, 9];
  for (let i = 0; i < rows; i++) {
    const [y0, y1] = [i, i + 1].map((k) => far + (1 - far) * (k / rows) ** 1.7) as [number, number];
    const flags = 10;
    for (let j = -flags; j < flags; j++) {
      const shift = i % 2 ? 0.5 : 0;
      const at = (n: number, y: number): number =>
        axisOf(brush) + (n + shift) * 0.15 * (0.3 + 1.5 * ((y - far) / (1 - far)));
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
  pool(c, { x: axisOf(brush), y: 0.74, radius: 0.4, colour: 'rgba(255,190,110,.28)' });
}

function stack(brush: Brush, side: 1 | -1, k: number): void {
  const r = 0.11 * k;
  const foot = 0.6 + 0.06 * k - r * 0.4;
  for (const [dx, dy] of [
    [0, 0],
    [0.19, 0],
    [0.38, 0],
    [0.095, -0.175],
    [0.285, -0.175],
  ] as const) {
    const x = axisOf(brush) + side * (0.3 + dx) * k * 1.15;
    paintBarrelHead(brush, { x, y: foot + dy * k, r, lit: side > 0 ? -1 : 1 });
  }
}
