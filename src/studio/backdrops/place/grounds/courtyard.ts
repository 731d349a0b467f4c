import { box, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintStones, paintTiles } from '#studio/backdrops/place/masonry.ts';

/** Asked of the front of a house: the yard within its walls. */
export const COURTYARD = 'courtyard';
/** With white walls, painted tiles and pots of geraniums. */
export const ANDALUSIAN = 'andalusian';
export const OLIVE_TREES = 'olive trees';

const STONES = ['#c9b791', '#b8a37c', '#d6c6a2', '#a8946f', '#c2ad86', '#bda888'];
const TILES = ['#a9573a', '#b8684a', '#97492f', '#c27a58'];
/** Where the walls meet the ground. */
const FOOT = 0.7;

/** Arcades all round under a gallery of windows. */
export function courtyardWalls(brush: Brush, k: number): void {
  const { aspect } = brush;
  const isSouthern = brush.asked.has(ANDALUSIAN);
  const wall = isSouthern ? '#f6f1e6' : '#e2cfa6';
  brush.named('house', () => {
    if (isSouthern)
      shaded(brush, [0, 0.08, aspect, FOOT - 0.08], [tone(wall, k), tone(wall, k * 0.88)]);
    else
      paintStones(brush, [0, 0.08, aspect, FOOT - 0.08], {
        size: 0.04,
        tones: STONES.map((stone) => tone(stone, k)),
        joint: tone('#80704f', k),
      });
    // Under the eaves it is dark, and the sun comes from one side.
    shaded(brush, [0, 0.08, aspect, 0.12], ['rgba(24,16,10,.6)', 'rgba(24,16,10,0)']);
    shaded(
      brush,
      [0, 0.08, aspect, FOOT - 0.08],
      ['rgba(255,226,170,.16)', 'rgba(40,24,20,.26)'],
      'across',
    );
    for (let row = 0; row < 3; row++)
      for (let x = -0.02; x < aspect; x += 0.034)
        oval(
          brush,
          [x + (row % 2) * 0.017, 0.036 + row * 0.022, 0.019, 0.019],
          tone(brush.random.pick(TILES), k),
        );
  });
  for (let x = 0.14; x < aspect; x += 0.28) brush.named('window', () => gallery(brush, x, k));
  if (isSouthern)
    paintTiles(brush, [0, 0.54, aspect, FOOT - 0.54], {
      tile: [0.036, 0.036],
      colour: ['#2c5f9e', '#e8c860', '#f4efe2', '#3f8a78', '#2c5f9e'].map((c) => tone(c, k)),
      joint: tone('#f4efe2', k),
    });
  for (let x = 0; x < aspect + 0.2; x += 0.28) arcade(brush, x + 0.14, k);
  if (!isSouthern) creeper(brush, k);
  if (isSouthern)
    brush.named('potted_plant', () => {
      for (let x = 0.07, i = 0; x < aspect; x += 0.14, i++)
        wallPot(brush, x, 0.32 + (i % 2) * 0.05, k);
    });
}

function gallery(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.05, 0.14, 0.1, 0.15], tone('#c9b48c', k));
  box(brush, [x - 0.04, 0.15, 0.08, 0.14], k < 1 ? '#ffc878' : tone('#4a5a62', k));
  box(brush, [x - 0.003, 0.15, 0.006, 0.14], tone('#f0e8d6', k));
  box(brush, [x - 0.06, 0.288, 0.12, 0.01], tone('#8a7a5c', k));
}

function arcade(brush: Brush, x: number, k: number): void {
  const { c } = brush;
  // Deep in its shadow; at the back a door.
  const g = c.createLinearGradient(x - 0.09, 0.42, x + 0.06, FOOT);
  [tone('#17100b', k), tone('#33261b', k), tone('#5e4933', k)].forEach((stop, i) =>
    g.addColorStop(i / 2, stop),
  );
  stoneArch(brush, x, k);
  c.fillStyle = g;
  c.beginPath();
  c.moveTo(x - 0.09, FOOT);
  c.lineTo(x - 0.09, 0.5);
  c.arc(x, 0.5, 0.09, Math.PI, 0);
  c.lineTo(x + 0.09, FOOT);
  c.fill();
  for (const side of [-1, 1]) {
    shaded(
      brush,
      [x + side * 0.14 - 0.018, 0.48, 0.036, FOOT - 0.48],
      ['#b29f7a', '#e2d4b2', '#9d8a66'].map((hex) => tone(hex, k)),
      'across',
    );
    box(brush, [x + side * 0.14 - 0.026, 0.47, 0.052, 0.018], tone('#efe2c4', k));
  }
}

/** Wedges of pale stone round an arch. */
function stoneArch(brush: Brush, x: number, k: number): void {
  const count = 11;
  for (let i = 0; i < count; i++) {
    const [from, to] = [i, i + 1].map((n) => Math.PI * (1 + n / count)) as [number, number];
    const at = (a: number, r: number): [number, number] => [
      x + Math.cos(a) * r,
      0.5 + Math.sin(a) * r,
    ];
    shape(
      brush,
      [at(from, 0.088), at(from, 0.114), at(to - 0.02, 0.114), at(to - 0.02, 0.088)],
      tone(brush.random.pick(['#d9c9a5', '#c8b68f', '#e4d6b4']), k),
    );
  }
}

/** Leaves that climb between two arches and hang from the gallery. */
function creeper(brush: Brush, k: number): void {
  const { random, aspect, at } = brush;
  const x = at > aspect / 2 ? at - 0.42 : at + 0.42;
  for (let i = 0; i < 420; i++) {
    const t = random.next();
    const isUp = i % 2 === 0;
    const px = isUp ? x + random.range(-0.035, 0.035) * (1 + t) : x + random.range(-0.24, 0.24);
    const py = isUp ? FOOT - t * 0.36 : 0.325 + random.range(-0.03, 0.035) + Math.abs(px - x) * 0.1;
    oval(
      brush,
      [px, py, 0.012, 0.009],
      tone(random.pick(['#2f5220', '#47722e', '#5f8c3a', '#7fa84e', '#25421a']), k),
      random.range(0, 3),
    );
  }
}

function wallPot(brush: Brush, x: number, y: number, k: number): void {
  geraniums(brush, [x, y - 0.012, 0.034], k);
  shape(
    brush,
    [
      [x - 0.022, y],
      [x + 0.022, y],
      [x + 0.015, y + 0.034],
      [x - 0.015, y + 0.034],
    ],
    tone('#b0643c', k),
  );
}

function geraniums(brush: Brush, [x, y, r]: readonly [number, number, number], k: number): void {
  const { random } = brush;
  for (let i = 0; i < 26; i++)
    oval(
      brush,
      [x + random.range(-r, r), y + random.range(-r, r * 0.5), r * 0.24, r * 0.2],
      tone(i % 2 ? '#4a7a34' : random.pick(['#d8263a', '#e8526a', '#c81e30']), k),
    );
}

/** What was asked for in the yard. */
export function furnishCourtyard(brush: Brush, k: number): void {
  const { at } = brush;
  pave(brush, k);
  if (brush.asked.has(OLIVE_TREES))
    brush.named('tree', () => {
      for (const x of [at - 0.34, at + 0.34]) oliveInPot(brush, x, k);
    });
  if (brush.asked.has('fountain')) brush.named('fountain', () => fountain(brush, at, k));
}

/** Flagstones, larger the nearer they are, in the shadow of the walls at their foot. */
function pave(brush: Brush, k: number): void {
  const { aspect } = brush;
  for (let y = FOOT, tall = 0.018; y < 1; y += tall, tall *= 1.42)
    paintStones(brush, [0, y, aspect, Math.min(tall, 1 - y)], {
      size: tall * 1.6,
      tones: PAVING.map((stone) => tone(stone, k)),
      joint: tone('#756a58', k),
    });
  shaded(brush, [0, FOOT, aspect, 0.1], ['rgba(20,14,10,.5)', 'rgba(20,14,10,0)']);
}
const PAVING = ['#a89c86', '#b5a992', '#988d78', '#bdb29c', '#a2967f'];

function oliveInPot(brush: Brush, x: number, k: number): void {
  const { random } = brush;
  line(
    brush,
    [
      [x, 0.7],
      [x + 0.012, 0.6],
      [x - 0.008, 0.5],
    ],
    { width: 0.024, colour: tone('#6e5c48', k) },
  );
  for (let i = 0; i < 170; i++) {
    const [a, r] = [random.range(0, 6.3), Math.sqrt(random.next())];
    oval(
      brush,
      [x + Math.cos(a) * r * 0.13, 0.42 + Math.sin(a) * r * 0.13, 0.018, 0.008],
      tone(random.pick(['#7d8f6a', '#98a884', '#64785a', '#aebc9c']), k),
      random.range(0, 3),
    );
  }
  shape(
    brush,
    [
      [x - 0.075, 0.68],
      [x + 0.075, 0.68],
      [x + 0.055, 0.79],
      [x - 0.055, 0.79],
    ],
    tone('#b86a42', k),
  );
  box(brush, [x - 0.082, 0.67, 0.164, 0.02], tone('#c87c54', k));
}

/** Two bowls of stone, water falling from one into the other. */
function fountain(brush: Brush, x: number, k: number): void {
  const [stone, shade] = [tone('#d8ccb4', k), tone('#a8997c', k)];
  box(brush, [x - 0.018, 0.56, 0.036, 0.2], shade);
  for (const dx of [-0.07, -0.035, 0.035, 0.07])
    line(
      brush,
      [
        [x + dx * 0.5, 0.52],
        [x + dx, 0.58],
        [x + dx * 1.3, 0.72],
      ],
      { width: 0.007, colour: 'rgba(225,240,250,.85)' },
    );
  oval(brush, [x, 0.57, 0.09, 0.024], stone);
  oval(brush, [x, 0.564, 0.078, 0.016], tone('#9cc4d4', k));
  shaded(brush, [x - 0.2, 0.74, 0.4, 0.07], [stone, shade]);
  oval(brush, [x, 0.81, 0.2, 0.03], shade);
  oval(brush, [x, 0.74, 0.2, 0.034], stone);
  oval(brush, [x, 0.738, 0.178, 0.026], tone('#8cbcd0', k));
  oval(brush, [x, 0.5, 0.014, 0.026], 'rgba(235,246,252,.9)');
}
