import { box, isDark, line, oval, shaded, shape } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintOpenSky, paintWater } from './open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Teak deck, rails and a sail against the open sea. */
export const YACHT: PlacePainter = {
  draw(brush) {
    const { aspect, at } = brush;
    paintOpenSky(brush, 0.4);
    brush.named('sea', () => paintWater(brush, 0.4, 0.66));
    coast(brush, at > aspect / 2 ? 0 : aspect - 0.5);
    brush.named('boat', () => {
      rigging(brush, at);
      deck(brush);
    });
  },
};

function coast(brush: Brush, x: number): void {
  shape(
    brush,
    [
      [x, 0.402],
      [x + 0.08, 0.37],
      [x + 0.2, 0.35],
      [x + 0.32, 0.375],
      [x + 0.5, 0.402],
    ],
    isDark(brush) ? '#5a4a62' : '#8aa8b8',
  );
}

/** Mast, boom and the white triangle of the sail. */
function rigging(brush: Brush, x: number): void {
  const white = isDark(brush) ? '#f2d2b4' : '#fdfdfa';
  const dir = x > brush.aspect / 2 ? -1 : 1;
  shape(
    brush,
    [
      [x + dir * 0.02, -0.02],
      [x + dir * 0.025, 0.4],
      [x + dir * 0.52, 0.43],
    ],
    white,
  );
  for (let i = 1; i < 6; i++)
    line(
      brush,
      [
        [x + dir * 0.02, 0.07 * i],
        [x + dir * (0.02 + 0.083 * i), 0.07 * i + 0.012],
      ],
      { width: 0.003, colour: 'rgba(120,130,140,.5)' },
    );
  shape(
    brush,
    [
      [x - dir * 0.02, -0.02],
      [x - dir * 0.02, 0.46],
      [x - dir * 0.24, 0.5],
    ],
    isDark(brush) ? '#e0b898' : '#eef2f4',
  );
  box(brush, [x - 0.012, 0, 0.024, 0.66], '#c9ced2');
  line(
    brush,
    [
      [x, 0.44],
      [x + dir * 0.54, 0.46],
    ],
    { width: 0.018, colour: '#b8bec4' },
  );
  line(
    brush,
    [
      [x, 0],
      [x - dir * 0.6, 0.62],
    ],
    { width: 0.004, colour: '#5a646c' },
  );
}

function deck(brush: Brush): void {
  const { aspect } = brush;
  const steel = '#e6eaec';
  shape(
    brush,
    [
      [0, 0.66],
      [aspect, 0.66],
      [aspect, 1],
      [0, 1],
    ],
    '#a87b4c',
  );
  for (let i = -14; i <= 14; i++)
    line(
      brush,
      [
        [aspect / 2 + i * 0.05, 0.66],
        [aspect / 2 + i * 0.17, 1],
      ],
      { width: 0.004, colour: '#5a3c20' },
    );
  box(brush, [0, 0.63, aspect, 0.034], '#f4f4f0');
  for (const y of [0.5, 0.565])
    line(
      brush,
      [
        [0, y],
        [aspect, y],
      ],
      { width: 0.006, colour: steel },
    );
  for (let x = 0.08; x < aspect; x += 0.27)
    line(
      brush,
      [
        [x, 0.49],
        [x, 0.64],
      ],
      { width: 0.011, colour: steel },
    );
}

/** Sand, surf and a striped parasol; a boat far out. */
export const BEACH: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    paintOpenSky(brush, 0.36);
    brush.named('sea', () => paintWater(brush, 0.36, 0.54));
    brush.named('boat', () =>
      sailingBoat(brush, at > aspect / 2 ? aspect * 0.26 : aspect * 0.76, 0.372),
    );
    brush.named('beach', () => {
      shaded(
        brush,
        [0, 0.53, aspect, 0.47],
        isDark(brush) ? ['#c8906a', '#7a5a4a'] : ['#f0dcb4', '#e2c896'],
      );
      surf(brush);
    });
    if (random.chance(0.6))
      brush.named('palm', () => palm(brush, at > aspect / 2 ? 0.1 : aspect - 0.1));
    brush.named('parasol', () => parasol(brush, at));
  },
};

function surf(brush: Brush): void {
  const { c, aspect } = brush;
  for (const [y, width] of [
    [0.53, 0.02],
    [0.555, 0.008],
  ] as const) {
    c.strokeStyle = 'rgba(255,255,255,.92)';
    c.lineWidth = width;
    c.beginPath();
    for (let x = -0.05; x < aspect + 0.1; x += 0.05) c.lineTo(x, y + Math.sin(x * 11) * 0.008);
    c.stroke();
  }
}

export function sailingBoat(brush: Brush, x: number, y: number): void {
  shape(
    brush,
    [
      [x, y - 0.085],
      [x, y - 0.012],
      [x + 0.05, y - 0.012],
    ],
    '#fdfdfb',
  );
  shape(
    brush,
    [
      [x - 0.006, y - 0.075],
      [x - 0.006, y - 0.012],
      [x - 0.034, y - 0.012],
    ],
    '#f0f4f6',
  );
  shape(
    brush,
    [
      [x - 0.045, y - 0.008],
      [x + 0.055, y - 0.008],
      [x + 0.035, y + 0.012],
      [x - 0.03, y + 0.012],
    ],
    '#2c3e54',
  );
}

function parasol(brush: Brush, x: number): void {
  const { c } = brush;
  line(
    brush,
    [
      [x, 0.14],
      [x + 0.03, 0.66],
    ],
    { width: 0.014, colour: '#e6dcc8' },
  );
  const [w, top, rim] = [0.3, 0.1, 0.3];
  const colours = brush.random.pick([
    ['#d8392c', '#fdf6ea'],
    ['#2c6ab0', '#fdf6ea'],
    ['#e8a82c', '#fdf6ea'],
  ] as const);
  for (let i = 0; i < 8; i++) {
    const from = x - w + (i / 8) * w * 2;
    const to = x - w + ((i + 1) / 8) * w * 2;
    const sag = (v: number): number => rim - 0.035 * (1 - ((v - x) / w) ** 2);
    c.fillStyle = colours[i % 2]!;
    c.beginPath();
    c.moveTo(x, top);
    c.quadraticCurveTo(
      (x + from) / 2 + (from - x) * 0.12,
      (top + sag(from)) / 2 - 0.04,
      from,
      sag(from),
    );
    c.quadraticCurveTo((from + to) / 2, sag(from) + 0.02, to, sag(to));
    c.quadraticCurveTo((x + to) / 2 + (to - x) * 0.12, (top + sag(to)) / 2 - 0.04, x, top);
    c.fill();
  }
  // A deck chair in its shade.
  line(
    brush,
    [
      [x - 0.16, 0.66],
      [x - 0.02, 0.5],
    ],
    { width: 0.02, colour: colours[0] },
  );
  line(
    brush,
    [
      [x - 0.17, 0.5],
      [x - 0.02, 0.68],
    ],
    { width: 0.01, colour: '#8a6a44' },
  );
}

export function palm(brush: Brush, x: number): void {
  const { c } = brush;
  c.strokeStyle = '#7a5c3c';
  c.lineWidth = 0.026;
  c.beginPath();
  c.moveTo(x, 0.66);
  c.quadraticCurveTo(x + 0.02, 0.36, x + 0.07, 0.12);
  c.stroke();
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.02 + i * 0.12);
    const [dx, dy] = [Math.cos(a) * 0.2, Math.sin(a) * 0.13];
    c.strokeStyle = ['#3c6a2c', '#54843a', '#2e5624'][i % 3]!;
    c.lineWidth = 0.022;
    c.beginPath();
    c.moveTo(x + 0.07, 0.12);
    c.quadraticCurveTo(x + 0.07 + dx * 0.6, 0.1 + dy * 1.2, x + 0.07 + dx, 0.15 + dy * 0.4 + 0.05);
    c.stroke();
  }
  oval(brush, [x + 0.07, 0.135, 0.016, 0.016], '#6a4a24');
}
