import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { drawFountain } from '#studio/landscape/landmarks/farmstead.ts';
import { pool } from '#studio/backdrops/paint-room.ts';
import { box, isDark, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintOpenSky } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

const PLASTER = ['#e3b878', '#d99a68', '#e8d2a4', '#cf8a6a', '#dcc08e', '#c9a27c'];
const SHUTTERS = ['#4f6b52', '#5a4a3a', '#3f5a6a', '#6a3a30'];
/** Where the houses meet the paving. */
const FOOT = 0.66;

/** Old houses with shutters and an arcade round a paved square, a bell tower over the roofs. */
export const PIAZZA: PlacePainter = {
  draw(brush) {
    paintOpenSky(brush, FOOT);
    // A church that was asked for has its front over the roofs, beside its tower.
    if (brush.asked.has('church'))
      brush.named('church', () => {
        churchFront(brush);
        tower(brush);
      });
    else brush.named('clock_tower', () => tower(brush));
    brush.named('house', () => {
      for (let x = -0.06; x < brush.aspect;) x += house(brush, x);
    });
    paving(brush);
    if (brush.asked.has('fountain')) brush.named('fountain', () => fountain(brush));
    for (const side of [-0.34, 0.3]) brush.named('parasol', () => parasol(brush, brush.at + side));
  },
  lamps(soft, { aspect, mood, random }) {
    if (mood === 'daylight') return;
    const lamps = random.fork('lamps');
    for (let i = 0; i < 11; i++)
      addDisc(soft, {
        u: (i + 0.5) / 11 + lamps.range(-0.02, 0.02) / aspect,
        v: lamps.range(0.5, 0.58),
        radius: lamps.range(0.008, 0.014),
        colour: [1, 0.72, 0.36],
        gain: 1.6,
      });
  },
};

const shadeOf = (brush: Brush): number => (isDark(brush) ? 0.42 : 1);

function tower(brush: Brush): void {
  const k = shadeOf(brush);
  const x = brush.at - 0.05;
  const stone = tone('#c9a880', k);
  shaded(brush, [x, 0.1, 0.11, 0.5], [stone, tone('#a8845e', k)], 'across');
  shape(
    brush,
    [
      [x - 0.012, 0.1],
      [x + 0.055, 0.025],
      [x + 0.122, 0.1],
    ],
    tone('#a2553a', k),
  );
  for (const dx of [0.022, 0.066])
    shape(
      brush,
      [
        [x + dx, 0.2],
        [x + dx, 0.145],
        [x + dx + 0.011, 0.13],
        [x + dx + 0.022, 0.145],
        [x + dx + 0.022, 0.2],
      ],
      tone('#4a3426', k),
    );
  oval(brush, [x + 0.055, 0.265, 0.026, 0.026], tone('#f2e8d2', Math.max(0.7, k)));
  box(brush, [x + 0.053, 0.245, 0.004, 0.022], '#3a2a20');
  box(brush, [x + 0.055, 0.264, 0.014, 0.004], '#3a2a20');
}

function churchFront(brush: Brush): void {
  const k = shadeOf(brush);
  const x = brush.at - 0.36;
  shaded(brush, [x, 0.2, 0.32, 0.4], [tone('#efe0c2', k), tone('#cdb48a', k)], 'across');
  shape(
    brush,
    [
      [x - 0.02, 0.2],
      [x + 0.16, 0.09],
      [x + 0.34, 0.2],
    ],
    tone('#d9c49c', k),
  );
  oval(brush, [x + 0.16, 0.17, 0.024, 0.024], tone('#5a4636', k));
  box(brush, [x + 0.156, 0.035, 0.008, 0.06], tone('#4a3a2c', k));
  box(brush, [x + 0.14, 0.052, 0.04, 0.008], tone('#4a3a2c', k));
}

/** One house from its left corner; returns its width. */
function house(brush: Brush, x: number): number {
  const { random } = brush;
  const k = shadeOf(brush);
  const wide = random.range(0.17, 0.26);
  const top = random.range(0.24, 0.34);
  const wall = random.pick(PLASTER);
  shaded(brush, [x, top, wide, FOOT - top], [tone(wall, k * 1.04), tone(wall, k * 0.8)], 'down');
  box(brush, [x - 0.008, top - 0.016, wide + 0.016, 0.02], tone('#a2573c', k));
  const shutter = tone(random.pick(SHUTTERS), k);
  const across = wide > 0.21 ? 3 : 2;
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < across; i++) {
      const cx = x + ((i + 0.5) / across) * wide;
      const cy = top + 0.045 + row * 0.095;
      const isLit = isDark(brush) && random.chance(0.6);
      box(brush, [cx - 0.014, cy, 0.028, 0.058], isLit ? '#ffcf84' : tone('#3c4650', k * 1.1));
      for (const side of [-1, 1])
        box(brush, [cx + side * 0.021 - 0.007, cy - 0.002, 0.014, 0.062], shutter);
    }
  arcade(brush, { x, wide, k });
  return wide + 0.003;
}

function arcade(brush: Brush, { x, wide, k }: { x: number; wide: number; k: number }): void {
  const glow = isDark(brush) ? '#f2b060' : tone('#54402f', k);
  const count = 2;
  for (let i = 0; i < count; i++) {
    const [cx, half, high] = [x + ((i + 0.5) / count) * wide, wide * 0.19, 0.1];
    shape(
      brush,
      Array.from({ length: 13 }, (_, n): [number, number] => {
        const a = Math.PI * (n / 12);
        return [cx - Math.cos(a) * half, FOOT - high - Math.sin(a) * half * 0.7];
      }).concat([
        [cx + half, FOOT],
        [cx - half, FOOT],
      ]),
      glow,
    );
  }
}

/** Stones in rows that widen towards us. */
function paving(brush: Brush): void {
  const { c, aspect, random } = brush;
  const k = shadeOf(brush) * 1.05;
  const rows = 11;
  for (let i = 0; i < rows; i++) {
    const [y0, y1] = [i, i + 1].map((n) => FOOT + (1 - FOOT) * (n / rows) ** 1.6) as [
      number,
      number,
    ];
    for (let j = -14; j < 14; j++) {
      const at = (n: number, y: number): number =>
        aspect / 2 + (n + (i % 2) / 2) * 0.1 * (0.4 + 1.6 * ((y - FOOT) / (1 - FOOT)));
      shape(
        brush,
        [
          [at(j, y0), y0],
          [at(j + 1, y0), y0],
          [at(j + 1, y1), y1],
          [at(j, y1), y1],
        ],
        tone('#b0a08c', k * random.range(0.82, 1.06)),
      );
    }
  }
  if (isDark(brush))
    pool(c, { x: aspect / 2, y: 0.72, radius: 0.5, colour: 'rgba(255,180,96,.3)' });
}

/** In the middle of the square, where the heroes leave room. */
function fountain(brush: Brush): void {
  const { c, at } = brush;
  const wide = 0.26;
  c.save();
  c.translate(at - wide / 2, FOOT + 0.06 - wide * FOUNTAIN_TALL);
  c.scale(wide, wide);
  drawFountain(c, FOUNTAIN_TALL);
  c.restore();
}
const FOUNTAIN_TALL = 1.05;

/** A café's shade, with chairs under it. */
function parasol(brush: Brush, x: number): void {
  const k = Math.max(0.6, shadeOf(brush));
  box(brush, [x - 0.003, 0.48, 0.006, 0.2], tone('#5a4632', k));
  shape(
    brush,
    [
      [x - 0.12, 0.5],
      [x, 0.43],
      [x + 0.12, 0.5],
      [x + 0.11, 0.515],
      [x - 0.11, 0.515],
    ],
    tone('#f0e6d2', k),
  );
  for (const side of [-1, 1]) {
    box(brush, [x + side * 0.06 - 0.014, 0.6, 0.028, 0.008], tone('#4a3a2c', k));
    box(brush, [x + side * 0.075 - 0.003, 0.56, 0.006, 0.11], tone('#4a3a2c', k));
  }
  box(brush, [x - 0.035, 0.595, 0.07, 0.01], tone('#e8ddc8', k));
}
