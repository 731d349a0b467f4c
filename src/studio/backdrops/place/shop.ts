import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, oval, shaded, shape } from './brush.ts';
import type { Brush } from './brush.ts';
import { landThrough } from './window-land.ts';
import type { PlacePainter } from './place-painter.ts';

const GLASS = [
  '#1d2a16',
  '#16120f',
  '#2c3c1c',
  '#4a1a1c',
  '#7a5a26',
  '#d8c890',
  '#e0a090',
  '#203040',
];
const PAPERS = ['#efe6d0', '#d9c8a0', '#f6f2e8', '#a8322c', '#2c3a5a', '#c9a558'];

/** A standing bottle, 1 high and a quarter wide, with its label to the front. */
export function shelfBottle(brush: Brush, x: number, foot: number, tall: number): void {
  const { c, random } = brush;
  const w = tall * 0.26;
  c.fillStyle = random.pick(GLASS);
  c.beginPath();
  c.moveTo(x - w / 2, foot);
  c.lineTo(x - w / 2, foot - tall * 0.56);
  c.quadraticCurveTo(x - w / 2, foot - tall * 0.66, x - w * 0.16, foot - tall * 0.72);
  c.lineTo(x - w * 0.14, foot - tall);
  c.lineTo(x + w * 0.14, foot - tall);
  c.lineTo(x + w * 0.16, foot - tall * 0.72);
  c.quadraticCurveTo(x + w / 2, foot - tall * 0.66, x + w / 2, foot - tall * 0.56);
  c.lineTo(x + w / 2, foot);
  c.fill();
  box(brush, [x - w * 0.46, foot - tall * 0.44, w * 0.92, tall * 0.27], random.pick(PAPERS));
  box(
    brush,
    [x - w * 0.15, foot - tall, w * 0.3, tall * 0.16],
    random.pick(['#6a1a20', '#1a1a1c', '#b08a3a', '#2a3a2a']),
  );
  box(brush, [x - w * 0.36, foot - tall * 0.6, w * 0.1, tall * 0.5], 'rgba(255,240,210,.28)');
}

function bottleShelves(
  brush: Brush,
  [x, y, width, height]: readonly [number, number, number, number],
  rows: number,
): void {
  const { random } = brush;
  const step = height / rows;
  shaded(brush, [x, y, width, height], ['#5a3a22', '#3c2412']);
  for (let row = 0; row < rows; row++) {
    const foot = y + (row + 1) * step - step * 0.12;
    shaded(
      brush,
      [x, foot - step * 0.88, width, step * 0.88],
      ['rgba(255,210,140,.5)', 'rgba(120,70,30,.15)'],
    );
    const tall = step * 0.76;
    for (let bx = x + tall * 0.2; bx < x + width - tall * 0.1; bx += tall * 0.31) {
      if (random.chance(0.06)) continue;
      shelfBottle(brush, bx, foot, tall * random.range(0.9, 1));
    }
    box(brush, [x, foot, width, step * 0.12], '#8a5c34');
    if (!brush.asked.has('price_tag')) addTags(brush, [x, foot, width], step);
  }
  for (let ux = x; ux <= x + width + 0.001; ux += width / Math.max(1, Math.round(width / 0.42)))
    box(brush, [ux - 0.01, y, 0.02, height], '#7a4e2c');
}

/** A card under every second bottle; where they are asked for, larger and with their figures. */
function addTags(
  brush: Brush,
  [x, foot, width]: readonly [number, number, number],
  step: number,
): void {
  const isAsked = brush.asked.has('price_tag');
  const tall = step * 0.76;
  const [wide, high] = isAsked ? [tall * 0.36, step * 0.17] : [tall * 0.22, step * 0.09];
  for (let tx = x + 0.03; tx < x + width; tx += tall * 0.62) {
    box(brush, [tx, foot + step * 0.015, wide, high], '#fbf6e6');
    if (!isAsked) continue;
    const ink = brush.random.pick(['#2a2420', '#8a1f24']);
    for (const [at, share] of [
      [0.16, 0.16],
      [0.38, 0.22],
      [0.68, 0.16],
    ] as const)
      box(
        brush,
        [tx + wide * at, foot + step * 0.015 + high * 0.26, wide * share, high * 0.48],
        ink,
      );
  }
}

/** A wall of bottles with price tags, a counter with a till, crates on the floor. */
export const WINE_SHOP: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    verticalFade(c, aspect, [
      [0, '#6a4a30'],
      [0.6, '#8a6644'],
      [1, '#3a2414'],
    ]);
    brush.named('shelf', () => bottleShelves(brush, [0, 0.02, aspect, 0.62], 4));
    if (brush.asked.has('price_tag'))
      brush.named('price_tag', () => {
        const step = 0.62 / 4;
        for (let row = 1; row <= 4; row++)
          addTags(brush, [0, 0.02 + row * step - step * 0.12, aspect], step);
      });
    const sign = at > aspect / 2 ? 0.06 : aspect - 0.38;
    box(brush, [sign, 0.06, 0.32, 0.2], '#5a3a20');
    box(brush, [sign + 0.014, 0.074, 0.292, 0.172], '#22262a');
    for (let i = 0; i < 4; i++)
      box(brush, [sign + 0.04, 0.1 + i * 0.034, i % 2 ? 0.2 : 0.14, 0.008], '#e8e4d8');
    brush.named('counter', () => {
      shaded(brush, [at - 0.26, 0.5, 0.52, 0.22], ['#7a4a28', '#4a2a14']);
      box(brush, [at - 0.28, 0.482, 0.56, 0.026], '#b98a58');
    });
    // Till and a wrapped bottle on the counter.
    box(brush, [at + 0.06, 0.42, 0.11, 0.062], '#2a2a2c');
    shape(
      brush,
      [
        [at + 0.065, 0.42],
        [at + 0.165, 0.42],
        [at + 0.15, 0.36],
        [at + 0.08, 0.36],
      ],
      '#3c3e42',
    );
    shelfBottle(brush, at - 0.12, 0.482, 0.16);
    crates(brush, at > aspect / 2 ? 0.1 : aspect - 0.32);
  },
  lamps(soft, { random, aspect }) {
    for (let i = 0; i < 5; i++)
      addDisc(soft, {
        u: (i + 0.5) / 5,
        v: random.range(0.02, 0.05),
        radius: 0.03,
        colour: [1, 0.8, 0.5],
        gain: 1.2 / Math.max(1, aspect),
      });
  },
};

function crates(brush: Brush, x: number): void {
  for (let i = 0; i < 2; i++) {
    box(brush, [x + i * 0.02, 0.6 - i * 0.09, 0.22, 0.085], '#c79a62');
    box(brush, [x + i * 0.02, 0.64 - i * 0.09, 0.22, 0.006], '#7a552c');
    oval(brush, [x + 0.11 + i * 0.02, 0.622 - i * 0.09, 0.03, 0.02], '#8a5a30');
  }
}

/** A bright room with a long counter, hanging glasses, a wide window on the vines. */
export const TASTING_ROOM: PlacePainter = {
  draw(brush) {
    const { c, aspect, at } = brush;
    const dark = isDark(brush);
    verticalFade(
      c,
      aspect,
      dark
        ? [
            [0, '#3a2618'],
            [1, '#20140c'],
          ]
        : [
            [0, '#d8cbb6'],
            [0.7, '#e6dcc8'],
            [1, '#a08a6c'],
          ],
    );
    brush.named('window', () => vineWindow(brush, [at - 0.36, 0.08, 0.72, 0.42], dark));
    const other = at > aspect / 2 ? 0 : at + 0.42;
    brush.named('shelf', () =>
      bottleShelves(
        brush,
        [other, 0.1, Math.max(0.2, at > aspect / 2 ? at - 0.42 : aspect - other), 0.42],
        3,
      ),
    );
    hangingGlasses(brush);
    brush.named('counter', () => {
      shaded(
        brush,
        [0, 0.58, aspect, 0.42],
        dark ? ['#5a3820', '#2a180c'] : ['#9a7048', '#5c3c22'],
      );
      box(brush, [0, 0.56, aspect, 0.028], dark ? '#8a5c34' : '#d0a878');
    });
    for (let x = 0.12; x < aspect; x += 0.34) tastingSet(brush, x);
    for (let x = 0.2; x < aspect; x += 0.42) pendant(brush, x, dark);
  },
};

function vineWindow(
  brush: Brush,
  [x, y, w, h]: readonly [number, number, number, number],
  dark: boolean,
): void {
  landThrough(brush, [x, y, w, h], { hasRows: true });
  const frame = dark ? '#2a1a10' : '#5a3c24';
  for (const k of [0, 0.33, 0.67, 1]) box(brush, [x + w * k - 0.008, y, 0.016, h], frame);
  for (const k of [0, 1]) box(brush, [x - 0.008, y + h * k - 0.008, w + 0.016, 0.016], frame);
}

/** Glasses upside down in their rail. */
function hangingGlasses(brush: Brush): void {
  box(brush, [0, 0.035, brush.aspect, 0.016], '#5a3c24');
  for (let x = 0.04; x < brush.aspect; x += 0.075) {
    box(brush, [x - 0.002, 0.05, 0.004, 0.04], 'rgba(255,255,255,.85)');
    oval(brush, [x, 0.115, 0.021, 0.03], 'rgba(255,255,255,.4)');
    oval(brush, [x - 0.008, 0.11, 0.004, 0.02], 'rgba(255,255,255,.9)');
  }
}

function tastingSet(brush: Brush, x: number): void {
  for (let i = 0; i < 3; i++) {
    const gx = x + i * 0.05;
    oval(brush, [gx, 0.5, 0.017, 0.026], 'rgba(255,255,255,.55)');
    oval(brush, [gx, 0.512, 0.015, 0.012], ['#7a1420', '#d88a7a', '#e8cc6a'][i]!);
    box(brush, [gx - 0.002, 0.525, 0.004, 0.032], 'rgba(255,255,255,.8)');
  }
}

export function pendant(brush: Brush, x: number, dark: boolean): void {
  box(brush, [x - 0.002, 0, 0.004, 0.16], '#2a2018');
  shape(
    brush,
    [
      [x - 0.02, 0.16],
      [x + 0.02, 0.16],
      [x + 0.05, 0.21],
      [x - 0.05, 0.21],
    ],
    '#2a2018',
  );
  oval(brush, [x, 0.212, 0.04, 0.012], '#fff4d0');
  pool(brush.c, {
    x,
    y: 0.25,
    radius: 0.2,
    colour: dark ? 'rgba(255,180,90,.5)' : 'rgba(255,230,180,.25)',
  });
}
