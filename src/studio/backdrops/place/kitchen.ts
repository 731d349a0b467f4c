import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { paintStones, paintTiles } from './masonry.ts';
import type { PlacePainter } from './place-painter.ts';

/** Asked for as a farm's: stones, beams and wood instead of tiles. */
export const RUSTIC = 'rustic';

/** Tiles, open shelves with plates, copper pans on a rail, a hob under a hood. */
export const KITCHEN: PlacePainter = {
  draw(brush) {
    if (brush.isPeriod) {
      drawOldKitchen(brush);
      return;
    }
    if (brush.asked.has(RUSTIC)) {
      drawFarmKitchen(brush);
      return;
    }
    const { c, aspect, at, random } = brush;
    const dark = isDark(brush);
    const tint = dark ? 0.5 : 1;
    verticalFade(
      c,
      aspect,
      dark
        ? [
            [0, '#3a3028'],
            [1, '#241c16'],
          ]
        : [
            [0, '#e8e2d6'],
            [1, '#cfc6b6'],
          ],
    );
    const colour = random.pick([
      ['#f2eee4', '#e8e4da', '#faf6ee'],
      ['#cfdcd4', '#c4d4cc', '#d8e4dc'],
      ['#dfe6ee', '#d2dce6', '#e8eef4'],
    ]);
    paintTiles(brush, [0, 0.22, aspect, 0.4], {
      tile: [0.09, 0.045],
      colour: dark ? colour.map(() => '#6a5e50') : colour,
      joint: dark ? '#4a4036' : '#c9c2b4',
    });
    shelf(brush, at > aspect / 2 ? [0.02, 0.2, at - 0.28] : [at + 0.28, 0.2, aspect], tint);
    stove(brush, at, dark);
    const rail = at > aspect / 2 ? 0.05 : at + 0.3;
    panRail(brush, rail, Math.min(0.62, Math.max(0.3, aspect - rail - 0.05)));
    brush.named('counter', () => {
      box(brush, [0, 0.6, aspect, 0.026], dark ? '#8a7a66' : '#f6f2ea');
      shaded(
        brush,
        [0, 0.626, aspect, 0.38],
        dark ? ['#3a4a44', '#26302c'] : ['#8aa39a', '#62786f'],
      );
    });
    for (let x = 0.2; x < aspect; x += 0.3) box(brush, [x, 0.63, 0.006, 0.3], 'rgba(0,0,0,.25)');
    herbPot(brush, at > aspect / 2 ? 0.16 : aspect - 0.16);
  },
};

/** Limewashed wall in the half dark, a shelf of pewter, copper pans, a wooden dresser. */
function drawOldKitchen(brush: Brush): void {
  const { c, aspect, at } = brush;
  verticalFade(c, aspect, [
    [0, '#2a2018'],
    [0.5, '#5a4630'],
    [1, '#2c2016'],
  ]);
  const isLeft = at > aspect / 2;
  pool(c, {
    x: isLeft ? aspect * 0.3 : aspect * 0.7,
    y: 0.3,
    radius: 0.55,
    colour: 'rgba(190,150,96,.35)',
  });
  shelf(brush, isLeft ? [0.02, 0.2, at - 0.1] : [at + 0.1, 0.2, aspect], 0.5, PEWTER);
  const rail = isLeft ? 0.05 : at + 0.12;
  panRail(brush, rail, Math.min(0.62, Math.max(0.3, aspect - rail - 0.05)));
  brush.named('counter', () => {
    box(brush, [0, 0.6, aspect, 0.03], '#7a5634');
    shaded(brush, [0, 0.63, aspect, 0.38], ['#4a321e', '#22160c']);
  });
  for (let x = 0.14; x < aspect; x += 0.32) {
    box(brush, [x, 0.66, 0.22, 0.006], 'rgba(0,0,0,.4)');
    oval(brush, [x + 0.11, 0.7, 0.012, 0.012], '#a8844c');
  }
}

/** A wall of field stones, beams overhead, dishes on rough boards, copper, a wooden dresser with a jug. */
function drawFarmKitchen(brush: Brush): void {
  const { aspect, at } = brush;
  const dark = isDark(brush);
  paintStones(brush, [0, 0, aspect, 0.62], {
    size: 0.085,
    tones: ['#b8a88c', '#a89678', '#c4b69a', '#98876c'],
  });
  box(brush, [0, 0.05, aspect, 0.55], 'rgba(244,232,208,.28)');
  const isLeft = at > aspect / 2;
  shelf(brush, isLeft ? [0.02, 0.27, at - 0.2] : [at + 0.2, 0.27, aspect], 0.8);
  panRail(brush, isLeft ? 0.05 : at + 0.2, Math.max(0.3, isLeft ? at - 0.25 : aspect - at - 0.25));
  for (let x = 0.1; x < aspect + 0.1; x += 0.36)
    shaded(brush, [x - 0.035, 0, 0.07, 0.1], ['#4a2e18', '#6e4828', '#3a2412'], 'across');
  shaded(brush, [0, 0, aspect, 0.045], ['#3a2412', '#6a4626']);
  brush.named('counter', () => {
    shaded(brush, [0, 0.6, aspect, 0.04], ['#b8864e', '#8a5c30']);
    shaded(brush, [0, 0.64, aspect, 0.36], ['#7a5230', '#3e2816']);
  });
  for (let x = 0.06; x < aspect; x += 0.3) {
    box(brush, [x, 0.67, 0.24, 0.008], 'rgba(30,14,4,.5)');
    box(brush, [x, 0.67, 0.006, 0.3], 'rgba(30,14,4,.5)');
    oval(brush, [x + 0.12, 0.72, 0.012, 0.012], '#3a2818');
  }
  herbPot(brush, isLeft ? 0.14 : aspect - 0.14);
  if (dark) box(brush, [0, 0, aspect, 1], 'rgba(24,12,4,.45)');
}

const DISHES = {
  plates: ['#f6f2ea', '#8fb0b8', '#e8d8b8', '#d89a6a'],
  jars: ['#c87a4a', '#e0c090', '#7a9a8a', '#f0ece0'],
} as const;
const PEWTER = {
  plates: ['#9a948a', '#7c776e', '#b0a898', '#8a6a48'],
  jars: ['#6a5238', '#8a7a5c', '#5c564c', '#9c8a68'],
} as const;

function stove(brush: Brush, x: number, dark: boolean): void {
  shape(
    brush,
    [
      [x - 0.09, 0],
      [x + 0.09, 0],
      [x + 0.1, 0.16],
      [x + 0.22, 0.26],
      [x - 0.22, 0.26],
      [x - 0.1, 0.16],
    ],
    dark ? '#6a6a68' : '#b9bcbc',
  );
  box(brush, [x - 0.22, 0.26, 0.44, 0.026], dark ? '#8a8a88' : '#d8dada');
  pool(brush.c, { x, y: 0.32, radius: 0.3, colour: 'rgba(255,220,160,.4)' });
  box(brush, [x - 0.2, 0.585, 0.4, 0.016], '#1a1a1c');
  // A steaming pot and a pan.
  shaded(brush, [x - 0.16, 0.48, 0.15, 0.105], ['#8a2a1c', '#c2452e', '#7a2014'], 'across');
  oval(brush, [x - 0.085, 0.48, 0.075, 0.014], '#d8644a');
  oval(brush, [x - 0.085, 0.462, 0.012, 0.01], '#2a2018');
  for (const side of [-1, 1]) oval(brush, [x - 0.085 + side * 0.088, 0.5, 0.018, 0.01], '#7a2014');
  shaded(brush, [x + 0.03, 0.545, 0.13, 0.04], ['#1a1a1c', '#4a4a4e', '#1a1a1c'], 'across');
  line(
    brush,
    [
      [x + 0.16, 0.555],
      [x + 0.25, 0.535],
    ],
    { width: 0.014, colour: '#2a2018' },
  );
}

function shelf(
  brush: Brush,
  [from, y, to]: readonly [number, number, number],
  light: number,
  dishes: typeof DISHES | typeof PEWTER = DISHES,
): void {
  const { random } = brush;
  for (const row of [0, 1]) {
    const foot = y - 0.02 + row * 0.15 - 0.06;
    box(brush, [from, foot, to - from, 0.014], light < 1 ? '#5a3e26' : '#a87a4c');
    for (let x = from + 0.04; x < to - 0.03; x += random.range(0.06, 0.1)) {
      if (random.chance(0.5))
        oval(brush, [x, foot - 0.036, 0.034, 0.036], random.pick<string>(dishes.plates));
      else
        box(
          brush,
          [x - 0.018, foot - random.range(0.05, 0.08), 0.036, 0.08],
          random.pick<string>(dishes.jars),
        );
      box(brush, [x - 0.05, foot, 0.1, 0.014], light < 1 ? '#5a3e26' : '#a87a4c');
    }
  }
}

/** Copper pans, the surest sign of a kitchen. */
function panRail(brush: Brush, x: number, width: number): void {
  box(brush, [x, 0.37, width, 0.007], '#4a4038');
  for (let i = 0, px = x + 0.06; px < x + width - 0.03; i++, px += 0.125) {
    const r = 0.05 - (i % 3) * 0.008;
    line(
      brush,
      [
        [px, 0.375],
        [px, 0.42],
      ],
      { width: 0.009, colour: '#6a4a34' },
    );
    oval(brush, [px, 0.42 + r, r, r], '#7a3e1c');
    oval(brush, [px, 0.42 + r, r * 0.86, r * 0.86], '#d08a4c');
    oval(brush, [px - r * 0.25, 0.42 + r * 0.75, r * 0.32, r * 0.32], '#f6c896');
  }
}

function herbPot(brush: Brush, x: number): void {
  const { random } = brush;
  for (let i = 0; i < 26; i++)
    oval(
      brush,
      [x + random.range(-0.06, 0.06), 0.5 + random.range(-0.07, 0.03), 0.016, 0.009],
      random.pick(['#4a7a34', '#6a9a44', '#3a6428']),
      random.range(0, 3),
    );
  shape(
    brush,
    [
      [x - 0.045, 0.53],
      [x + 0.045, 0.53],
      [x + 0.034, 0.6],
      [x - 0.034, 0.6],
    ],
    '#b0643c',
  );
}
