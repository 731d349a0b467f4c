import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves, paintOpenSky } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';
import { paintVineHill } from './vine-hill.ts';

/** Turquoise water with its stone rim, loungers and a parasol, green beyond. */
export const POOL: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    paintOpenSky(brush, 0.3);
    if (brush.asked.has('vines')) brush.named('vines', () => paintVineHill(brush, 0.4));
    else
      for (let x = -0.1; x < aspect + 0.1; x += 0.16)
        paintLeaves(brush, [x, 0.32 + random.range(-0.02, 0.02), 0.13, 0.09], {
          count: 60,
          tones: isDark(brush)
            ? ['#141d12', '#203019', '#324424', '#4c5a34']
            : ['#24401f', '#35602b', '#4f8038', '#79a850'],
          leaf: 0.014,
        });
    if (brush.asked.has('house')) brush.named('house', () => villa(brush, aspect - at));
    shaded(
      brush,
      [0, 0.38, aspect, 0.62],
      isDark(brush) ? ['#8a7468', '#a88e7a'] : ['#d8cdb8', '#efe6d4'],
    );
    brush.named('pool', () => water(brush));
    brush.named('parasol', () => parasol(brush, at));
    for (const dx of [-0.16, 0.12]) lounger(brush, at + dx);
  },
};

/** Plastered walls under a tiled roof. */
function villa(brush: Brush, x: number): void {
  const k = isDark(brush) ? 0.55 : 1;
  box(brush, [x - 0.2, 0.2, 0.4, 0.18], tone('#ecdcbc', k));
  box(brush, [x + 0.04, 0.11, 0.12, 0.12], tone('#e4d2ae', k));
  shape(
    brush,
    [
      [x - 0.22, 0.205],
      [x - 0.17, 0.155],
      [x + 0.17, 0.155],
      [x + 0.22, 0.205],
    ],
    tone('#b05a3a', k),
  );
  shape(
    brush,
    [
      [x + 0.025, 0.115],
      [x + 0.1, 0.07],
      [x + 0.175, 0.115],
    ],
    tone('#b05a3a', k),
  );
  for (const dx of [-0.15, -0.07, 0.03, 0.11])
    box(brush, [x + dx, 0.24, 0.04, 0.07], k < 1 ? '#ffd08a' : '#5a6a74');
}

function water(brush: Brush): void {
  const { aspect, random, c } = brush;
  const dark = isDark(brush);
  const far = 0.45;
  const rim: [number, number][] = [
    [aspect * 0.1, far],
    [aspect * 0.9, far],
    [aspect * 1.25, 0.86],
    [-aspect * 0.25, 0.86],
  ];
  shape(
    brush,
    rim.map(([x, y]) => [x + (x - aspect / 2) * 0.05, y < 0.5 ? y - 0.012 : y + 0.03]),
    '#f7f2e8',
  );
  c.save();
  c.beginPath();
  rim.forEach(([x, y], i) => (i === 0 ? c.moveTo(x, y) : c.lineTo(x, y)));
  c.closePath();
  c.clip();
  shaded(
    brush,
    [-0.4, far, aspect + 0.8, 0.45],
    dark ? ['#3a7a9a', '#1f5a80', '#124468'] : ['#c4f0f0', '#93dde4', '#62c4d8'],
  );
  for (let i = 0; i < 130; i++) {
    const y = far + 0.41 * random.next() ** 1.3;
    const wide = 0.02 + (y - far) * 0.3;
    const x = random.range(-0.2, aspect + 0.2);
    oval(
      brush,
      [x, y, wide, 0.0025 + (y - far) * 0.012],
      random.chance(0.6) ? 'rgba(255,255,255,.42)' : 'rgba(10,100,140,.28)',
      random.range(-0.08, 0.08),
    );
  }
  c.restore();
}

function parasol(brush: Brush, x: number): void {
  line(
    brush,
    [
      [x, 0.14],
      [x, 0.46],
    ],
    { width: 0.008, colour: '#8a6a48' },
  );
  for (let i = -3; i < 3; i++)
    shape(
      brush,
      [
        [x, 0.1],
        [x + i * 0.06, 0.2 + (i === -3 ? 0.012 : 0)],
        [x + (i + 1) * 0.06, 0.2 + (i === 2 ? 0.012 : 0)],
      ],
      i % 2 ? '#f4efe4' : '#d8a33a',
    );
}

function lounger(brush: Brush, x: number): void {
  const side = x > brush.at ? 1 : -1;
  shape(
    brush,
    [
      [x - 0.09, 0.425],
      [x + 0.09, 0.425],
      [x + 0.09, 0.44],
      [x - 0.09, 0.44],
    ],
    '#fbfaf6',
  );
  shape(
    brush,
    [
      [x + side * 0.05, 0.425],
      [x + side * 0.12, 0.375],
      [x + side * 0.13, 0.385],
      [x + side * 0.07, 0.44],
    ],
    '#f0ece2',
  );
  for (const dx of [-0.07, 0.07]) box(brush, [x + dx, 0.44, 0.006, 0.018], '#8a6a48');
}
