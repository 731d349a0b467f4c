import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, bottles, fallOff, neighbour, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

const TILES = ['#2c5a86', '#d9c79a', '#3f7d8c', '#c98b3a', '#e7e0cc'];

/** Spain: dark beams with hams on their hooks, barrels, a foot of painted tiles under warm bulbs. */
export const TAVERN: Eatery = {
  draw: (b) => {
    const { c, aspect, random, isDay } = b;
    wall(b, [
      [0, isDay ? '#6d4a2c' : '#3c2412'],
      [0.28, isDay ? '#a5743f' : '#6a3f1c'],
      [1, '#3a2010'],
    ]);
    c.fillStyle = '#24140b';
    c.fillRect(0, 0, aspect, 0.05);
    for (let x = 0.06; x < aspect * 0.62; x += 0.105) {
      const at = b.lit < 0 ? aspect - x : x;
      c.fillStyle = '#5e2c18';
      c.beginPath();
      c.moveTo(at, 0.05);
      c.quadraticCurveTo(at + 0.052, 0.2, at, random.range(0.235, 0.26));
      c.quadraticCurveTo(at - 0.052, 0.2, at, 0.05);
      c.fill();
      spot(b, 'rgba(226,176,120,.5)', { x: at - 0.014, y: 0.17, rx: 0.011, ry: 0.04 });
    }
    bottles(b, { from: 0.02, to: 0.4, foot: 0.2, tall: 0.14 });
    for (const t of [0.08, 0.25]) {
      spot(b, '#6a4222', { x: across(b, t), y: 0.32, rx: 0.085, ry: 0.085 });
      spot(b, '#8f6236', { x: across(b, t), y: 0.32, rx: 0.066, ry: 0.066 });
    }
    const side = 0.036;
    for (let y = 0.4; y < 0.58; y += side)
      for (let x = 0; x < aspect; x += side) {
        c.fillStyle = random.pick(TILES);
        c.fillRect(x, y, side * 0.94, side * 0.94);
      }
    block(b, '#7a4c26', { from: -0.05, to: 1.05, top: 0.385, foot: 0.402 });
    for (const at of [0.3, 0.82])
      neighbour(b, { at, y: 0.5, width: 0.26, cloth: '#6b4022', wood: '#27150b' });
    fallOff(b, 'rgb(140,118,100)');
    for (const t of [0.15, 0.5, 0.85])
      pool(c, { x: across(b, t), y: 0.1, radius: 0.3, colour: 'rgba(255,170,76,.34)' });
  },
  lamps: () => ({
    count: 13,
    colours: [
      [1, 0.66, 0.28],
      [1, 0.78, 0.45],
    ],
    top: 0.02,
    bottom: 0.36,
    radius: [0.014, 0.032],
    gain: 0.9,
  }),
};
