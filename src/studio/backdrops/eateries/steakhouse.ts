import { paintBricks } from '#studio/backdrops/brick-wall.ts';
import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, bottles, fallOff, neighbour, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** Dark brick, booths of oxblood leather and bulbs on cords. */
export const STEAKHOUSE: Eatery = {
  draw: (b) => {
    const { c, aspect, random } = b;
    wall(b, [
      [0, '#1a1310'],
      [0.4, '#3a251a'],
      [1, '#140c08'],
    ]);
    paintBricks(c, { aspect, isDay: false, random: random.fork('bricks') });
    c.fillStyle = 'rgba(12,7,5,.5)';
    c.fillRect(0, 0, aspect, 1);
    bottles(b, { from: 0.03, to: 0.4, foot: 0.16, tall: 0.13 });
    bottles(b, { from: 0.03, to: 0.4, foot: 0.33, tall: 0.13 });
    block(b, '#4a1512', { from: 0.46, to: 1.05, top: 0.25, foot: 0.56 });
    c.fillStyle = 'rgba(0,0,0,.38)';
    for (let i = 0; i < 7; i++)
      block(b, 'rgba(0,0,0,.4)', {
        from: 0.5 + i * 0.08,
        to: 0.51 + i * 0.08,
        top: 0.25,
        foot: 0.5,
      });
    block(b, '#7a2a22', { from: 0.46, to: 1.05, top: 0.25, foot: 0.268 });
    neighbour(b, { at: 0.74, y: 0.48, width: 0.32, cloth: '#2b1a12', wood: '#1a0d08' });
    neighbour(b, { at: 0.12, y: 0.54, width: 0.34, cloth: '#2b1a12', wood: '#1a0d08' });
    fallOff(b, 'rgb(170,150,138)');
    for (const t of [0.2, 0.52, 0.82])
      pool(c, { x: across(b, t), y: 0.12, radius: 0.26, colour: 'rgba(255,150,60,.34)' });
  },
  lamps: () => ({
    count: 12,
    colours: [
      [1, 0.6, 0.22],
      [1, 0.74, 0.4],
    ],
    top: 0,
    bottom: 0.34,
    radius: [0.015, 0.034],
    gain: 0.95,
  }),
};
