import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import type { Rgb } from '#studio/textures/colour.ts';
import { box, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintChimney } from './fire.ts';
import type { PlacePainter } from './place-painter.ts';

const BULBS: readonly Rgb[] = [
  [1, 0.72, 0.32],
  [1, 0.86, 0.55],
  [1, 0.62, 0.22],
];

/** A lit tree with baubles and gifts; a snowy window or a fire beside it. */
export const CHRISTMAS: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random, asked } = brush;
    verticalFade(c, aspect, [
      [0, '#3a1a16'],
      [0.6, '#57281c'],
      [1, '#1c0d08'],
    ]);
    const beside = at > aspect / 2 ? at - 0.62 : at + 0.62;
    const hasFire = random.chance(0.5);
    // What is named beside the tree is seen beside it.
    if (asked.has('fireplace') || (hasFire && !asked.has('window')))
      brush.named('fireplace', () =>
        paintChimney(brush, { x: beside, foot: 0.68, width: 0.34, height: 0.26 }, [
          '#b09a86',
          '#6e5a4a',
        ]),
      );
    else brush.named('window', () => snowWindow(brush, beside));
    brush.named('christmas_tree', () => paintTree(brush, at));
    brush.named('string_lights', () => paintBulbs(brush, at));
    brush.named('bauble', () => paintBaubles(brush, at));
    shaded(brush, [0, 0.74, aspect, 0.26], ['#4a2414', '#1a0c06']);
    brush.named('gift_box', () => gifts(brush, at));
    pool(c, { x: at, y: 0.4, radius: 0.5, colour: 'rgba(255,170,70,.28)' });
  },
  lamps(soft, { aspect, at, random }) {
    const bulbs = random.fork('bulbs');
    for (let i = 0; i < 64; i++) {
      const t = Math.sqrt(bulbs.next());
      addDisc(soft, {
        u: (at + bulbs.range(-1, 1) * t * 0.25) / aspect,
        v: 0.02 + t * 0.64,
        radius: bulbs.range(0.005, 0.011),
        colour: bulbs.pick(BULBS),
        gain: bulbs.range(0.9, 2),
      });
    }
    addDisc(soft, { u: at / aspect, v: 0.015, radius: 0.02, colour: [1, 0.85, 0.5], gain: 3 });
  },
};

export function paintTree(brush: Brush, x: number): void {
  const { random } = brush;
  box(brush, [x - 0.02, 0.66, 0.04, 0.08], '#3a2012');
  for (let tier = 0; tier < 9; tier++) {
    const y = 0.66 - tier * 0.072;
    const wide = 0.31 * (1 - tier / 9.6);
    const points: [number, number][] = [[x - wide, y]];
    for (let i = 1; i <= 14; i++)
      points.push([x - wide + (i / 14) * wide * 2, y + (i % 2 ? 0.028 : -0.004) * (1 - tier / 14)]);
    points.push([x + wide * 0.3, y - 0.1], [x - wide * 0.3, y - 0.1]);
    shape(brush, points, random.pick(['#16361f', '#1c4228', '#123019']));
  }
}

/** A chain of small lamps wound round the tree. */
export function paintBulbs(brush: Brush, x: number): void {
  for (let i = 0; i < 90; i++) {
    const t = Math.sqrt((i + 1) / 90);
    oval(brush, [x + Math.sin(i * 0.7) * t * 0.25, 0.05 + t * 0.6, 0.005, 0.005], '#ffe9b0');
  }
}

export function paintBaubles(brush: Brush, x: number): void {
  const random = brush.random.fork('baubles');
  for (let i = 0; i < 30; i++) {
    const t = Math.sqrt(random.range(0.06, 1));
    const bx = x + random.range(-0.9, 0.9) * t * 0.26;
    const by = 0.04 + t * 0.6;
    const r = random.range(0.012, 0.021);
    oval(
      brush,
      [bx, by, r, r],
      random.pick(['#b3202a', '#d8a63a', '#c22a34', '#e0d4c0', '#8a1420']),
    );
    oval(brush, [bx - r * 0.3, by - r * 0.35, r * 0.3, r * 0.3], '#fff2dc');
  }
}

function snowWindow(brush: Brush, x: number): void {
  shaded(brush, [x - 0.2, 0.06, 0.4, 0.5], ['#2a3a5c', '#5a6e94', '#b8c4d8']);
  for (let i = 0; i < 40; i++)
    oval(
      brush,
      [x + brush.random.range(-0.19, 0.19), brush.random.range(0.07, 0.55), 0.004, 0.004],
      '#f4f8ff',
    );
  shape(
    brush,
    [
      [x - 0.2, 0.56],
      [x - 0.2, 0.48],
      [x - 0.06, 0.45],
      [x + 0.1, 0.49],
      [x + 0.2, 0.46],
      [x + 0.2, 0.56],
    ],
    '#e6ecf6',
  );
  for (const dx of [-0.2, 0, 0.2]) box(brush, [x + dx - 0.009, 0.05, 0.018, 0.52], '#e0d2bc');
  for (const y of [0.05, 0.3, 0.56]) box(brush, [x - 0.21, y, 0.42, 0.016], '#e0d2bc');
}

function gifts(brush: Brush, x: number): void {
  const boxes = [
    [-0.24, 0.13, 0.1, '#a3202a', '#e6c25a'],
    [-0.09, 0.1, 0.075, '#e8dcc4', '#a3202a'],
    [0.1, 0.14, 0.09, '#1f4a34', '#e6c25a'],
  ] as const;
  for (const [dx, wide, tall, paper, ribbon] of boxes) {
    box(brush, [x + dx, 0.76 - tall, wide, tall], paper);
    box(brush, [x + dx + wide * 0.42, 0.76 - tall, wide * 0.16, tall], ribbon);
    oval(brush, [x + dx + wide * 0.38, 0.755 - tall, wide * 0.16, 0.012], ribbon, 0.5);
    oval(brush, [x + dx + wide * 0.62, 0.755 - tall, wide * 0.16, 0.012], ribbon, -0.5);
  }
}
