import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

export interface Crowd {
  aspect: number;
  /** Where the feet or the table edge cut the figures off, in frame heights. */
  ground: number;
  /** Height of a head in frame heights. */
  head: number;
  count: number;
  colours: readonly string[];
  rim: string;
}

/** People as blurred shapes: heads, shoulders, now and then a raised glass. Never a face. */
export function paintCrowd(c: SKRSContext2D, random: Random, crowd: Crowd): void {
  for (let i = 0; i < crowd.count; i++) {
    const x = ((i + random.range(0.1, 0.9)) / crowd.count) * crowd.aspect;
    const h = crowd.head * random.range(0.85, 1.15);
    const y = crowd.ground - h * random.range(3.4, 4.6);
    paintPerson(
      c,
      {
        x,
        y,
        h,
        colour: random.pick(crowd.colours),
        rim: crowd.rim,
        hasGlass: random.chance(0.4),
        lean: random.range(-0.3, 0.3),
      },
      crowd.ground,
    );
  }
}

interface Person {
  x: number;
  y: number;
  h: number;
  colour: string;
  rim: string;
  hasGlass: boolean;
  lean: number;
}

function paintPerson(c: SKRSContext2D, p: Person, ground: number): void {
  const { x, y, h } = p;
  const side = p.lean > 0 ? 1 : -1;
  c.fillStyle = p.colour;
  c.beginPath();
  c.ellipse(x + p.lean * h * 0.3, y, h * 0.36, h * 0.46, p.lean * 0.3, 0, 7);
  c.fill();
  c.fillRect(x - h * 0.14, y + h * 0.3, h * 0.28, h * 0.4);
  c.beginPath();
  c.moveTo(x - h * 0.85, ground);
  c.bezierCurveTo(x - h * 1.05, y + h * 1.2, x - h * 0.9, y + h * 0.72, x - h * 0.2, y + h * 0.58);
  c.lineTo(x + h * 0.2, y + h * 0.58);
  c.bezierCurveTo(x + h * 0.9, y + h * 0.72, x + h * 1.05, y + h * 1.2, x + h * 0.85, ground);
  c.closePath();
  c.fill();
  if (p.hasGlass) {
    c.lineWidth = h * 0.26;
    c.lineCap = 'round';
    c.strokeStyle = p.colour;
    c.beginPath();
    c.moveTo(x + side * h * 0.75, y + h * 1.4);
    c.lineTo(x + side * h * 1.15, y + h * 0.75);
    c.stroke();
  }
  c.strokeStyle = p.rim;
  c.lineWidth = h * 0.07;
  c.beginPath();
  c.ellipse(
    x + p.lean * h * 0.3,
    y,
    h * 0.36,
    h * 0.46,
    p.lean * 0.3,
    side > 0 ? -1.4 : 2.2,
    side > 0 ? 0.6 : 4.4,
  );
  c.stroke();
}
