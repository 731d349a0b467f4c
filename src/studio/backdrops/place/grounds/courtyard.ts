import { box, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import { paintTiles } from '#studio/backdrops/place/masonry.ts';

/** Asked of the front of a house: the yard within its walls. */
export const COURTYARD = 'courtyard';
/** With white walls, painted tiles and pots of geraniums. */
export const ANDALUSIAN = 'andalusian';
export const OLIVE_TREES = 'olive trees';

/** Where the walls meet the ground. */
const FOOT = 0.7;

/** Arcades all round under a gallery of windows. */
export function courtyardWalls(brush: Brush, k: number): void {
  const { aspect } = brush;
  const isSouthern = brush.asked.has(ANDALUSIAN);
  const wall = isSouthern ? '#f6f1e6' : '#e2cfa6';
  brush.named('house', () => {
    shaded(brush, [0, 0.08, aspect, FOOT - 0.08], [tone(wall, k), tone(wall, k * 0.88)]);
    box(brush, [0, 0.06, aspect, 0.03], tone('#a9573a', k));
    for (let x = 0.02; x < aspect; x += 0.04)
      oval(brush, [x, 0.09, 0.02, 0.014], tone('#b8684a', k));
  });
  for (let x = 0.14; x < aspect; x += 0.28) brush.named('window', () => gallery(brush, x, k));
  if (isSouthern)
    paintTiles(brush, [0, 0.54, aspect, FOOT - 0.54], {
      tile: [0.036, 0.036],
      colour: ['#2c5f9e', '#e8c860', '#f4efe2', '#3f8a78', '#2c5f9e'].map((c) => tone(c, k)),
      joint: tone('#f4efe2', k),
    });
  for (let x = 0; x < aspect + 0.2; x += 0.28) arcade(brush, x + 0.14, k);
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
  c.fillStyle = tone('#5c4a38', k);
  c.beginPath();
  c.moveTo(x - 0.09, FOOT);
  c.lineTo(x - 0.09, 0.5);
  c.arc(x, 0.5, 0.09, Math.PI, 0);
  c.lineTo(x + 0.09, FOOT);
  c.fill();
  for (const side of [-1, 1]) {
    box(brush, [x + side * 0.14 - 0.018, 0.48, 0.036, FOOT - 0.48], tone('#d8c8a4', k));
    box(brush, [x + side * 0.14 - 0.026, 0.47, 0.052, 0.018], tone('#efe2c4', k));
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
  const { aspect, at } = brush;
  for (let i = 1; i < 6; i++)
    box(brush, [0, FOOT + i * i * 0.011, aspect, 0.003], 'rgba(60,46,30,.3)');
  if (brush.asked.has(OLIVE_TREES))
    brush.named('tree', () => {
      for (const x of [at - 0.34, at + 0.34]) oliveInPot(brush, x, k);
    });
  if (brush.asked.has('fountain')) brush.named('fountain', () => fountain(brush, at, k));
}

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
