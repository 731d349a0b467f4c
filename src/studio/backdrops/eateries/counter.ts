import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, bottles, fallOff, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** Japan: a counter of pale wood, indigo cloths in the doorway, paper lanterns, slats in the dark. */
export const COUNTER: Eatery = {
  draw: (b) => {
    const { c, aspect, isDay } = b;
    wall(b, [
      [0, '#2b1d14'],
      [0.5, isDay ? '#5c412a' : '#4a301c'],
      [1, '#2a1a10'],
    ]);
    c.fillStyle = isDay ? '#9a744a' : '#7d5730';
    for (let x = 0; x < aspect; x += 0.05) c.fillRect(x, 0, 0.018, 0.5);
    // A paper screen that the day shines through.
    block(b, isDay ? '#e9dfc6' : '#c58c4c', { from: -0.02, to: 0.3, top: 0, foot: 0.5 });
    for (let i = 0; i < 5; i++)
      block(b, '#4a3220', { from: 0.06 * i, to: 0.06 * i + 0.012, top: 0, foot: 0.5 });
    for (const y of [0.12, 0.28])
      block(b, '#4a3220', { from: -0.02, to: 0.3, top: y, foot: y + 0.012 });
    for (let i = 0; i < 3; i++) {
      const from = 0.4 + i * 0.135;
      block(b, '#26365e', { from, to: from + 0.125, top: 0, foot: 0.2 });
      spot(b, '#d8dae0', { x: across(b, from + 0.062), y: 0.1, rx: 0.028, ry: 0.028 });
    }
    bottles(b, { from: 0.38, to: 0.98, foot: 0.39, tall: 0.13 });
    b.named('counter', () => {
      block(b, '#c79a62', { from: -0.05, to: 1.05, top: 0.42, foot: 0.49 });
      block(b, '#8a6238', { from: -0.05, to: 1.05, top: 0.49, foot: 1 });
    });
    for (const t of [0.36, 0.93]) {
      const x = across(b, t);
      pool(c, { x, y: 0.12, radius: 0.26, colour: 'rgba(255,170,80,.4)' });
      spot(b, t < 0.5 ? '#ffdca0' : '#e0563a', { x, y: 0.12, rx: 0.052, ry: 0.075 });
    }
    fallOff(b, isDay ? 'rgb(120,106,96)' : 'rgb(170,150,132)');
  },
  lamps: (isDay) => ({
    count: isDay ? 3 : 9,
    colours: [
      [1, 0.74, 0.42],
      [1, 0.58, 0.26],
    ],
    top: 0,
    bottom: 0.36,
    radius: [0.014, 0.03],
    gain: 0.8,
  }),
};
