import { pool } from '#studio/backdrops/paint-room.ts';
import { across, block, fallOff, neighbour, pane, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** Paris: tobacco walls over dark panels, red benches, a brass mirror and globes of opal glass. */
export const BISTRO: Eatery = {
  draw: (b) => {
    const { c, aspect, isDay } = b;
    wall(b, [
      [0, isDay ? '#8a6a40' : '#4c3018'],
      [0.3, isDay ? '#a3814e' : '#5e3c1e'],
      [0.31, '#3a2114'],
      [1, '#1d100a'],
    ]);
    pane(b, {
      from: -0.05,
      to: 0.3,
      top: -0.05,
      foot: 0.44,
      view: isDay ? ['#f4f2e6', '#e6e4d4', '#b9b59c'] : ['#26324e', '#45435c', '#6a5140'],
      frame: '#2a1810',
      bars: [1, 1],
    });
    // A mirror that shows the lamps of the room once more.
    block(b, '#b08a45', { from: 0.44, to: 0.9, top: 0.01, foot: 0.27 });
    block(b, isDay ? '#8f8468' : '#6b4424', { from: 0.46, to: 0.88, top: 0.03, foot: 0.25 });
    for (const t of [0.53, 0.68, 0.8])
      spot(b, '#ffedc4', { x: across(b, t), y: 0.1, rx: 0.026, ry: 0.026 });
    block(b, isDay ? '#7c1f1e' : '#64161a', { from: 0.34, to: 1.05, top: 0.33, foot: 0.5 });
    c.fillStyle = 'rgba(0,0,0,.3)';
    for (let x = 0; x < aspect; x += 0.09) c.fillRect(x, 0.34, 0.012, 0.16);
    block(b, '#b98f48', { from: 0.34, to: 1.05, top: 0.315, foot: 0.33 });
    for (const at of [0.42, 0.86])
      neighbour(b, { at, y: 0.47, width: 0.27, cloth: '#d9cfbb', wood: '#1f120b' });
    neighbour(b, { at: 0.1, y: 0.55, width: 0.34, cloth: '#d9cfbb', wood: '#1f120b' });
    fallOff(b, isDay ? 'rgb(128,112,98)' : 'rgb(190,170,150)');
    for (const t of [0.4, 0.97])
      pool(c, { x: across(b, t), y: 0.06, radius: 0.24, colour: 'rgba(255,190,100,.36)' });
  },
  lamps: (isDay) => ({
    count: isDay ? 6 : 15,
    colours: [
      [1, 0.8, 0.5],
      [1, 0.66, 0.32],
    ],
    top: 0,
    bottom: 0.42,
    radius: [0.016, 0.036],
    gain: isDay ? 0.6 : 0.95,
  }),
};
