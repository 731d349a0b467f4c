import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves, paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Rough rock all round and daylight at the mouth. */
export const CAVE: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    verticalFade(c, aspect, [
      [0, '#2a241f'],
      [0.6, '#4a4037'],
      [1, '#2c2620'],
    ]);
    for (let i = 0; i < 120; i++)
      oval(
        brush,
        [
          random.range(0, aspect),
          random.range(0, 0.75),
          random.range(0.03, 0.1),
          random.range(0.015, 0.05),
        ],
        tone(random.pick(['#3a322b', '#564a3f', '#6b5c4d', '#2f2822']), 1),
        random.range(-0.5, 0.5),
      );
    shape(
      brush,
      [
        [at - 0.25, 0.6],
        [at - 0.3, 0.36],
        [at - 0.14, 0.15],
        [at + 0.1, 0.12],
        [at + 0.28, 0.3],
        [at + 0.25, 0.6],
      ],
      isDark(brush) ? '#5d6b8e' : '#e9f4f8',
    );
    shape(
      brush,
      [
        [at - 0.27, 0.5],
        [at, 0.44],
        [at + 0.27, 0.49],
        [at + 0.25, 0.6],
        [at - 0.25, 0.6],
      ],
      '#8fae74',
    );
    for (let x = 0.03; x < aspect; x += random.range(0.05, 0.11)) {
      const h = random.range(0.06, 0.2);
      shape(
        brush,
        [
          [x - 0.02, 0],
          [x + 0.02, 0],
          [x, h],
        ],
        '#332b25',
      );
    }
    pool(c, { x: at, y: 0.5, radius: 0.5, colour: 'rgba(220,230,235,.35)' });
  },
};

/** Blocks of snow in a dome, a low door, blue light through the ice. */
export const IGLOO: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    verticalFade(c, aspect, [
      [0, '#bfdcf0'],
      [0.6, '#e6f3fb'],
      [1, '#cfe2f0'],
    ]);
    const seam = { width: 0.006, colour: '#8fb6d2' };
    for (let row = 0; row < 7; row++) {
      const y = 0.02 + row * 0.09;
      line(
        brush,
        [
          [0, y + 0.03],
          [aspect / 2, y - 0.02],
          [aspect, y + 0.03],
        ],
        seam,
      );
      for (let x = (row % 2) * 0.1; x < aspect; x += 0.2)
        line(
          brush,
          [
            [x, y],
            [x, y + 0.09],
          ],
          seam,
        );
    }
    c.fillStyle = '#5a93c4';
    c.beginPath();
    c.arc(at, 0.5, 0.17, Math.PI, 0);
    c.lineTo(at + 0.17, 0.64);
    c.lineTo(at - 0.17, 0.64);
    c.fill();
    oval(brush, [at, 0.6, 0.15, 0.05], '#f4fafe');
    oval(brush, [at + 0.05, 0.44, 0.02, 0.02], '#fff6d0');
    shaded(brush, [0, 0.64, aspect, 0.36], ['#f4fafd', '#c9dcea']);
    pool(c, { x: at, y: 0.3, radius: 0.6, colour: 'rgba(120,180,255,.2)' });
  },
};

/** A red bridge over a pond, a maple, a stone lantern and a pagoda. */
export const JAPANESE_GARDEN: PlacePainter = {
  draw(brush) {
    const { aspect, at, random } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    paintOpenSky(brush, 0.4);
    for (let x = -0.05; x < aspect + 0.1; x += 0.16)
      paintLeaves(brush, [x, 0.42, 0.12, 0.09], {
        count: 50,
        tones: ['#2b5530', '#44783e', '#74a356'].map((hex) => tone(hex, k)),
        leaf: 0.02,
      });
    const side = at > aspect / 2 ? -1 : 1;
    pagoda(brush, at + side * 0.5, k);
    shaded(brush, [0, 0.46, aspect, 0.54], [tone('#7fa36a', k), tone('#4e7a48', k)]);
    brush.named('lake', () => oval(brush, [at, 0.62, 0.62, 0.11], tone('#5a9aa8', k)));
    for (let i = 0; i < 7; i++)
      oval(
        brush,
        [at + random.range(-0.4, 0.4), 0.62 + random.range(-0.05, 0.06), 0.035, 0.012],
        tone('#7fb26a', k),
      );
    const red = tone('#c0301f', k);
    const arch = (lift: number): (readonly [number, number])[] =>
      Array.from({ length: 13 }, (_, i) => [
        at - 0.36 + i * 0.06,
        0.56 - lift - 0.12 * Math.sin((i / 12) * Math.PI),
      ]);
    line(brush, arch(0), { width: 0.03, colour: red });
    line(brush, arch(0.085), { width: 0.014, colour: red });
    for (const [x, y] of arch(0))
      line(
        brush,
        [
          [x, y],
          [x, y - 0.09],
        ],
        { width: 0.011, colour: red },
      );
    const maple = at - side * 0.5;
    line(
      brush,
      [
        [maple, 0.6],
        [maple + side * 0.03, 0.34],
        [maple + side * 0.12, 0.22],
      ],
      { width: 0.03, colour: tone('#4a3226', k) },
    );
    for (const [dx, y, r] of [
      [0, 0.24, 0.18],
      [side * 0.2, 0.18, 0.15],
    ] as const)
      paintLeaves(brush, [maple + dx, y, r, r * 0.7], {
        count: 120,
        tones: ['#8c1f1a', '#c8402a', '#ee8038'].map((hex) => tone(hex, k)),
        leaf: 0.02,
      });
  },
};

function pagoda(brush: Brush, x: number, k: number): void {
  for (let i = 0; i < 3; i++) {
    const [y, w] = [0.36 - i * 0.11, 0.13 - i * 0.025];
    box(brush, [x - w * 0.6, y, w * 1.2, 0.09], tone('#e9dfc8', k));
    box(brush, [x - w * 0.6, y, w * 1.2, 0.012], tone('#a83426', k));
    shape(
      brush,
      [
        [x - w * 1.35, y + 0.012],
        [x - w * 0.7, y - 0.035],
        [x + w * 0.7, y - 0.035],
        [x + w * 1.35, y + 0.012],
      ],
      tone('#3b4148', k),
    );
  }
  line(
    brush,
    [
      [x, 0.11],
      [x, 0.03],
    ],
    { width: 0.008, colour: tone('#3b4148', k) },
  );
}
