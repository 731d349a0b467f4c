import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

export interface Shelves {
  x: number;
  width: number;
  top: number;
  rows: number;
  rowHeight: number;
  /** Lit from behind, as in a bar. */
  isBacklit: boolean;
}

/** Bottles standing on boards; far enough away that only glints and labels matter. */
export function paintShelves(c: SKRSContext2D, random: Random, s: Shelves): void {
  for (let row = 0; row < s.rows; row++) {
    const y = s.top + row * s.rowHeight;
    const board = y + s.rowHeight * 0.86;
    if (s.isBacklit) {
      const g = c.createLinearGradient(0, y, 0, board);
      g.addColorStop(0, 'rgba(255,176,84,.55)');
      g.addColorStop(0.5, 'rgba(190,104,44,.28)');
      g.addColorStop(1, 'rgba(60,26,12,.1)');
      c.fillStyle = g;
      c.fillRect(s.x, y, s.width, s.rowHeight * 0.86);
    }
    for (let x = s.x; x < s.x + s.width - 0.012; x += random.range(0.021, 0.034)) {
      if (random.chance(0.1)) x += 0.02;
      paintBottle(c, random, x, board, s.rowHeight * random.range(0.58, 0.76));
    }
    c.fillStyle = 'rgba(48,26,14,.95)';
    c.fillRect(s.x, board, s.width, s.rowHeight * 0.07);
    c.fillStyle = 'rgba(255,190,110,.28)';
    c.fillRect(s.x, board, s.width, s.rowHeight * 0.015);
  }
}

function paintBottle(
  c: SKRSContext2D,
  random: Random,
  x: number,
  foot: number,
  tall: number,
): void {
  const w = tall * 0.2;
  const tints = [
    'rgba(24,28,16,.9)',
    'rgba(58,18,18,.9)',
    'rgba(34,46,22,.9)',
    'rgba(120,84,34,.85)',
    'rgba(18,16,20,.92)',
  ];
  c.fillStyle = random.pick(tints);
  c.beginPath();
  c.roundRect(x, foot - tall * 0.7, w, tall * 0.7, w * 0.35);
  c.fill();
  c.fillRect(x + w * 0.34, foot - tall, w * 0.32, tall * 0.4);
  if (random.chance(0.65)) {
    c.fillStyle = `rgba(${random.pick(['228,206,164', '196,170,120', '150,40,36'])},${random.range(0.3, 0.75)})`;
    c.fillRect(x + w * 0.04, foot - tall * 0.5, w * 0.92, tall * 0.26);
  }
  c.fillStyle = `rgba(255,222,170,${random.range(0.1, 0.5)})`;
  c.fillRect(x + w * 0.14, foot - tall * 0.66, w * 0.14, tall * 0.6);
}
