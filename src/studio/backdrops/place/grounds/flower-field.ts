import { box, isDark, oval, shaded, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves, paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Asked of the painter: which flowers stand in the field. */
export const FIELD_FLOWERS = { poppies: 'poppies', sunflowers: 'sunflowers' } as const;

const HORIZON = 0.36;
const REDS = ['#d8261c', '#e63c28', '#c41a18', '#f05a3c'];
const YELLOWS = ['#f2b91e', '#f7cc3c', '#e8a514', '#fbd95a'];
const MIXED = ['#f4f0e2', '#f2c83a', '#8a6fc0', '#e07a9a', '#5f86cf', '#d8261c'];

/** A field in flower up to the woods at its end: each row of blossoms smaller than the one before. */
export const FLOWER_FIELD: PlacePainter = {
  draw(brush) {
    const { aspect, random } = brush;
    const k = isDark(brush) ? 0.45 : 1;
    paintOpenSky(brush, HORIZON + 0.02);
    shaded(brush, [0, HORIZON - 0.05, aspect, 0.08], [tone('#8fae86', k), tone('#7c9c5c', k)]);
    for (let x = -0.1; x < aspect + 0.2; x += 0.13)
      paintLeaves(brush, [x, HORIZON - 0.01, 0.1, random.range(0.02, 0.06)], {
        count: 36,
        tones: ['#3d5c30', '#55783e', '#6c8f4c'].map((green) => tone(green, k)),
        leaf: 0.011,
      });
    brush.named('meadow', () =>
      shaded(brush, [0, HORIZON, aspect, 1 - HORIZON], [tone('#8fae55', k), tone('#4d7430', k)]),
    );
    brush.named('flowers', () => sow(brush, k));
  },
};

function sow(brush: Brush, k: number): void {
  const { aspect, random, asked } = brush;
  const isTall = asked.has(FIELD_FLOWERS.sunflowers);
  const tones = isTall ? YELLOWS : asked.has(FIELD_FLOWERS.poppies) ? REDS : MIXED;
  for (let row = 0; row < 40; row++) {
    const near = (row / 39) ** 1.8;
    const y = HORIZON + 0.012 + near * (0.98 - HORIZON);
    const size = (0.0026 + near * 0.019) * (isTall ? 1.7 : 1);
    const count = Math.round((aspect / size) * (isTall ? 0.42 : 0.3));
    for (let i = 0; i < count; i++) {
      const [x, lift] = [random.range(-0.02, aspect + 0.02), random.range(-1, 1) * size * 1.6];
      const foot = y + lift;
      box(brush, [x - size * 0.06, foot, size * 0.12, size * 2.4], tone('#3f6426', k));
      blossom(brush, {
        x,
        y: foot,
        size,
        fill: tone(random.pick(tones), Math.max(0.6, k)),
        isTall,
      });
    }
  }
}

interface Blossom {
  x: number;
  y: number;
  size: number;
  fill: string;
  /** A sunflower: a dark disc in its rays. */
  isTall: boolean;
}

function blossom(brush: Brush, { x, y, size, fill, isTall }: Blossom): void {
  oval(brush, [x - size * 0.3, y, size * 0.62, size * 0.5], fill, -0.4);
  oval(brush, [x + size * 0.3, y, size * 0.62, size * 0.52], fill, 0.4);
  oval(brush, [x, y - size * 0.18, size * 0.55, size * 0.45], fill);
  oval(brush, [x, y, size * (isTall ? 0.42 : 0.17), size * (isTall ? 0.36 : 0.14)], '#2c1a12');
}
