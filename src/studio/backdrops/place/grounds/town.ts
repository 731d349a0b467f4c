import { scatterDiscs } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

type Point = readonly [number, number];

/** House fronts on both sides of a lane that narrows towards a church tower. */
export const VILLAGE_LANE: PlacePainter = {
  draw(brush) {
    const { aspect } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    paintOpenSky(brush, 0.5);
    const middle = aspect / 2;
    brush.named('church', () => {
      box(brush, [middle - 0.045, 0.2, 0.09, 0.3], tone('#c9b48e', k));
      shape(
        brush,
        [
          [middle - 0.06, 0.2],
          [middle, 0.06],
          [middle + 0.06, 0.2],
        ],
        tone('#8d4a36', k),
      );
      box(brush, [middle - 0.014, 0.24, 0.028, 0.06], tone('#4a3a2c', k));
    });
    shape(
      brush,
      [
        [middle - 0.06, 0.5],
        [middle + 0.06, 0.5],
        [aspect + 0.2, 1],
        [-0.2, 1],
      ],
      tone('#b5a58c', k),
    );
    for (let i = 0; i < 9; i++) {
      const y = 0.5 + 0.5 * (i / 9) ** 1.6;
      box(brush, [0, y, aspect, 0.005 + i * 0.0012], 'rgba(80,66,50,.28)');
    }
    const isTimbered = brush.asked.has('timbered_house');
    // The shadow of the row that has the sun behind it.
    if (!isDark(brush))
      shape(
        brush,
        [
          [middle - 0.06, 0.5],
          [middle + 0.01, 0.5],
          [middle + 0.1, 1],
          [-0.2, 1],
        ],
        'rgba(52,50,66,.5)',
      );
    brush.named(isTimbered ? 'timbered_house' : 'house', () => {
      for (const side of [-1, 1])
        for (const depth of [3, 2, 1, 0])
          front(brush, { side, depth, k: side < 0 && k === 1 ? IN_SHADE : k, isTimbered });
    });
  },
};

/** By day one row of a lane has the sun, the other one its own shadow. */
const IN_SHADE = 0.62;
/** How steeply roofs rise towards us: lanes are narrow and their houses high; timbered ones show their gables. */
const [STEEP, LOW] = [0.95, 0.6] as const;

interface Front {
  side: number;
  depth: number;
  k: number;
  isTimbered: boolean;
}

type Beam = readonly [from: Point, to: Point];

/** Sills, posts and braces of a timbered front: along the wall and up it, both from 0 to 1. */
const BEAMS: readonly Beam[] = [
  ...[0.04, 0.32, 0.6, 0.97].map((y): Beam => [
    [0, y],
    [1, y],
  ]),
  ...[0.03, 0.27, 0.5, 0.73, 0.97].map((x): Beam => [
    [x, 0.04],
    [x, 0.97],
  ]),
  ...[0.32, 0.6].flatMap((y): Beam[] => [
    [
      [0.03, y],
      [0.16, y + 0.34],
    ],
    [
      [0.97, y],
      [0.84, y + 0.34],
    ],
  ]),
];

/** One house of the lane: nearer ones are taller, their walls run towards the middle. */
function front(brush: Brush, { side, depth, k, isTimbered }: Front): void {
  const { aspect, random } = brush;
  const at = (d: number): number => 0.06 + (aspect / 2 + 0.1 - 0.06) * (1 - d / 4) ** 1.5;
  const [far, near] = [at(depth + 1), at(depth)];
  const x = (offset: number): number => aspect / 2 + side * offset;
  const roof = (offset: number): number => 0.46 - offset * (isTimbered ? LOW : STEEP);
  const foot = (offset: number): number => 0.5 + offset * 0.52;
  const wall = random.pick(['#e8cfa4', '#d9a878', '#efe0c4', '#c98f6e', '#d8c7b0']);
  const corner = (offset: number, t: number): Point => [
    x(offset),
    foot(offset) + (roof(offset) - foot(offset)) * t,
  ];
  shape(brush, [corner(far, 0), corner(far, 1), corner(near, 1), corner(near, 0)], tone(wall, k));
  shape(
    brush,
    [corner(far, 1), corner(far, 1.16), corner(near, 1.16), corner(near, 1)],
    tone('#a3563c', k),
  );
  if (isTimbered)
    for (const [[a, low], [b, high]] of BEAMS) {
      const [from, to] = [far + (near - far) * a, far + (near - far) * b];
      // Uprights have their breadth along the wall, all others up it.
      const [across, up] = a === b ? [(near - far) * 0.03, 0] : [0, 0.014];
      shape(
        brush,
        [
          corner(from - across, low - up),
          corner(to - across, high - up),
          corner(to + across, high + up),
          corner(from + across, low + up),
        ],
        tone('#4d2e1c', k),
      );
    }
  const shutter = random.pick(['#3f6b5e', '#5b7f9a', '#8a4a34']);
  for (const t of [0.3, 0.7])
    for (const y of [0.36, 0.68]) {
      const [a, b] = [far + (near - far) * (t - 0.13), far + (near - far) * (t + 0.13)];
      shape(
        brush,
        [corner(a, y), corner(a, y + 0.17), corner(b, y + 0.17), corner(b, y)],
        tone(shutter, k),
      );
      const [c, d] = [far + (near - far) * (t - 0.06), far + (near - far) * (t + 0.06)];
      shape(
        brush,
        [corner(c, y), corner(c, y + 0.17), corner(d, y + 0.17), corner(d, y)],
        isDark(brush) ? '#ffcf7a' : '#33424a',
      );
    }
  const [a, b] = [far + (near - far) * 0.42, far + (near - far) * 0.62];
  shape(brush, [corner(a, 0), corner(a, 0.27), corner(b, 0.27), corner(b, 0)], tone('#5a3a26', k));
  const [px, py] = corner((far + near) / 2, 0.34);
  for (let i = 0; i < 5; i++)
    oval(brush, [px + (i - 2) * 0.012, py, 0.012, 0.01], i % 2 ? '#d23b4e' : '#4f8a3c');
}

/** Wooden stalls under strings of lamps, a lit fir, snow on the roofs. */
export const CHRISTMAS_MARKET: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    verticalFade(c, aspect, [
      [0, '#0d1536'],
      [0.5, '#2b3766'],
      [0.62, '#5a5a80'],
      [1, '#cfd6e6'],
    ]);
    brush.named('christmas_tree', () => {
      for (let i = 0; i < 5; i++) {
        const [y, w] = [0.08 + i * 0.1, 0.05 + i * 0.036];
        shape(
          brush,
          [
            [at - w, y + 0.13],
            [at, y - 0.03],
            [at + w, y + 0.13],
          ],
          i % 2 ? '#14502c' : '#1c6338',
        );
      }
      box(brush, [at - 0.02, 0.6, 0.04, 0.06], '#4a2f1c');
      for (let i = 0; i < 34; i++) {
        const t = brush.random.next();
        const x = at + brush.random.range(-0.19, 0.19) * t;
        oval(
          brush,
          [x, 0.1 + t * 0.48, 0.008, 0.008],
          brush.random.pick(['#ffe9a0', '#ff6a4a', '#ffd24a']),
        );
      }
    });
    brush.named('stall', () => {
      for (let x = at + 0.42; x < aspect + 0.3; x += 0.5) stall(brush, x);
      for (let x = at - 0.42; x > -0.3; x -= 0.5) stall(brush, x);
    });
    shaded(brush, [0, 0.66, aspect, 0.34], ['#dfe6f2', '#aab4cc']);
  },
  lamps(soft, { random }) {
    scatterDiscs(soft, random.fork('strings'), {
      count: 60,
      colours: [
        [1, 0.78, 0.4],
        [1, 0.86, 0.55],
      ],
      top: 0.02,
      bottom: 0.3,
      radius: [0.006, 0.013],
      gain: 1.6,
    });
  },
};

function stall(brush: Brush, x: number): void {
  box(brush, [x - 0.19, 0.32, 0.38, 0.34], '#5e3a20');
  box(brush, [x - 0.16, 0.36, 0.32, 0.16], '#ffcf7d');
  for (let i = 0; i < 6; i++)
    oval(
      brush,
      [x - 0.12 + i * 0.048, 0.49, 0.018, 0.024],
      ['#b3262c', '#e9dfc8', '#2f6a3c'][i % 3]!,
    );
  box(brush, [x - 0.18, 0.52, 0.36, 0.02], '#8a5a32');
  for (let i = 0; i < 7; i++) box(brush, [x - 0.17 + i * 0.052, 0.54, 0.004, 0.12], '#41271a');
  shape(
    brush,
    [
      [x - 0.23, 0.33],
      [x, 0.17],
      [x + 0.23, 0.33],
    ],
    '#7a2a26',
  );
  shape(
    brush,
    [
      [x - 0.24, 0.325],
      [x, 0.155],
      [x + 0.24, 0.325],
      [x + 0.19, 0.3],
      [x, 0.2],
      [x - 0.19, 0.3],
    ],
    '#f4f8ff',
  );
  pool(brush.c, { x, y: 0.44, radius: 0.3, colour: 'rgba(255,180,80,.5)' });
  line(
    brush,
    [
      [x - 0.2, 0.345],
      [x - 0.1, 0.36],
      [x, 0.345],
      [x + 0.1, 0.36],
      [x + 0.2, 0.345],
    ],
    {
      width: 0.01,
      colour: '#2a6638',
    },
  );
}
