import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

const LILACS = ['#8a6cc0', '#a388d4', '#bda8e2', '#7458a8', '#d2c4ee'] as const;
const BLOSSOMS = 26;

/** Long lilac clusters all along the beams of a pergola, thick above and pointed below. */
export function drawWisteria(c: SKRSContext2D, aspect: number, random: Random): void {
  const count = Math.round(17 * aspect);
  for (let i = 0; i < count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / count) * aspect;
    cluster(c, random, {
      x,
      y: random.range(0.07, 0.17),
      long: random.range(0.09, 0.17),
    });
  }
}

interface Cluster {
  x: number;
  y: number;
  long: number;
}

function cluster(c: SKRSContext2D, random: Random, { x, y, long }: Cluster): void {
  for (let i = 0; i < BLOSSOMS * 2; i++) {
    const t = (i / (BLOSSOMS * 2)) ** 0.8;
    const wide = 0.026 * (1 - t) ** 0.6 + 0.003;
    c.fillStyle = random.pick(LILACS);
    c.beginPath();
    c.ellipse(x + random.range(-wide, wide), y + t * long, 0.008, 0.0065, 0, 0, 7);
    c.fill();
  }
}
