import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintStones } from '#studio/backdrops/place/masonry.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

const STONES = ['#8a7c68', '#7a6c5a', '#96886f', '#6e6252'];
const BANNERS = ['#7a1c22', '#24406a', '#7a1c22'] as const;

/** Bare stones, beams, pointed windows, banners between them and iron rings of candles. */
export const CASTLE_HALL: PlacePainter = {
  draw(brush) {
    const { aspect } = brush;
    const dark = isDark(brush);
    paintStones(brush, [0, 0, aspect, 0.66], { size: 0.075, tones: STONES });
    brush.named('window', () => {
      for (let x = 0.2; x < aspect; x += 0.52) pointedWindow(brush, x, dark);
    });
    for (let x = 0.46, i = 0; x < aspect; x += 0.52, i++) banner(brush, x, BANNERS[i % 3]!);
    for (let x = 0.04; x < aspect; x += 0.3) beam(brush, x);
    brush.named('chandelier', () => {
      for (let x = 0.33; x < aspect; x += 0.7) ring(brush, x);
    });
    shaded(brush, [0, 0.64, aspect, 0.36], ['#5a4a38', '#2c2218']);
    for (let i = 1; i < 7; i++)
      box(brush, [0, 0.64 + i * i * 0.007, aspect, 0.003], 'rgba(0,0,0,.3)');
    // Torchlight: no hall of stones is evenly lit.
    box(brush, [0, 0, aspect, 1], dark ? 'rgba(20,10,4,.5)' : 'rgba(40,24,10,.22)');
    for (const x of [0.07, aspect - 0.07])
      pool(brush.c, { x, y: 0.36, radius: 0.34, colour: 'rgba(255,170,80,.45)' });
  },
  lamps(soft, { aspect }) {
    for (const x of [0.07, aspect - 0.07])
      addDisc(soft, { u: x / aspect, v: 0.36, radius: 0.02, colour: [1, 0.62, 0.24], gain: 2.2 });
  },
};

function pointedWindow(brush: Brush, x: number, dark: boolean): void {
  const arch = (r: number, colour: string): void => {
    const { c } = brush;
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(x - r, 0.46);
    c.lineTo(x - r, 0.24);
    c.quadraticCurveTo(x - r, 0.14, x, 0.09 - (r - 0.07));
    c.quadraticCurveTo(x + r, 0.14, x + r, 0.24);
    c.lineTo(x + r, 0.46);
    c.fill();
  };
  arch(0.09, '#4c4236');
  arch(0.07, dark ? '#26365a' : '#cfe2ee');
  box(brush, [x - 0.005, 0.08, 0.01, 0.38], '#3a3228');
  for (const y of [0.22, 0.34]) box(brush, [x - 0.07, y, 0.14, 0.006], '#3a3228');
}

function banner(brush: Brush, x: number, colour: string): void {
  shape(
    brush,
    [
      [x - 0.05, 0.14],
      [x + 0.05, 0.14],
      [x + 0.05, 0.42],
      [x, 0.48],
      [x - 0.05, 0.42],
    ],
    colour,
  );
  oval(brush, [x, 0.28, 0.026, 0.032], '#d8b04a');
  box(brush, [x - 0.06, 0.132, 0.12, 0.01], '#3a2818');
}

function beam(brush: Brush, x: number): void {
  shape(
    brush,
    [
      [x - 0.02, 0],
      [x + 0.02, 0],
      [x + 0.012, 0.09],
      [x - 0.012, 0.09],
    ],
    '#3a2616',
  );
  box(brush, [x - 0.16, 0, 0.32, 0.03], '#442e1c');
}

/** A ring of candles on chains. */
function ring(brush: Brush, x: number): void {
  for (const dx of [-0.1, 0.1])
    line(
      brush,
      [
        [x, 0],
        [x + dx, 0.17],
      ],
      { width: 0.004, colour: '#1c1612' },
    );
  brush.c.strokeStyle = '#1c1612';
  brush.c.lineWidth = 0.012;
  brush.c.beginPath();
  brush.c.ellipse(x, 0.175, 0.11, 0.022, 0, 0, Math.PI * 2);
  brush.c.stroke();
  for (let i = -2; i <= 2; i++) {
    box(brush, [x + i * 0.045 - 0.006, 0.14, 0.012, 0.035], '#f0e6cc');
    oval(brush, [x + i * 0.045, 0.128, 0.006, 0.013], '#ffdc80');
  }
}
