import { across, block, fallOff, neighbour, pane, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** By the sea: whitewashed boards, wide open windows on blue water, rope and a blue bench. */
export const SEASIDE: Eatery = {
  draw: (b) => {
    const { c, isDay } = b;
    wall(b, [
      [0, isDay ? '#b4c0c4' : '#3f4a56'],
      [0.45, isDay ? '#c6cbc8' : '#4c4f54'],
      [1, '#6f7880'],
    ]);
    c.fillStyle = 'rgba(60,80,96,.2)';
    for (let y = 0.04; y < 0.5; y += 0.055) c.fillRect(0, y, b.aspect, 0.007);
    const view = isDay
      ? ['#dfeaf0', '#c3dae6', '#a8cade', '#5f9fc2', '#3f86ae', '#6ea9c0']
      : ['#33456c', '#6a6480', '#d08c62', '#3f5878', '#2a3c58'];
    pane(b, { from: -0.06, to: 0.4, top: -0.04, foot: 0.42, view, frame: '#e4e6e2', bars: [1, 0] });
    pane(b, { from: 0.6, to: 0.92, top: -0.04, foot: 0.42, view, frame: '#e4e6e2', bars: [1, 0] });
    for (const t of [0.1, 0.3, 0.74])
      spot(b, '#f7f7f2', { x: across(b, t), y: 0.215, rx: 0.012, ry: 0.02 });
    block(b, '#3e6788', { from: 0.42, to: 1.05, top: 0.43, foot: 0.6 });
    neighbour(b, { at: 0.5, y: 0.5, width: 0.28, cloth: '#e2e4de', wood: '#86663f' });
    neighbour(b, { at: 0.95, y: 0.54, width: 0.32, cloth: '#e2e4de', wood: '#86663f' });
    fallOff(b, 'rgb(150,156,164)');
  },
  lamps: (isDay) => ({
    count: isDay ? 7 : 10,
    colours: isDay ? [[1, 1, 1]] : [[1, 0.74, 0.42]],
    top: 0.24,
    bottom: 0.4,
    radius: [0.008, 0.018],
    gain: isDay ? 0.4 : 0.9,
  }),
};
