import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, fallOff, neighbour, pane, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** A country kitchen: rough limewash, a deep small window, copper on a beam, a dresser with plates. */
export const FARMHOUSE: Eatery = {
  draw: (b) => {
    const { c, aspect, random, isDay } = b;
    wall(b, [
      [0, isDay ? '#8d7c66' : '#4a3624'],
      [0.5, isDay ? '#a08d73' : '#5c4128'],
      [1, '#55432f'],
    ]);
    for (let i = 0; i < 90; i++)
      spot(b, random.pick(['rgba(70,54,38,.26)', 'rgba(190,172,142,.24)', 'rgba(110,92,70,.28)']), {
        x: random.range(0, aspect),
        y: random.range(0, 0.6),
        rx: random.range(0.03, 0.075),
        ry: random.range(0.018, 0.04),
      });
    pane(b, {
      from: 0.04,
      to: 0.3,
      top: 0.03,
      foot: 0.4,
      view: isDay
        ? ['#f2f3ea', '#dfe6d0', '#9db27c', '#6f8a52']
        : ['#24324c', '#3c4460', '#59504c'],
      frame: '#4b3220',
      bars: [1, 1],
    });
    c.fillStyle = '#2f1e12';
    c.fillRect(0, 0, aspect, 0.03);
    for (const [t, r] of [
      [0.4, 0.042],
      [0.5, 0.054],
      [0.6, 0.036],
    ] as const) {
      const x = across(b, t);
      c.fillStyle = '#2f1e12';
      c.fillRect(x - 0.003, 0.03, 0.006, 0.08);
      spot(b, '#a3582c', { x, y: 0.11 + r, rx: r, ry: r });
      spot(b, 'rgba(240,170,110,.7)', {
        x: x + b.lit * r * 0.4,
        y: 0.1 + r,
        rx: r * 0.3,
        ry: r * 0.4,
      });
    }
    block(b, '#4a3020', { from: 0.68, to: 1.05, top: 0.05, foot: 0.6 });
    for (const y of [0.13, 0.27, 0.41])
      for (let i = 0; i < 4; i++) {
        const x = across(b, 0.72 + i * 0.085);
        spot(b, random.pick(['#d9d2c0', '#c9b892', '#8fa0a8']), { x, y, rx: 0.032, ry: 0.04 });
      }
    for (const y of [0.175, 0.315, 0.455])
      block(b, '#2d1c11', { from: 0.68, to: 1.05, top: y, foot: y + 0.014 });
    block(b, '#5d3d24', { from: -0.05, to: 0.64, top: 0.46, foot: 0.5 });
    spot(b, '#b9a27c', { x: across(b, 0.16), y: 0.425, rx: 0.05, ry: 0.042 });
    spot(b, '#6d8a4a', { x: across(b, 0.24), y: 0.4, rx: 0.036, ry: 0.06 });
    neighbour(b, { at: 0.52, y: 0.57, width: 0.3, cloth: '#c2b190', wood: '#3a2414' });
    fallOff(b, isDay ? 'rgb(112,98,86)' : 'rgb(150,130,112)');
    pool(c, { x: across(b, 0.15), y: 0.2, radius: 0.36, colour: 'rgba(255,236,196,.16)' });
  },
  lamps: (isDay) =>
    isDay
      ? null
      : {
          count: 8,
          colours: [
            [1, 0.62, 0.26],
            [1, 0.76, 0.44],
          ],
          top: 0.05,
          bottom: 0.42,
          radius: [0.012, 0.03],
          gain: 0.9,
        },
};
