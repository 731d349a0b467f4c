import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, fallOff, neighbour, pane, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** The Alps: logs, a small window on snow, checked curtains and a lantern. */
export const CHALET: Eatery = {
  draw: (b) => {
    const { c, aspect, isDay } = b;
    wall(b, [
      [0, '#5a3a20'],
      [0.5, '#744a28'],
      [1, '#3c2412'],
    ]);
    for (let y = 0; y < 0.62; y += 0.075) {
      c.fillStyle = 'rgba(236,176,110,.2)';
      c.fillRect(0, y + 0.008, aspect, 0.022);
      c.fillStyle = 'rgba(20,10,4,.55)';
      c.fillRect(0, y + 0.064, aspect, 0.013);
    }
    pane(b, {
      from: 0.1,
      to: 0.42,
      top: 0.03,
      foot: 0.37,
      view: isDay
        ? ['#9ec0dc', '#c8dcea', '#f2f6fa', '#dfe9f2']
        : ['#16233f', '#2d4166', '#8494b4'],
      frame: '#3a2210',
      bars: [1, 1],
    });
    for (const [from, to] of [
      [0.04, 0.13],
      [0.39, 0.48],
    ] as const) {
      block(b, '#a8302c', { from, to, top: 0, foot: 0.42 });
      for (let y = 0; y < 0.42; y += 0.04)
        block(b, 'rgba(240,228,214,.5)', { from, to, top: y, foot: y + 0.016 });
    }
    block(b, '#4c2f18', { from: 0.6, to: 1.05, top: 0.38, foot: 0.62 });
    neighbour(b, { at: 0.8, y: 0.49, width: 0.28, cloth: '#b04038', wood: '#3a2212' });
    neighbour(b, { at: 0.16, y: 0.55, width: 0.32, cloth: '#b04038', wood: '#3a2212' });
    fallOff(b, 'rgb(160,138,118)');
    for (const t of [0.62, 0.9])
      pool(c, { x: across(b, t), y: 0.14, radius: 0.28, colour: 'rgba(255,166,70,.4)' });
  },
  lamps: () => ({
    count: 9,
    colours: [
      [1, 0.62, 0.26],
      [1, 0.76, 0.44],
    ],
    top: 0.02,
    bottom: 0.36,
    radius: [0.014, 0.034],
    gain: 0.9,
  }),
};
