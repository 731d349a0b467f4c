import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Bottles on a conveyor, a filling carousel of steel, signal lamps. */
export const BOTTLING_LINE: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    verticalFade(c, aspect, [
      [0, tone('#d5dadd', k)],
      [0.62, tone('#eceeed', k)],
      [1, tone('#9a9c9a', k)],
    ]);
    for (let x = -0.05; x < aspect; x += 0.3) box(brush, [x, 0.01, 0.2, 0.022], '#ffffff');
    filler(brush, at, k);
    brush.named('bottle', () => {
      for (let x = 0.02; x < aspect; x += 0.075) lineBottle(brush, x, 0.6, k);
    });
    shaded(
      brush,
      [0, 0.6, aspect, 0.045],
      [tone('#8f989d', k), tone('#c9cfd2', k), tone('#5b6266', k)],
    );
    for (let x = 0.02; x < aspect; x += 0.06)
      oval(brush, [x, 0.665, 0.02, 0.02], tone('#6f777b', k));
    for (let x = 0.1; x < aspect; x += 0.4) box(brush, [x, 0.66, 0.03, 0.34], tone('#70787d', k));
    for (const y of [0.47, 0.5]) box(brush, [0, y, aspect, 0.006], tone('#aab2b6', k));
  },
};

/** A dome over a ring of spouts, glass doors, a red lamp. */
function filler(brush: Brush, x: number, k: number): void {
  shaded(
    brush,
    [x - 0.3, 0.1, 0.6, 0.5],
    ['#8d979c', '#e6ebed', '#b4bcc0', '#7a8489'].map((hex) => tone(hex, k)),
    'across',
  );
  shaded(brush, [x - 0.27, 0.24, 0.54, 0.33], [tone('#b8d3dd', k), tone('#e4f0f4', k)]);
  for (const dx of [-0.09, 0.09])
    box(brush, [x + dx - 0.004, 0.24, 0.008, 0.33], tone('#7d878c', k));
  oval(brush, [x, 0.28, 0.2, 0.05], tone('#9aa4a9', k));
  for (let i = -3; i <= 3; i++) {
    box(brush, [x + i * 0.056 - 0.007, 0.29, 0.014, 0.1], tone('#6f787d', k));
    lineBottle(brush, x + i * 0.056, 0.55, k * 0.9);
  }
  box(brush, [x + 0.2, 0.15, 0.08, 0.05], '#20303a');
  box(brush, [x + 0.21, 0.16, 0.06, 0.03], '#5fd08a');
  for (const [i, colour] of ['#e2392f', '#f0b52e', '#46b35c'].entries())
    box(brush, [x - 0.25, 0.04 + i * 0.02, 0.024, 0.02], colour);
}

function lineBottle(brush: Brush, x: number, foot: number, k: number): void {
  shaded(
    brush,
    [x - 0.017, foot - 0.1, 0.034, 0.1],
    ['#0f2a18', '#3f7a4a', '#123420'].map((hex) => tone(hex, k)),
    'across',
  );
  shape(
    brush,
    [
      [x - 0.017, foot - 0.1],
      [x - 0.006, foot - 0.122],
      [x + 0.006, foot - 0.122],
      [x + 0.017, foot - 0.1],
    ],
    tone('#1d4a2a', k),
  );
  box(brush, [x - 0.006, foot - 0.16, 0.012, 0.042], tone('#1d4a2a', k));
  box(brush, [x - 0.016, foot - 0.07, 0.032, 0.045], tone('#f4efe2', k));
}

/** White benches, flasks of coloured liquids, a microscope and shelves of samples. */
export const LABORATORY: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    verticalFade(c, aspect, [
      [0, tone('#e3ebee', k)],
      [1, tone('#c3cdd1', k)],
    ]);
    for (const y of [0.17, 0.34]) {
      box(brush, [0.04, y, aspect - 0.08, 0.014], tone('#b3bec3', k));
      for (let x = 0.09; x < aspect - 0.08; x += 0.085)
        sample(brush, [x, y], random.pick(['#8c2a3c', '#d8b94a', '#c77a92', '#4d8fb0']), k);
    }
    shaded(brush, [0, 0.58, aspect, 0.03], [tone('#ffffff', k), tone('#dfe6e8', k)]);
    shaded(brush, [0, 0.61, aspect, 0.39], [tone('#b4c1c6', k), tone('#8f9ca1', k)]);
    microscope(brush, at, k);
    for (const [dx, liquid] of [
      [-0.34, '#7a1f33'],
      [-0.22, '#e0bd4c'],
      [0.26, '#58a6c4'],
    ] as const)
      flask(brush, at + dx, liquid);
  },
};

function sample(brush: Brush, [x, y]: readonly [number, number], liquid: string, k: number): void {
  box(brush, [x - 0.014, y - 0.1, 0.028, 0.1], tone('#eff6f8', k));
  box(brush, [x - 0.014, y - 0.06, 0.028, 0.06], tone(liquid, k));
  box(brush, [x - 0.012, y - 0.115, 0.024, 0.016], tone('#3c4a52', k));
}

function flask(brush: Brush, x: number, liquid: string): void {
  shape(
    brush,
    [
      [x - 0.014, 0.38],
      [x + 0.014, 0.38],
      [x + 0.016, 0.45],
      [x + 0.06, 0.58],
      [x - 0.06, 0.58],
      [x - 0.016, 0.45],
    ],
    'rgba(240,250,252,.85)',
  );
  shape(
    brush,
    [
      [x - 0.034, 0.51],
      [x + 0.034, 0.51],
      [x + 0.058, 0.577],
      [x - 0.058, 0.577],
    ],
    liquid,
  );
}

function microscope(brush: Brush, x: number, k: number): void {
  const iron = tone('#2f3a41', k);
  box(brush, [x - 0.09, 0.56, 0.18, 0.022], iron);
  line(
    brush,
    [
      [x + 0.06, 0.56],
      [x + 0.085, 0.44],
      [x + 0.03, 0.36],
    ],
    { width: 0.03, colour: iron },
  );
  line(
    brush,
    [
      [x - 0.03, 0.5],
      [x + 0.03, 0.3],
    ],
    { width: 0.042, colour: tone('#e9eef0', k) },
  );
  box(brush, [x - 0.07, 0.5, 0.13, 0.014], iron);
}

/** Staves, half-made barrels round a fire, tools on the wall. */
export const COOPERAGE: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    verticalFade(c, aspect, [
      [0, '#5a4432'],
      [0.6, '#7b5b3e'],
      [1, '#4c3826'],
    ]);
    for (let x = 0; x < aspect; x += 0.11) box(brush, [x, 0, 0.004, 0.62], '#3e2c1e');
    for (let i = 0; i < 9; i++) {
      const x = 0.05 + i * 0.05;
      const own = at > aspect / 2 ? x : aspect - x;
      box(
        brush,
        [own, 0.1 + random.range(0, 0.05), 0.03, 0.52],
        random.pick(['#c99a63', '#b5854f', '#d8ad78']),
      );
    }
    for (let i = 0; i < 5; i++) {
      const x = aspect * 0.42 + i * 0.07;
      line(
        brush,
        [
          [x, 0.12],
          [x + 0.01, 0.25],
        ],
        { width: 0.012, colour: '#8d6a44' },
      );
      box(brush, [x - 0.02, 0.24, 0.055, 0.035], '#596066');
    }
    brush.named('barrel', () => {
      cask(brush, at - 0.3, 0.9);
      cask(brush, at + 0.34, 1.05);
    });
    openCask(brush, at);
  },
};

function cask(brush: Brush, x: number, k: number): void {
  const [w, h, foot] = [0.15 * k, 0.36 * k, 0.68];
  brush.c.fillStyle = '#a8743f';
  brush.c.beginPath();
  brush.c.moveTo(x - w * 0.8, foot - h);
  brush.c.quadraticCurveTo(x - w * 1.25, foot - h / 2, x - w * 0.8, foot);
  brush.c.lineTo(x + w * 0.8, foot);
  brush.c.quadraticCurveTo(x + w * 1.25, foot - h / 2, x + w * 0.8, foot - h);
  brush.c.fill();
  for (let i = -3; i <= 3; i++) box(brush, [x + i * w * 0.28, foot - h, 0.003, h], '#6e4726');
  for (const t of [0.04, 0.24, 0.72, 0.92])
    box(brush, [x - w * 0.98, foot - h * t - 0.02, w * 1.96, 0.02], '#474b4e');
  oval(brush, [x, foot - h, w * 0.8, 0.022 * k], '#d2a166');
}

/** Staves that still stand apart like a flower, over the fire that bends them. */
function openCask(brush: Brush, x: number): void {
  pool(brush.c, { x, y: 0.5, radius: 0.5, colour: 'rgba(255,150,50,.55)' });
  for (let i = -5; i <= 5; i++)
    line(
      brush,
      [
        [x + i * 0.018, 0.4],
        [x + i * 0.034, 0.68],
      ],
      { width: 0.026, colour: i % 2 ? '#b9854c' : '#d09c60' },
    );
  box(brush, [x - 0.11, 0.42, 0.22, 0.02], '#54585b');
  for (const [dx, h] of [
    [-0.05, 0.13],
    [0, 0.19],
    [0.05, 0.12],
  ] as const) {
    shape(
      brush,
      [
        [x + dx - 0.035, 0.4],
        [x + dx, 0.4 - h],
        [x + dx + 0.035, 0.4],
      ],
      '#ff9a2e',
    );
    shape(
      brush,
      [
        [x + dx - 0.018, 0.4],
        [x + dx, 0.4 - h * 0.6],
        [x + dx + 0.018, 0.4],
      ],
      '#fff0a0',
    );
  }
}
