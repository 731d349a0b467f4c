import { addDisc } from '#studio/backdrops/bokeh-lights.ts';
import { pool, verticalFade } from '#studio/backdrops/paint-room.ts';
import { box, oval, shaded } from './brush.ts';
import type { Brush } from './brush.ts';
import type { PlacePainter } from './place-painter.ts';
import { shelfBottle } from './shop.ts';

const FOILS = ['#6a1a20', '#1c1c1f', '#a8863a', '#2a3a2a', '#7a2a2a', '#3a2a44', '#c8b890'];
/** Of the frame's height: a niche, and where the wall ends. */
const NICHE = 0.076;
const FLOOR = 0.76;
/** Every fourth board shows its bottles standing, their labels to us. */
const isShown = (row: number): boolean => row % 4 === 2;

/** A wall of bottles from floor to ceiling: most lie with their necks to us, some stand on a lit board. */
export const BOTTLE_WALL: PlacePainter = {
  draw(brush) {
    const { c, aspect } = brush;
    verticalFade(c, aspect, [
      [0, '#2e1d10'],
      [0.7, '#3c2615'],
      [1, '#170e07'],
    ]);
    shaded(brush, [0, FLOOR, aspect, 1 - FLOOR], ['#4a3220', '#1a100a']);
    brush.named('wine_rack', () => paintRack(brush));
    pool(c, { x: aspect / 2, y: 0.3, radius: 0.5, colour: 'rgba(255,190,110,.28)' });
  },
  lamps(soft, { aspect }) {
    for (let i = 0; i < 4; i++)
      addDisc(soft, {
        u: (i + 0.5) / 4,
        v: 0.02,
        radius: 0.022,
        colour: [1, 0.74, 0.42],
        gain: 1.4 / Math.max(1, aspect),
      });
  },
};

function paintRack(brush: Brush): void {
  const { aspect } = brush;
  const rows = Math.floor(FLOOR / NICHE);
  shaded(brush, [0, 0, aspect, FLOOR], ['#5c3a20', '#3a2412']);
  for (let row = 0; row < rows; row++) {
    const y = row * NICHE;
    if (isShown(row)) standing(brush, y);
    else if (!isShown(row + 1)) lying(brush, y);
    // A board is two niches high: the bottles on it stand.
    if (!isShown(row)) box(brush, [0, y + NICHE * 0.93, aspect, NICHE * 0.09], '#8a5c34');
  }
  for (let x = 0; x < aspect; x += NICHE * 4) box(brush, [x, 0, 0.012, FLOOR], '#7a4e2c');
}

/** The dark hole of a niche, and in it a neck with its foil. */
function lying(brush: Brush, y: number): void {
  const { random, aspect } = brush;
  for (let x = NICHE / 2; x < aspect; x += NICHE) {
    const middle = y + NICHE * 0.47;
    oval(brush, [x, middle, NICHE * 0.44, NICHE * 0.44], '#120a05');
    if (random.chance(0.05)) continue;
    oval(brush, [x, middle + NICHE * 0.03, NICHE * 0.37, NICHE * 0.37], '#1e2a18');
    oval(brush, [x, middle + NICHE * 0.03, NICHE * 0.17, NICHE * 0.17], random.pick(FOILS));
    oval(brush, [x - NICHE * 0.14, middle - NICHE * 0.14, NICHE * 0.07, NICHE * 0.05], '#6f7c58');
  }
}

function standing(brush: Brush, y: number): void {
  const { aspect } = brush;
  const [top, foot] = [y - NICHE, y + NICHE * 0.9];
  shaded(brush, [0, top, aspect, foot - top], ['rgba(255,206,130,.62)', 'rgba(130,76,34,.35)']);
  const tall = (foot - top) * 0.9;
  for (let x = tall * 0.2; x < aspect; x += tall * 0.33) shelfBottle(brush, x, foot, tall);
  box(brush, [0, foot, aspect, NICHE * 0.12], '#9a6a3c');
}
