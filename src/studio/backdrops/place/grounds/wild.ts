import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import {
  paintHour,
  paintLeaves,
  paintOpenSky,
  paintWater,
} from '#studio/backdrops/place/outdoors/open-sky.ts';
import { drawTent } from '#studio/landscape/landmarks/farmstead.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Logs ablaze at nightfall, firs or the sea behind. */
export const CAMPFIRE: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    const isBeach = brush.asked.has('beach');
    if (brush.sky) paintHour(brush, brush.sky, 0.5);
    else
      verticalFade(c, aspect, [
        [0, '#0d1633'],
        [0.5, '#39406a'],
        [1, '#1a1410'],
      ]);
    for (let i = 0; i < 40; i++)
      oval(
        brush,
        [random.range(0, aspect), random.range(0, 0.3), 0.002, 0.002],
        'rgba(255,255,255,.8)',
      );
    if (isBeach) {
      brush.named('sea', () => paintWater({ ...brush, mood: 'amber' }, 0.42, 0.56));
      brush.named('beach', () => shaded(brush, [0, 0.54, aspect, 0.46], ['#9a7a54', '#5c4630']));
    } else {
      for (let x = -0.05; x < aspect + 0.1; x += 0.09) fir(brush, x, random.range(0.24, 0.42));
      shaded(brush, [0, 0.54, aspect, 0.46], ['#3a3524', '#1c1a12']);
    }
    pool(c, { x: at, y: 0.52, radius: 0.62, colour: 'rgba(255,140,40,.6)' });
    if (brush.asked.has('tent')) brush.named('tent', () => tent(brush));
    blaze(brush, at);
  },
};

/** Beside the fire, lit by it. */
function tent({ c, at }: Brush): void {
  const wide = 0.42;
  c.save();
  c.translate(at + (at > 0.5 ? -0.5 : 0.08), 0.6 - wide * TENT_TALL);
  c.scale(wide, wide);
  drawTent(c, TENT_TALL);
  c.restore();
}
const TENT_TALL = 0.66;

function fir(brush: Brush, x: number, tall: number): void {
  for (let i = 0; i < 4; i++) {
    const y = 0.58 - tall + (i * tall) / 4.6;
    const w = 0.018 + i * 0.017;
    shape(
      brush,
      [
        [x - w, y + tall * 0.3],
        [x, y - 0.02],
        [x + w, y + tall * 0.3],
      ],
      '#0e1a14',
    );
  }
}

/** Three crossed logs in a ring of stones under a tall flame. */
function blaze(brush: Brush, x: number): void {
  for (const [dx, h, w, colour] of [
    [-0.1, 0.22, 0.08, '#f2651a'],
    [0.1, 0.2, 0.08, '#f2651a'],
    [0, 0.36, 0.12, '#ff8a1e'],
    [-0.05, 0.22, 0.06, '#ffc23a'],
    [0.05, 0.2, 0.055, '#ffc23a'],
    [0, 0.2, 0.05, '#fff3b0'],
  ] as const) {
    const { c } = brush;
    c.fillStyle = colour;
    c.beginPath();
    c.moveTo(x + dx - w, 0.6);
    c.quadraticCurveTo(x + dx - w * 0.9, 0.6 - h * 0.5, x + dx + w * 0.1, 0.6 - h);
    c.quadraticCurveTo(x + dx + w * 1.1, 0.6 - h * 0.4, x + dx + w, 0.6);
    c.fill();
  }
  for (const [a, b] of [
    [-0.22, 0.16],
    [0.22, -0.16],
  ] as const)
    line(
      brush,
      [
        [x + a, 0.64],
        [x + b, 0.57],
      ],
      { width: 0.04, colour: '#4a2a16' },
    );
  for (let i = -3; i <= 3; i++)
    oval(brush, [x + i * 0.085, 0.655, 0.045, 0.026], i % 2 ? '#6d655c' : '#57504a');
}

/** White water down a mossy rock into a pool. */
export const WATERFALL: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    paintOpenSky(brush, 0.2);
    shape(
      brush,
      [
        [0, 0.1],
        [at - 0.2, 0.14],
        [at + 0.22, 0.12],
        [aspect, 0.06],
        [aspect, 0.7],
        [0, 0.7],
      ],
      tone('#5f665e', k),
    );
    for (let i = 0; i < 50; i++)
      box(
        brush,
        [
          random.range(0, aspect),
          random.range(0.15, 0.58),
          random.range(0.03, 0.12),
          random.range(0.02, 0.06),
        ],
        tone(random.pick(['#6d746a', '#4d544d', '#7f8577', '#566b48']), k),
      );
    brush.named('river', () => {
      shaded(
        brush,
        [at - 0.13, 0.12, 0.26, 0.46],
        [tone('#eaf6fb', k), tone('#d2e8f2', k), '#ffffff'],
      );
      for (let i = 0; i < 16; i++) {
        const x = at - 0.12 + i * 0.0155;
        line(
          brush,
          [
            [x, 0.13],
            [x + random.range(-0.012, 0.012), 0.57],
          ],
          { width: 0.004, colour: 'rgba(120,170,200,.55)' },
        );
      }
      shaded(brush, [0, 0.58, aspect, 0.42], [tone('#9fd0d8', k), tone('#2f7f8c', k)]);
      for (let i = 0; i < 8; i++)
        oval(brush, [at - 0.2 + i * 0.055, 0.585, 0.07, 0.03], 'rgba(255,255,255,.6)');
    });
    for (const x of [0.06, aspect - 0.06, at - 0.34, at + 0.36])
      paintLeaves(brush, [x, 0.2, 0.16, 0.13], {
        count: 90,
        tones: ['#23522a', '#3f7a3a', '#74a856'].map((hex) => tone(hex, k)),
        leaf: 0.024,
      });
  },
};

/** Wind-drawn dunes in low light. */
export const DESERT: PlacePainter = {
  draw(brush) {
    const { aspect, at } = brush;
    const k = isDark(brush) ? 0.62 : 1;
    paintOpenSky(brush, 0.4);
    for (const [y, x, lit, shade] of [
      [0.36, at + 0.3, '#e9b878', '#b8793f'],
      [0.44, at - 0.25, '#efc488', '#c18247'],
      [0.54, at + 0.1, '#f4cd94', '#cc8f52'],
    ] as const) {
      shape(
        brush,
        [
          [-0.3, y + 0.16],
          [x - 0.5, y + 0.07],
          [x, y - 0.06],
          [x + 0.6, y + 0.09],
          [aspect + 0.4, y + 0.13],
          [aspect + 0.4, 1],
          [-0.3, 1],
        ],
        tone(lit, k),
      );
      shape(
        brush,
        [
          [x, y - 0.06],
          [x + 0.6, y + 0.09],
          [aspect + 0.4, y + 0.13],
          [aspect + 0.4, y + 0.3],
          [x + 0.16, y + 0.16],
        ],
        tone(shade, k),
      );
    }
  },
};
