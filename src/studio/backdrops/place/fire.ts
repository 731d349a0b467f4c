import { pool } from '#studio/backdrops/paint-room.ts';
import type { Random } from '#studio/random.ts';
import { box, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';

export interface Hearth {
  /** Middle and foot of the opening. */
  x: number;
  foot: number;
  width: number;
  height: number;
}

/** Logs and flames inside a dark opening, and the glow they throw. */
export function paintFire(brush: Brush, h: Hearth): void {
  const { c, random } = brush;
  const left = h.x - h.width / 2;
  shaded(brush, [left, h.foot - h.height, h.width, h.height], ['#0c0503', '#1c0a05', '#3a1408']);
  pool(c, {
    x: h.x,
    y: h.foot - h.height * 0.3,
    radius: h.width * 0.75,
    colour: 'rgba(255,110,24,.75)',
  });
  const flames = random.fork('flames');
  for (const [scale, colour] of FLAMES) {
    for (let i = 0; i < 9; i++) {
      const x = h.x + (i / 8 - 0.5) * h.width * 0.74;
      const middle = 1 - Math.abs(i / 8 - 0.5) * 1.1;
      const tall = h.height * scale * middle * flames.range(0.62, 1);
      flame(
        brush,
        { x, foot: h.foot - h.height * 0.06, tall, wide: h.width * 0.085 * scale + 0.006 },
        colour,
        flames,
      );
    }
  }
  for (let i = 0; i < 4; i++) {
    const x = h.x + (i - 1.5) * h.width * 0.17;
    oval(
      brush,
      [x, h.foot - h.height * (0.05 + 0.05 * (i % 2)), h.width * 0.2, h.height * 0.05],
      i % 2 ? '#3a1a0c' : '#241008',
      (i - 1.5) * 0.14,
    );
    oval(brush, [x, h.foot - h.height * 0.02, h.width * 0.12, h.height * 0.016], '#ff8a30');
  }
  box(brush, [left, h.foot - 0.006, h.width, 0.012], '#120805');
}

const FLAMES: readonly (readonly [number, string])[] = [
  [0.86, 'rgba(220,60,10,.85)'],
  [0.66, 'rgba(255,130,24,.95)'],
  [0.46, 'rgba(255,200,80,1)'],
  [0.28, 'rgba(255,246,205,1)'],
];

function flame(
  brush: Brush,
  f: { x: number; foot: number; tall: number; wide: number },
  colour: string,
  random: Random,
): void {
  const { c } = brush;
  const sway = random.range(-0.4, 0.4) * f.wide;
  c.fillStyle = colour;
  c.beginPath();
  c.moveTo(f.x - f.wide, f.foot);
  c.quadraticCurveTo(f.x - f.wide * 1.2, f.foot - f.tall * 0.45, f.x + sway, f.foot - f.tall);
  c.quadraticCurveTo(f.x + f.wide * 1.2, f.foot - f.tall * 0.4, f.x + f.wide, f.foot);
  c.closePath();
  c.fill();
}

/** A stone or marble chimneypiece round a fire. */
export function paintChimney(brush: Brush, h: Hearth, stone: readonly [string, string]): void {
  const side = h.width * 0.2;
  const left = h.x - h.width / 2 - side;
  const top = h.foot - h.height - side * 0.9;
  const whole = h.width + side * 2;
  shaded(brush, [left, top, whole, h.foot - top], [stone[0], stone[1]]);
  box(brush, [left - 0.025, top - 0.035, whole + 0.05, 0.04], stone[0]);
  box(brush, [left - 0.025, top + 0.002, whole + 0.05, 0.008], 'rgba(30,16,8,.55)');
  box(
    brush,
    [left + side - 0.012, h.foot - h.height - 0.012, h.width + 0.024, h.height + 0.012],
    'rgba(20,10,6,.7)',
  );
  for (const x of [left + side * 0.22, left + whole - side * 0.78])
    box(brush, [x, h.foot - h.height * 0.96, side * 0.56, h.height * 0.9], 'rgba(40,22,12,.22)');
  shape(
    brush,
    [
      [h.x - 0.03, top + side * 0.8],
      [h.x + 0.03, top + side * 0.8],
      [h.x + 0.045, top + side * 0.15],
      [h.x - 0.045, top + side * 0.15],
    ],
    'rgba(40,22,12,.25)',
  );
  paintFire(brush, h);
}
