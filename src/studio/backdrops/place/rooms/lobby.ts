import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintLeaves } from '#studio/backdrops/place/outdoors/open-sky.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Where the walls meet the marble. */
const FOOT = 0.66;

/** The reception with its keys and bell, columns, a chandelier, armchairs and palms on a marble floor. */
export const HOTEL_LOBBY: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const k = isDark(brush) ? 0.72 : 1;
    verticalFade(c, aspect, [
      [0, tone('#e8d9bd', k)],
      [0.6, tone('#d9c39c', k)],
      [1, tone('#b89a70', k)],
    ]);
    marble(brush, k);
    for (const x of [at - 0.56, at + 0.56, at - 1.12, at + 1.12]) column(brush, x, k);
    reception(brush, at, k);
    brush.named('chandelier', () => chandelier(brush, at));
    const side = at > aspect / 2 ? -1 : 1;
    brush.named('armchair', () => armchair(brush, at + side * 0.62, k));
    palm(brush, at - side * 0.42, k);
    palm(brush, at + side * 0.42, k);
    pool(c, { x: at, y: 0.24, radius: 0.6, colour: 'rgba(255,206,130,.32)' });
  },
  lamps(soft, { aspect, at }) {
    for (let i = 0; i < 9; i++)
      addDisc(soft, {
        u: (at - 0.12 + i * 0.03) / aspect,
        v: 0.15 + 0.02 * Math.sin((i / 8) * Math.PI),
        radius: 0.008,
        colour: [1, 0.82, 0.5],
        gain: 2.2,
      });
  },
};

function marble(brush: Brush, k: number): void {
  const { aspect } = brush;
  shaded(brush, [0, FOOT, aspect, 1 - FOOT], [tone('#b9a78c', k), tone('#efe6d6', k)]);
  for (let i = -7; i <= 7; i++)
    line(
      brush,
      [
        [aspect / 2 + i * 0.12, FOOT],
        [aspect / 2 + i * 0.5, 1.05],
      ],
      { width: 0.004, colour: 'rgba(90,70,48,.35)' },
    );
  for (const y of [0.7, 0.77, 0.88])
    line(
      brush,
      [
        [0, y],
        [aspect, y],
      ],
      { width: 0.004, colour: 'rgba(90,70,48,.3)' },
    );
}

function column(brush: Brush, x: number, k: number): void {
  shaded(
    brush,
    [x - 0.045, 0.06, 0.09, FOOT - 0.06],
    [tone('#bfa67c', k), tone('#fbf3e0', k), tone('#a98c60', k)],
    'across',
  );
  box(brush, [x - 0.065, 0.03, 0.13, 0.035], tone('#f4e8ce', k));
  box(brush, [x - 0.06, FOOT - 0.03, 0.12, 0.035], tone('#d8c49c', k));
}

/** A desk of dark wood; behind it the pigeon-holes with the keys of the rooms. */
function reception(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.34, 0.24, 0.68, 0.25], tone('#5a3820', k));
  for (let row = 0; row < 4; row++)
    for (let i = 0; i < 11; i++) {
      const [left, top] = [x - 0.325 + i * 0.059, 0.25 + row * 0.058];
      box(brush, [left, top, 0.05, 0.048], tone('#2e1b0f', k));
      if ((i * 5 + row * 3) % 4 !== 0)
        box(brush, [left + 0.021, top + 0.012, 0.008, 0.026], tone('#d8ab4c', Math.max(0.8, k)));
    }
  shaded(brush, [x - 0.42, 0.5, 0.84, FOOT - 0.48], [tone('#7a4c2a', k), tone('#4a2c17', k)]);
  for (let i = 0; i < 5; i++)
    box(brush, [x - 0.39 + i * 0.16, 0.53, 0.13, 0.12], tone('#633c20', k));
  box(brush, [x - 0.44, 0.485, 0.88, 0.022], tone('#efe2c8', k));
  oval(brush, [x + 0.2, 0.478, 0.022, 0.015], tone('#d8ab4c', Math.max(0.8, k)));
  // A lamp on the desk.
  box(brush, [x - 0.252, 0.43, 0.006, 0.055], tone('#b08a3c', k));
  shape(
    brush,
    [
      [x - 0.285, 0.435],
      [x - 0.215, 0.435],
      [x - 0.23, 0.39],
      [x - 0.27, 0.39],
    ],
    '#ffe9b8',
  );
}

function chandelier(brush: Brush, x: number): void {
  box(brush, [x - 0.002, 0, 0.004, 0.12], '#8a6a2e');
  for (const [y, half] of [
    [0.12, 0.09],
    [0.155, 0.14],
  ] as const) {
    oval(brush, [x, y, half, 0.012], '#c79a44');
    for (let i = -4; i <= 4; i++) {
      box(brush, [x + (i / 4) * half - 0.003, y - 0.024, 0.006, 0.022], '#fff3d0');
      oval(brush, [x + (i / 4) * half, y + 0.02, 0.004, 0.011], 'rgba(255,244,214,.85)');
    }
  }
}

function armchair(brush: Brush, x: number, k: number): void {
  const [cloth, shade] = [tone('#7c2f33', k), tone('#5a2024', k)];
  box(brush, [x - 0.12, 0.5, 0.24, 0.15], cloth);
  oval(brush, [x, 0.5, 0.12, 0.045], cloth);
  box(brush, [x - 0.11, 0.62, 0.22, 0.07], shade);
  for (const dx of [-0.15, 0.11]) box(brush, [x + dx, 0.58, 0.045, 0.12], shade);
  for (const dx of [-0.13, 0.12]) box(brush, [x + dx, 0.69, 0.014, 0.025], '#2a1810');
}

function palm(brush: Brush, x: number, k: number): void {
  shaded(brush, [x - 0.04, 0.6, 0.08, 0.085], [tone('#f2e8d4', k), tone('#b8a888', k)]);
  paintLeaves(brush, [x, 0.47, 0.1, 0.13], {
    count: 90,
    tones: ['#2f5a30', '#447a3e', '#5e964c'].map((green) => tone(green, k)),
    leaf: 0.02,
  });
}
