import { landThrough } from '#studio/backdrops/place/window-land.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, isDark, line, oval, shaded, shape, tone } from '#studio/backdrops/place/brush.ts';
import type { Brush } from '#studio/backdrops/place/brush.ts';
import type { PlacePainter } from '#studio/backdrops/place/place-painter.ts';

/** Where the wall meets the boards. */
const FOOT = 0.66;
const WALLS = ['#d8c8b0', '#c9cfc2', '#d6c2b4'];
const COVERS = ['#5f7a72', '#8a5a48', '#4f6482', '#8c8470'];

/** A sofa with cushions before a papered wall, a curtained window, a floor lamp, a picture and a rug. */
export const LIVING_ROOM: PlacePainter = {
  draw(brush) {
    const { c, aspect, at, random } = brush;
    const k = isDark(brush) ? 0.62 : 1;
    const wall = random.pick(WALLS);
    verticalFade(c, aspect, [
      [0, tone(wall, k)],
      [FOOT, tone(wall, k * 0.86)],
      [1, tone('#5a4432', k)],
    ]);
    shaded(brush, [0, FOOT, aspect, 1 - FOOT], [tone('#8a6444', k), tone('#5c3f28', k)]);
    box(brush, [0, FOOT - 0.022, aspect, 0.022], tone('#efe6d6', k));
    oval(brush, [at, 0.8, 0.52, 0.09], tone('#a5483c', k));
    oval(brush, [at, 0.8, 0.46, 0.072], tone('#e0cfae', k));
    oval(brush, [at, 0.8, 0.42, 0.06], tone('#a5483c', k));
    const side = at > aspect / 2 ? -1 : 1;
    curtainedWindow(brush, at + side * 0.5, k);
    pictureOver(brush, at, k);
    // Whoever asks for seats has them built before this wall.
    if (!brush.asked.has('sofa') && !brush.asked.has('armchair'))
      brush.named('sofa', () => sofa(brush, at, k));
    brush.named('lamp', () => floorLamp(brush, at - side * 0.38, k));
  },
};

function curtainedWindow(brush: Brush, x: number, k: number): void {
  brush.named('window', () => landThrough(brush, [x - 0.16, 0.06, 0.32, 0.46], { hasRows: false }));
  const frame = tone('#f6f1e6', k);
  box(brush, [x - 0.006, 0.06, 0.012, 0.46], frame);
  box(brush, [x - 0.16, 0.25, 0.32, 0.01], frame);
  box(brush, [x - 0.18, 0.51, 0.36, 0.018], frame);
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      box(
        brush,
        [x + s * (0.14 + i * 0.024) - 0.014, 0.03, 0.028, 0.6],
        tone(i % 2 ? '#b08a5c' : '#c49c6a', k),
      );
  line(
    brush,
    [
      [x - 0.26, 0.03],
      [x + 0.26, 0.03],
    ],
    { width: 0.01, colour: tone('#5a4028', k) },
  );
}

function pictureOver(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.13, 0.1, 0.26, 0.18], tone('#7a5a34', k));
  shaded(brush, [x - 0.115, 0.114, 0.23, 0.152], [tone('#b9cdd6', k), tone('#8a9a64', k)]);
  shape(
    brush,
    [
      [x - 0.115, 0.23],
      [x - 0.02, 0.17],
      [x + 0.115, 0.22],
      [x + 0.115, 0.266],
      [x - 0.115, 0.266],
    ],
    tone('#6a7d48', k),
  );
}

/** Two seats between round arms, with cushions of another stuff. */
function sofa(brush: Brush, x: number, k: number): void {
  const cover = brush.random.pick(COVERS);
  for (const s of [-1, 1]) box(brush, [x + s * 0.27 - 0.012, 0.72, 0.024, 0.05], '#3a281a');
  shaded(brush, [x - 0.27, 0.4, 0.54, 0.26], [tone(cover, k * 1.15), tone(cover, k * 0.85)]);
  oval(brush, [x, 0.405, 0.27, 0.03], tone(cover, k * 1.2));
  shaded(brush, [x - 0.28, 0.64, 0.56, 0.1], [tone(cover, k * 0.8), tone(cover, k * 0.6)]);
  for (const s of [-1, 1]) {
    shaded(
      brush,
      [x + s * 0.135 - 0.13, 0.56, 0.26, 0.09],
      [tone(cover, k * 1.25), tone(cover, k * 0.9)],
    );
    oval(brush, [x + s * 0.31, 0.53, 0.06, 0.045], tone(cover, k * 1.2));
    shaded(
      brush,
      [x + s * 0.31 - 0.055, 0.53, 0.11, 0.21],
      [tone(cover, k * 1.1), tone(cover, k * 0.7)],
    );
  }
  for (const [dx, fill, turn] of [
    [-0.18, '#d9a04a', -0.2],
    [0.17, '#f0e4cc', 0.18],
  ] as const)
    oval(brush, [x + dx, 0.515, 0.07, 0.058], tone(fill, k), turn);
}

function floorLamp(brush: Brush, x: number, k: number): void {
  box(brush, [x - 0.005, 0.3, 0.01, 0.44], tone('#6a5130', k));
  oval(brush, [x, 0.745, 0.06, 0.012], tone('#4a3820', k));
  shape(
    brush,
    [
      [x - 0.05, 0.18],
      [x + 0.05, 0.18],
      [x + 0.085, 0.31],
      [x - 0.085, 0.31],
    ],
    '#ffe9bc',
  );
  pool(brush.c, { x, y: 0.28, radius: 0.34, colour: 'rgba(255,206,132,.4)' });
}
