import { landThrough } from '#studio/backdrops/place/window-land.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** A made bed with its headboard and pillows, a lamp on the night table, curtains at the window. */
export const HOTEL_ROOM: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.55 : 1;
    verticalFade(c, aspect, [
      [0, tone('#d9cfc0', k)],
      [0.7, tone('#cabda9', k)],
      [1, tone('#8d7a64', k)],
    ]);
    const side = at > aspect / 2 ? -1 : 1;
    curtained(brush, aspect / 2 + side * aspect * 0.34, k);
    bed(brush, at, k);
    nightTable(brush, at + side * 0.5, k);
  },
};

function curtained(brush: Brush, x: number, k: number): void {
  brush.named('window', () => landThrough(brush, [x - 0.16, 0.04, 0.32, 0.54], { hasRows: false }));
  box(brush, [x - 0.004, 0.04, 0.008, 0.54], tone('#f4efe6', k));
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      box(
        brush,
        [x + s * (0.15 + i * 0.026) - 0.014, 0.02, 0.028, 0.6],
        tone(i % 2 ? '#7d8a86' : '#93a09b', k),
      );
}

/** Headboard, two rows of pillows, a white duvet with a throw across its foot. */
function bed(brush: Brush, x: number, k: number): void {
  shaded(brush, [x - 0.42, 0.16, 0.84, 0.44], [tone('#6d4a3a', k), tone('#4b3126', k)]);
  for (let i = 0; i < 5; i++)
    for (const y of [0.24, 0.34])
      oval(brush, [x - 0.32 + i * 0.16, y, 0.006, 0.006], tone('#2c1c14', k));
  for (const [dx, y, w] of [
    [-0.2, 0.4, 0.17],
    [0.2, 0.4, 0.17],
    [-0.11, 0.45, 0.13],
    [0.11, 0.45, 0.13],
  ] as const) {
    oval(brush, [x + dx, y + 0.01, w, 0.085], tone('#cfc8bd', k));
    oval(brush, [x + dx, y, w, 0.08], tone('#fdfbf6', k));
  }
  shape(
    brush,
    [
      [x - 0.4, 0.5],
      [x + 0.4, 0.5],
      [x + 0.52, 1],
      [x - 0.52, 1],
    ],
    tone('#f6f2ea', k),
  );
  shape(
    brush,
    [
      [x - 0.43, 0.6],
      [x + 0.43, 0.6],
      [x + 0.45, 0.7],
      [x - 0.45, 0.7],
    ],
    tone('#8a3b3f', k),
  );
  for (const dx of [-0.22, -0.05, 0.15, 0.3])
    line(
      brush,
      [
        [x + dx, 0.52],
        [x + dx * 1.1, 0.59],
      ],
      { width: 0.005, colour: tone('#dcd5ca', k) },
    );
}

function nightTable(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.08, 0.46, 0.16, 0.24], tone('#5b3d2c', k));
  box(brush, [x - 0.01, 0.34, 0.02, 0.12], tone('#a9843f', k));
  brush.named('lamp', () =>
    shape(
      brush,
      [
        [x - 0.05, 0.24],
        [x + 0.05, 0.24],
        [x + 0.08, 0.35],
        [x - 0.08, 0.35],
      ],
      '#fff0cf',
    ),
  );
  pool(brush.c, { x, y: 0.32, radius: 0.26, colour: 'rgba(255,214,150,.45)' });
}

/** A steaming tub in pale stone, towels, candles and orchids. */
export const SPA: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.6 : 1;
    verticalFade(c, aspect, [
      [0, tone('#c9d3cd', k)],
      [0.6, tone('#b4c0b8', k)],
      [1, tone('#8b8577', k)],
    ]);
    for (let x = 0; x < aspect; x += 0.07)
      box(brush, [x, 0, 0.05, 0.44], tone(x % 0.14 > 0.07 ? '#c79c6b' : '#b98d5e', k));
    shaded(brush, [0, 0.44, aspect, 0.08], [tone('#e9e2d5', k), tone('#cfc6b6', k)]);
    if (brush.asked.has(HOT_TUB)) brush.named('pool', () => hotTub(brush, k));
    else
      brush.named('pool', () => {
        oval(brush, [at, 0.6, 0.46, 0.12], tone('#f1ece2', k));
        oval(brush, [at, 0.59, 0.41, 0.095], tone('#58b9c4', k));
        oval(brush, [at - 0.05, 0.575, 0.3, 0.05], tone('#93dbe0', k));
      });
    for (let i = 0; i < 6; i++)
      oval(
        brush,
        [at - 0.25 + i * 0.1, 0.42 - (i % 3) * 0.06, 0.07, 0.05],
        'rgba(255,255,255,.22)',
      );
    const side = at > aspect / 2 ? 0.18 : aspect - 0.18;
    for (let i = 0; i < 4; i++)
      oval(brush, [side, 0.56 - i * 0.042, 0.11, 0.028], tone(i % 2 ? '#fbf8f2' : '#e4ddd0', k));
    for (const dx of [-0.2, -0.14, 0.16]) {
      box(brush, [at + dx, 0.44, 0.03, 0.06], '#f3e6cc');
      oval(brush, [at + dx + 0.015, 0.425, 0.008, 0.016], '#fff1b0');
    }
    paintLeaves(brush, [side < at ? aspect - 0.1 : 0.1, 0.3, 0.14, 0.2], {
      count: 90,
      tones: ['#2f5a33', '#4b7d46', '#86b06e'],
      leaf: 0.02,
    });
  },
};

/** Among what a spa is asked to show: the tub that one sits in. */
export const HOT_TUB = 'hot tub';

/** Round, of cedar staves, full of foaming water up to where bathers are cut off. */
function hotTub(brush: Brush, k: number): void {
  const { aspect, random } = brush;
  const [x, y, rx, ry] = [aspect / 2, 0.7, Math.min(0.6, aspect * 0.47), 0.115];
  const staves = 26;
  for (let i = 0; i < staves; i++) {
    const turn = (j: number): readonly [number, number] => {
      const a = (j / staves) * Math.PI;
      return [x - Math.cos(a) * rx, y + Math.sin(a) * ry];
    };
    const [from, to] = [turn(i), turn(i + 1)];
    const lit = 0.62 + 0.38 * Math.sin(((i + 0.5) / staves) * Math.PI);
    shape(
      brush,
      [from, to, [to[0], 1.1], [from[0], 1.1]],
      tone(i % 2 ? '#a8703f' : '#996336', k * lit),
    );
  }
  oval(brush, [x, y, rx + 0.02, ry + 0.02], tone('#c99a63', k));
  oval(brush, [x, y, rx - 0.015, ry - 0.012], tone('#2f8fa0', k));
  oval(brush, [x, y - 0.02, rx * 0.82, ry * 0.7], tone('#62bcc8', k));
  for (let i = 0; i < 190; i++) {
    const [a, d] = [random.range(0, Math.PI * 2), Math.sqrt(random.next()) * 0.94];
    const r = random.range(0.004, 0.013);
    oval(
      brush,
      [x + Math.cos(a) * d * (rx - 0.03), y + Math.sin(a) * d * (ry - 0.03), r, r * 0.6],
      `rgba(255,255,255,${random.range(0.25, 0.7).toFixed(2)})`,
    );
  }
}
