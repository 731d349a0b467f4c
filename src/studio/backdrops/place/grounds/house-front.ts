import { pool } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintStones } from '#studio/backdrops/place/masonry.ts';
import { paintOpenSky } from '#studio/backdrops/place/outdoors/open-sky.ts';
import { COURTYARD, courtyardWalls, furnishCourtyard } from './courtyard.ts';
import { paintStreetEnd, paintWetStreet, WET } from './street-end.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Asked of the painter where the house is one that guests go into from the street. */
export const SHOP_FRONT = 'shop front';

/** Asked of the painter where roses were said to climb the house. */
export const ROSES_CLIMB = 'roses climb';

/** Asked of the painter where the door was said to have a colour. */
export const DOOR_OF = 'door of ';

/** Where the wall meets the ground, and where the roof begins. */
const [FOOT, EAVES] = [0.7, 0.17];

/** One house from its yard or its pavement: a stone winery with its gate, or a bar with awning and lit panes. */
export const HOUSE_FRONT: PlacePainter = {
  draw(brush) {
    const k = isNight(brush) ? 0.4 : 1;
    paintOpenSky(brush, 0.3);
    if (brush.asked.has(COURTYARD)) courtyardWalls(brush, k);
    else if (brush.asked.has(SHOP_FRONT)) shopFront(brush, k);
    else stoneFront(brush, k);
    if (brush.asked.has(SHOP_FRONT)) paintStreetEnd(brush, k < 1);
    const { at } = brush;
    if (brush.asked.has(WET)) paintWetStreet(brush, [at - 0.52, at, at + 0.52], k < 1);
    else
      shaded(
        brush,
        [0, FOOT, brush.aspect, 1 - FOOT],
        [tone('#8f8676', k), tone('#b5a992', k), tone('#a2967f', k)],
      );
    line(
      brush,
      [
        [0, FOOT],
        [brush.aspect, FOOT],
      ],
      { width: 0.008, colour: 'rgba(40,32,24,.5)' },
    );
    if (brush.asked.has(COURTYARD)) furnishCourtyard(brush, k);
  },
};

const DARK_SKIES: ReadonlySet<string | null> = new Set(['night', 'blue', 'dusk', 'storm']);
const isNight = (brush: Brush): boolean => isDark(brush) || DARK_SKIES.has(brush.sky);

const STONES = ['#c9b791', '#b8a37c', '#d6c6a2', '#a8946f', '#c2ad86', '#bda888'];

function stoneFront(brush: Brush, k: number): void {
  const { aspect, at } = brush;
  brush.named('house', () => {
    paintStones(brush, [0, EAVES, aspect, FOOT - EAVES], {
      size: 0.05,
      tones: STONES.map((stone) => tone(stone, k)),
      joint: tone('#80704f', k),
    });
    roof(brush, k);
  });
  brush.named('door', () => gate(brush, at, k));
  for (const x of [at - 0.34, at + 0.34, at - 0.66, at + 0.66])
    brush.named('window', () => shutteredWindow(brush, x, k));
  climbingVine(brush, at, k);
  if (brush.asked.has(ROSES_CLIMB)) brush.named('rose', () => climbingRoses(brush, at, k));
}

/** Rows of tiles over the eaves. */
function roof(brush: Brush, k: number): void {
  const { aspect, random } = brush;
  for (let row = 0; row < 3; row++)
    for (let x = -0.02; x < aspect; x += 0.034)
      oval(
        brush,
        [x + (row % 2) * 0.017, EAVES - 0.052 + row * 0.026, 0.019, 0.021],
        tone(random.pick(['#a9573a', '#b8684a', '#97492f', '#c27a58']), k),
      );
  box(brush, [0, EAVES + 0.018, aspect, 0.014], tone('#4a3626', k));
}

/** Two wings of old boards under a round arch. */
function gate(brush: Brush, x: number, k: number): void {
  const [half, spring] = [0.13, 0.42];
  arch(brush, { x, half: half + 0.03, spring }, tone('#e0d3b4', k));
  const paint = [...brush.asked].find((one) => one.startsWith(DOOR_OF))?.slice(DOOR_OF.length);
  arch(brush, { x, half, spring }, tone(paint ?? '#5b3a22', k));
  for (let i = -4; i <= 4; i++)
    line(
      brush,
      [
        [x + i * 0.028, spring - 0.1],
        [x + i * 0.028, FOOT],
      ],
      { width: 0.003, colour: tone('#2e1c10', k) },
    );
  box(brush, [x - 0.003, spring - half, 0.006, FOOT - spring + half], tone('#1e120a', k));
  for (const y of [spring + 0.02, FOOT - 0.06])
    for (const side of [-1, 1])
      box(brush, [x + side * 0.07 - 0.05, y, 0.1, 0.011], tone('#231a14', k));
  oval(brush, [x + 0.02, 0.57, 0.009, 0.009], tone('#c9a24a', Math.max(0.7, k)));
  if (k < 1) pool(brush.c, { x: x + 0.2, y: 0.34, radius: 0.26, colour: 'rgba(255,176,88,.55)' });
}

function arch(
  brush: Brush,
  { x, half, spring }: { x: number; half: number; spring: number },
  fill: string,
): void {
  const curve = Array.from({ length: 17 }, (_, n): [number, number] => {
    const a = Math.PI * (n / 16);
    return [x - Math.cos(a) * half, spring - Math.sin(a) * half];
  });
  shape(brush, [...curve, [x + half, FOOT], [x - half, FOOT]], fill);
}

function shutteredWindow(brush: Brush, x: number, k: number): void {
  const pane = k < 1 ? '#ffc878' : '#44525c';
  box(brush, [x - 0.056, 0.285, 0.112, 0.172], tone('#e0d3b4', k));
  box(brush, [x - 0.045, 0.295, 0.09, 0.152], pane);
  box(brush, [x - 0.003, 0.295, 0.006, 0.152], tone('#f0e8d6', k));
  box(brush, [x - 0.045, 0.366, 0.09, 0.006], tone('#f0e8d6', k));
  for (const side of [-1, 1]) {
    box(brush, [x + side * 0.084 - 0.03, 0.283, 0.06, 0.176], tone('#5f7a66', k));
    for (let i = 0; i < 7; i++)
      box(brush, [x + side * 0.084 - 0.025, 0.297 + i * 0.022, 0.05, 0.004], tone('#43594a', k));
  }
}

/** Up the wall beside the gate and along under the eaves. */
function climbingVine(brush: Brush, x: number, k: number): void {
  const { random } = brush;
  const side = x > brush.aspect / 2 ? -1 : 1;
  for (let i = 0; i < 210; i++) {
    const t = i / 210;
    const up = t < 0.45;
    const px = up ? x + side * 0.2 : x + side * (0.2 + (t - 0.45) * 1.1);
    const py = up ? FOOT - t * 1.05 : 0.225;
    oval(
      brush,
      [px + random.range(-0.03, 0.03), py + random.range(-0.025, 0.03), 0.016, 0.012],
      tone(random.pick(['#4f7a34', '#6a9440', '#3d632a', '#7fa84e']), k),
      random.range(0, 3),
    );
  }
}

const ROSES = ['#d8476a', '#e8718c', '#c22f52', '#f19bb0'] as const;

/** Leaves and blossoms up both sides of the gate and in a bow over it. */
function climbingRoses(brush: Brush, x: number, k: number): void {
  const { random } = brush;
  for (let i = 0; i < 520; i++) {
    const t = (i / 520) * 2 - 1;
    const isOver = Math.abs(t) < 0.42;
    const a = (t / 0.42) * (Math.PI / 2);
    const side = Math.sign(t) || 1;
    const down = (Math.abs(t) - 0.42) / 0.58;
    const px = isOver ? x + Math.sin(a) * 0.2 : x + side * (0.2 + 0.015 * Math.sin(down * 9));
    const py = isOver ? 0.42 - Math.cos(a) * 0.2 : 0.42 + down * (FOOT - 0.43);
    const at: [number, number] = [
      px + random.range(-0.045, 0.045),
      py + random.range(-0.035, 0.035),
    ];
    if (i % 3 !== 0) {
      const leaf = tone(random.pick(['#4f7a34', '#6a9440', '#3d632a']), k);
      oval(brush, [...at, 0.015, 0.011], leaf, random.range(0, 3));
      continue;
    }
    const [rose, size] = [random.pick(ROSES), random.range(0.011, 0.017)];
    oval(brush, [...at, size, size * 0.92], tone(rose, k));
    oval(
      brush,
      [at[0] - size * 0.2, at[1] - size * 0.15, size * 0.5, size * 0.44],
      tone('#f6c3ce', k),
    );
    oval(
      brush,
      [at[0] - size * 0.1, at[1] - size * 0.05, size * 0.24, size * 0.2],
      tone('#a8203f', k),
    );
  }
}

const PAINTS = ['#274a3c', '#5a2230', '#20344f', '#6a3f22'];

/** Painted timber, large panes with bottles on their shelves, a striped awning, a door with glass. */
function shopFront(brush: Brush, k: number): void {
  const { aspect, at, random } = brush;
  const paint = tone(random.pick(PAINTS), Math.max(0.6, k));
  brush.named('house', () => {
    shaded(
      brush,
      [0, 0, aspect, FOOT],
      [tone('#d8c4a0', k), tone('#cbb48d', k), tone('#b59c76', k)],
    );
    box(brush, [0, 0.2, aspect, FOOT - 0.2], paint);
    box(brush, [0, 0.645, aspect, FOOT - 0.645], tone('#3a332c', k));
  });
  for (let x = at - 1.32; x < aspect + 0.4; x += 0.44)
    brush.named('window', () => upper(brush, x, k));
  for (const side of [-1, 1])
    for (const n of [0, 1]) {
      const left = at + side * (0.32 + n * 0.46) - 0.2;
      brush.named('window', () => panes(brush, left));
    }
  brush.named('house', () => glassDoor(brush, at, k));
  awning(brush, at, k);
  pool(brush.c, {
    x: at,
    y: 0.6,
    radius: 0.62,
    colour: k < 1 ? 'rgba(255,170,80,.5)' : 'rgba(255,210,150,.12)',
  });
}

function upper(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.05, 0, 0.1, 0.13], tone('#efe6d2', k));
  box(brush, [x - 0.04, 0, 0.08, 0.12], k < 1 ? '#e8a85c' : '#55636d');
  box(brush, [x - 0.003, 0, 0.006, 0.12], tone('#efe6d2', k));
}

/** A shop window from its left edge, warm inside, bottles in two rows. */
function panes(brush: Brush, left: number): void {
  const { random } = brush;
  shaded(brush, [left, 0.33, 0.4, 0.28], ['#ffd690', '#f0ac58', '#c57c34']);
  for (const foot of [0.46, 0.6]) {
    box(brush, [left, foot, 0.4, 0.009], '#5a3a20');
    for (let x = left + 0.026; x < left + 0.385; x += 0.036) {
      const glass = random.pick(['#1d2a1c', '#24150f', '#2f3a1e', '#3a1220']);
      box(brush, [x - 0.01, foot - 0.062, 0.02, 0.062], glass);
      box(brush, [x - 0.0035, foot - 0.094, 0.007, 0.034], glass);
      box(brush, [x - 0.009, foot - 0.038, 0.018, 0.02], '#efe6d2');
    }
  }
  box(brush, [left + 0.197, 0.33, 0.006, 0.28], '#2b1c12');
}

function glassDoor(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.1, 0.3, 0.2, FOOT - 0.3], tone('#2b1c12', Math.max(0.7, k)));
  shaded(brush, [x - 0.07, 0.34, 0.14, 0.24], ['#ffc870', '#d98f35']);
  box(brush, [x - 0.003, 0.34, 0.006, 0.24], '#2b1c12');
  oval(brush, [x + 0.082, 0.52, 0.008, 0.008], '#d8b04a');
}

/** Stripes that hang over the pavement. */
function awning(brush: Brush, x: number, k: number): void {
  const [from, to] = [x - 1.1, x + 1.1];
  const stripes = 36;
  const width = (to - from) / stripes;
  for (let i = 0; i < stripes; i++) {
    const fill = tone(i % 2 === 0 ? '#a3252f' : '#f3ead8', Math.max(0.5, k));
    const left = from + i * width;
    shape(
      brush,
      [
        [left, 0.215],
        [left + width, 0.215],
        [left + width, 0.315],
        [left + width / 2, 0.335],
        [left, 0.315],
      ],
      fill,
    );
  }
  box(brush, [from, 0.2, to - from, 0.017], tone('#2b1c12', Math.max(0.6, k)));
}
