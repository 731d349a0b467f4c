import { across, fallOff, neighbour, pane, spot, wall } from './eatery-brush.ts';
import type { Eatery } from './eatery-brush.ts';

/** A winter garden: sun through leaves, tall thin bars, wicker and linen. */
export const ORANGERY: Eatery = {
  draw: (b) => {
    const { aspect, random, isDay } = b;
    wall(b, [
      [0, isDay ? '#b8c294' : '#2c3a2c'],
      [0.5, isDay ? '#8a9c66' : '#304028'],
      [1, '#4c5c38'],
    ]);
    for (const [from, to] of [
      [-0.04, 0.34],
      [0.37, 0.72],
      [0.75, 1.1],
    ] as const)
      pane(b, {
        from,
        to,
        top: -0.05,
        foot: 0.5,
        view: isDay
          ? ['#f2f4e2', '#dde6b8', '#a9bd7c', '#7f9a58']
          : ['#22304a', '#344458', '#2f4434'],
        frame: isDay ? '#5f6656' : '#20281f',
        bars: [1, 2],
      });
    for (let i = 0; i < 130; i++) {
      const x = random.range(0, aspect);
      const edge = Math.abs(x / aspect - 0.5) * 2;
      spot(b, random.pick(['#5d7a3e', '#7f9c52', '#46632f', '#9db46a', '#d7dfa0']), {
        x,
        y: random.range(0, 0.16 + 0.4 * edge * edge),
        rx: random.range(0.014, 0.034),
        ry: random.range(0.008, 0.018),
      });
    }
    neighbour(b, { at: 0.3, y: 0.48, width: 0.28, cloth: '#ece6d6', wood: '#8a6a42' });
    neighbour(b, { at: 0.84, y: 0.53, width: 0.32, cloth: '#ece6d6', wood: '#8a6a42' });
    spot(b, '#c96a76', { x: across(b, 0.3), y: 0.43, rx: 0.03, ry: 0.026 });
    fallOff(b, isDay ? 'rgb(166,170,150)' : 'rgb(190,190,180)');
  },
  lamps: (isDay) => ({
    count: isDay ? 16 : 14,
    colours: isDay
      ? [
          [0.9, 1, 0.6],
          [1, 0.98, 0.8],
        ]
      : [[1, 0.72, 0.38]],
    top: 0,
    bottom: 0.4,
    radius: [0.012, 0.03],
    gain: isDay ? 0.42 : 0.9,
  }),
};
