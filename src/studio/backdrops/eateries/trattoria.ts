import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, bottles, fallOff, neighbour, pane, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** Italy: ochre plaster, a shelf of bottles all round, an arch into the sun of the street. */
export const TRATTORIA: Eatery = {
  draw: (b) => {
    const { c, isDay } = b;
    wall(b, [
      [0, isDay ? '#c08a4c' : '#6e431e'],
      [0.4, isDay ? '#b07a3e' : '#7a4a20'],
      [1, '#54311a'],
    ]);
    pane(b, {
      from: 0.02,
      to: 0.36,
      top: 0.02,
      foot: 0.66,
      view: isDay
        ? ['#f6ecd2', '#efd9ae', '#c9a874', '#8a8a4c']
        : ['#1f2c48', '#3a3a54', '#80592e'],
      frame: '#8a5c30',
      bars: [0, 0],
      isArched: true,
    });
    // Shutters stand open beside it.
    block(b, isDay ? '#4d6146' : '#2c3828', { from: 0.37, to: 0.44, top: 0.12, foot: 0.6 });
    bottles(b, { from: 0.5, to: 1, foot: 0.17, tall: 0.15 });
    bottles(b, { from: 0.56, to: 1, foot: 0.36, tall: 0.14 });
    for (const at of [0.5, 0.88])
      neighbour(b, {
        at,
        y: 0.48,
        width: 0.28,
        cloth: isDay ? '#c9584c' : '#8a2f28',
        wood: '#3c2313',
      });
    neighbour(b, { at: 0.18, y: 0.56, width: 0.32, cloth: '#e6d8bd', wood: '#3c2313' });
    fallOff(b, isDay ? 'rgb(146,122,100)' : 'rgb(196,176,150)');
    pool(c, { x: across(b, 0.2), y: 0.3, radius: 0.42, colour: 'rgba(255,206,130,.22)' });
  },
  lamps: (isDay) => ({
    count: isDay ? 5 : 16,
    colours: [
      [1, 0.72, 0.36],
      [1, 0.6, 0.22],
    ],
    top: 0,
    bottom: 0.34,
    radius: [0.014, 0.03],
    gain: isDay ? 0.5 : 0.95,
  }),
};
