import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { paintBooks } from './books.ts';
import { box, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintChimney } from './fire.ts';
import type { Hearth } from './fire.ts';
import { paintStones } from './masonry.ts';
import type { PlacePainter } from './place-painter.ts';

/** A burning fireplace; books, panelling or rough stone beside it. */
export const FIREPLACE: PlacePainter = {
  draw(brush) {
    const { c, aspect, random } = brush;
    const usual = random.pick(['books', 'stone', 'panels', 'books'] as const);
    const wall = brush.asked.has('bookshelf') ? 'books' : usual;
    verticalFade(c, aspect, [
      [0, '#2a1610'],
      [0.6, '#4a2a1a'],
      [1, '#1a0d08'],
    ]);
    if (wall === 'stone')
      paintStones(brush, [0, 0, aspect, 0.7], {
        size: 0.07,
        tones: ['#6a5648', '#7a6654', '#574539', '#82705c'],
      });
    if (wall === 'panels') paintPanels(brush);
    if (wall === 'books')
      brush.named('bookshelf', () =>
        paintBooks(brush, [0, 0, aspect, 0.68], { rows: 5, light: 1.1 }),
      );
    const hearth = hearthAt(brush);
    const breast = hearth.width * 0.95;
    if (wall !== 'stone')
      shaded(brush, [hearth.x - breast, 0, breast * 2, 0.7], ['#5a3a28', '#6e4a34'], 'down');
    brush.named('fireplace', () => paintChimney(brush, hearth, random.pick(STONES)));
    paintMantel(brush, hearth);
    shaded(brush, [0, 0.69, aspect, 0.31], ['#5a3218', '#1c0e07']);
    pool(c, { x: hearth.x, y: 0.7, radius: 0.6, colour: 'rgba(255,120,36,.42)' });
    armchair(brush, hearth.x + (hearth.x > aspect / 2 ? -0.5 : 0.5));
  },
  lamps(soft, { aspect, random, at }) {
    const sparks = random.fork('sparks');
    for (let i = 0; i < 7; i++)
      addDisc(soft, {
        u: (at + sparks.range(-0.1, 0.1)) / aspect,
        v: sparks.range(0.4, 0.6),
        radius: sparks.range(0.004, 0.01),
        colour: [1, 0.5, 0.12],
        gain: 1.4,
      });
  },
};

const STONES: readonly (readonly [string, string])[] = [
  ['#c9b59a', '#8a745c'],
  ['#b09a86', '#6e5a4a'],
  ['#e0d6c6', '#a3968a'],
];

const hearthAt = ({ at }: Brush): Hearth => ({ x: at, foot: 0.66, width: 0.42, height: 0.3 });

function paintMantel(brush: Brush, h: Hearth): void {
  const top = h.foot - h.height - h.width * 0.18 - 0.035;
  box(brush, [h.x - 0.15, top - 0.2, 0.3, 0.17], '#8a6a34');
  shaded(brush, [h.x - 0.135, top - 0.186, 0.27, 0.142], ['#3a4a4a', '#5a5a3a', '#2a3020']);
  for (const side of [-1, 1]) {
    box(brush, [h.x + side * 0.22 - 0.006, top - 0.09, 0.012, 0.09], '#e8dcc0');
    oval(brush, [h.x + side * 0.22, top - 0.105, 0.006, 0.015], '#fff0c0');
    pool(brush.c, {
      x: h.x + side * 0.22,
      y: top - 0.105,
      radius: 0.09,
      colour: 'rgba(255,180,80,.7)',
    });
  }
}

function paintPanels(brush: Brush): void {
  for (let x = 0.02; x < brush.aspect; x += 0.26) {
    shaded(brush, [x, 0.06, 0.22, 0.4], ['#4a3020', '#3a2416']);
    box(brush, [x, 0.06, 0.22, 0.008], '#6a4830');
    shaded(brush, [x, 0.5, 0.22, 0.16], ['#4a3020', '#33200f']);
  }
}

/** A wing chair beside the fire, dark leather with a lit edge. */
function armchair(brush: Brush, x: number): void {
  shape(
    brush,
    [
      [x - 0.15, 0.8],
      [x - 0.14, 0.5],
      [x - 0.1, 0.42],
      [x + 0.1, 0.42],
      [x + 0.14, 0.5],
      [x + 0.15, 0.8],
    ],
    '#3a1710',
  );
  shape(
    brush,
    [
      [x - 0.1, 0.7],
      [x - 0.085, 0.46],
      [x + 0.085, 0.46],
      [x + 0.1, 0.7],
    ],
    '#5c2a1c',
  );
  for (const side of [-1, 1]) box(brush, [x + side * 0.13 - 0.04, 0.6, 0.08, 0.2], '#4a1f15');
}

/** Books to the ceiling, a reading lamp, a chair. */
export const LIBRARY: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    verticalFade(c, aspect, [
      [0, '#23130b'],
      [1, '#120a06'],
    ]);
    brush.named('bookshelf', () =>
      paintBooks(brush, [0, 0, aspect, 0.76], { rows: random.pick([5, 6]), light: 1.45 }),
    );
    // A ladder leans against the shelves.
    const foot = at + (at > aspect / 2 ? -0.34 : 0.34);
    for (const dx of [0, 0.09])
      shape(
        brush,
        [
          [foot + dx, 0.8],
          [foot + dx + 0.016, 0.8],
          [foot + dx + 0.076, 0],
          [foot + dx + 0.06, 0],
        ],
        '#b07a44',
      );
    for (let i = 0; i < 9; i++)
      box(brush, [foot + 0.01 + i * 0.0067, 0.74 - i * 0.085, 0.1, 0.012], '#b07a44');
    pool(c, { x: at, y: 0.42, radius: 0.55, colour: 'rgba(255,186,96,.5)' });
    brush.named('lamp', () => readingLamp(brush, at));
    armchair(brush, at + 0.26);
    shaded(brush, [0, 0.76, aspect, 0.24], ['#3a2010', '#140a05']);
  },
};

function readingLamp(brush: Brush, x: number): void {
  box(brush, [x - 0.005, 0.5, 0.01, 0.26], '#a07a3a');
  shape(
    brush,
    [
      [x - 0.05, 0.4],
      [x + 0.05, 0.4],
      [x + 0.085, 0.51],
      [x - 0.085, 0.51],
    ],
    '#ffe0a0',
  );
  oval(brush, [x, 0.51, 0.08, 0.014], '#fff6dc');
}
