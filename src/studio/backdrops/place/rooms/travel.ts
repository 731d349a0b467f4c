import { verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** A broad window with the land rushing by, upholstered seats on both sides, a luggage rack. */
export const TRAIN: PlacePainter = {
  draw(brush) {
    const { c, aspect } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    verticalFade(c, aspect, [
      [0, tone('#8a5a38', k)],
      [1, tone('#5c3a24', k)],
    ]);
    const [from, to] = [0.27, aspect - 0.27];
    brush.named('window', () => {
      shaded(
        brush,
        [from, 0.14, to - from, 0.46],
        k < 1 ? ['#1a2340', '#4d5378', '#1d2a20'] : ['#8cc6ea', '#dff0f6', '#8fb45c'],
      );
      land(brush, from, to, k);
    });
    for (const [x, y, w, h] of [
      [from - 0.02, 0.12, to - from + 0.04, 0.02],
      [from - 0.02, 0.6, to - from + 0.04, 0.03],
      [from - 0.02, 0.12, 0.02, 0.5],
      [to, 0.12, 0.02, 0.5],
      [from, 0.24, to - from, 0.012],
    ] as const)
      box(brush, [x, y, w, h], tone('#d6b98c', k));
    for (const y of [0.06, 0.075]) box(brush, [0, y, aspect, 0.007], tone('#d9b45c', k));
    for (let x = 0.05; x < aspect; x += 0.14)
      box(brush, [x, 0.03, 0.006, 0.06], tone('#d9b45c', k));
    for (const s of [0, 1]) seat(brush, s === 0 ? 0.07 : aspect - 0.07, k);
  },
};

/** Hills and posts, drawn long by the speed. */
function land({ c, random, ...brush }: Brush, from: number, to: number, k: number): void {
  const own = { ...brush, c, random };
  for (let i = 0; i < 26; i++) {
    const y = 0.42 + i * 0.007;
    box(
      own,
      [from, y, to - from, 0.008],
      tone(random.pick(['#6f9a48', '#8db45a', '#587f3c', '#a9bf6a']), k),
    );
  }
  oval(own, [(from + to) / 2 - 0.1, 0.43, 0.3, 0.06], tone('#7ea06a', k));
  for (const x of [from + 0.12, to - 0.16]) box(own, [x, 0.2, 0.012, 0.4], 'rgba(60,50,40,.45)');
}

function seat(brush: Brush, x: number, k: number): void {
  shaded(brush, [x - 0.17, 0.22, 0.34, 0.8], [tone('#9c2f35', k), tone('#6d1c22', k)]);
  oval(brush, [x, 0.22, 0.17, 0.045], tone('#a93a40', k));
  box(brush, [x - 0.12, 0.2, 0.24, 0.09], tone('#f3ead8', k));
  for (const dx of [-0.06, 0.06]) box(brush, [x + dx, 0.34, 0.005, 0.3], tone('#551419', k));
}

/** The cabin of a plane: a row of rounded windows over the clouds, seat backs before them. */
export const PLANE: PlacePainter = {
  draw(brush) {
    const { c, aspect } = brush;
    const k = isDark(brush) ? 0.55 : 1;
    verticalFade(c, aspect, [
      [0, tone('#cdd3d8', k)],
      [0.16, tone('#f2f4f5', k)],
      [1, tone('#c3c9ce', k)],
    ]);
    box(brush, [0, 0.09, aspect, 0.012], tone('#aab2b8', k));
    for (let x = 0.18; x < aspect + 0.1; x += 0.34) porthole(brush, x, k);
    for (let x = 0; x < aspect + 0.2; x += 0.44) {
      shaded(brush, [x - 0.13, 0.52, 0.26, 0.5], [tone('#31507c', k), tone('#1f3556', k)]);
      oval(brush, [x, 0.52, 0.13, 0.05], tone('#3c5d8c', k));
      box(brush, [x - 0.09, 0.5, 0.18, 0.06], tone('#eef0f2', k));
    }
  },
};

function porthole(brush: Brush, x: number, k: number): void {
  const { c } = brush;
  const rounded = (w: number, h: number, fill: string): void => {
    c.fillStyle = fill;
    c.beginPath();
    c.roundRect(x - w, 0.32 - h, w * 2, h * 2, w * 0.85);
    c.fill();
  };
  rounded(0.13, 0.19, tone('#dfe4e8', k));
  brush.named('window', () => rounded(0.1, 0.16, k < 1 ? '#1b2b55' : '#4b9ade'));
  c.save();
  c.beginPath();
  c.roundRect(x - 0.1, 0.16, 0.2, 0.32, 0.085);
  c.clip();
  for (const [dx, y, r] of [
    [-0.06, 0.42, 0.07],
    [0.03, 0.44, 0.08],
    [0.09, 0.4, 0.05],
  ] as const)
    oval(brush, [x + dx, y, r, r * 0.6], k < 1 ? '#55648f' : '#ffffff');
  shape(
    brush,
    [
      [x - 0.1, 0.4],
      [x + 0.08, 0.33],
      [x + 0.1, 0.35],
      [x - 0.02, 0.45],
    ],
    tone('#c5ccd2', k),
  );
  c.restore();
}

/** Masts and hulls along a quay of coloured houses. */
export const HARBOUR: PlacePainter = {
  draw(brush) {
    const { aspect, random } = brush;
    const k = isDark(brush) ? 0.55 : 1;
    paintOpenSky(brush, 0.42);
    brush.named('house', () => {
      for (let x = -0.02; x < aspect;) {
        const w = random.range(0.11, 0.16);
        quayHouse(brush, [x, random.range(0.13, 0.2), w], k);
        x += w;
      }
    });
    box(brush, [0, 0.43, aspect, 0.03], tone('#b9ab96', k));
    brush.named('sea', () => {
      shaded(brush, [0, 0.46, aspect, 0.54], [tone('#3f8fb4', k), tone('#1f6288', k)]);
      for (let i = 0; i < 60; i++)
        box(
          brush,
          [random.range(0, aspect), random.range(0.48, 0.75), random.range(0.02, 0.08), 0.004],
          'rgba(255,255,255,.28)',
        );
    });
    brush.named('boat', () => {
      for (let i = 0, x = 0.1; x < aspect; i++, x += 0.26)
        moored(brush, [x, 0.56 + (i % 2) * 0.05], ['#ffffff', '#2b6ca3', '#c0392f'][i % 3]!, k);
    });
  },
};

function quayHouse(brush: Brush, [x, top, w]: readonly [number, number, number], k: number): void {
  const wall = brush.random.pick([
    '#e7b36a',
    '#d97f5c',
    '#f0dca8',
    '#c96a5e',
    '#8fb3b8',
    '#efc9a0',
  ]);
  box(brush, [x, top, w + 0.002, 0.44 - top], tone(wall, k));
  shape(
    brush,
    [
      [x - 0.008, top],
      [x + w / 2, top - 0.05],
      [x + w + 0.008, top],
    ],
    tone('#a4523a', k),
  );
  for (const wx of [0.22, 0.62])
    for (let y = top + 0.03; y < 0.38; y += 0.08)
      box(brush, [x + w * wx, y, w * 0.17, 0.045], k < 1 ? '#ffd98a' : '#3f6f6a');
}

function moored(brush: Brush, [x, y]: readonly [number, number], hull: string, k: number): void {
  shape(
    brush,
    [
      [x - 0.13, y - 0.04],
      [x + 0.15, y - 0.045],
      [x + 0.1, y + 0.025],
      [x - 0.1, y + 0.025],
    ],
    tone(hull, k),
  );
  box(brush, [x - 0.06, y - 0.075, 0.1, 0.035], tone('#f4efe4', k));
  line(
    brush,
    [
      [x, y - 0.04],
      [x, y - 0.5],
    ],
    { width: 0.009, colour: tone('#6b4a2e', k) },
  );
  line(
    brush,
    [
      [x, y - 0.14],
      [x + 0.12, y - 0.15],
    ],
    { width: 0.014, colour: tone('#f4f0e6', k) },
  );
  for (const dx of [-0.12, 0.14])
    line(
      brush,
      [
        [x, y - 0.49],
        [x + dx, y - 0.04],
      ],
      { width: 0.003, colour: tone('#4a4a4a', k) },
    );
}
