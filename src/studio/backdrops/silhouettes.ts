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

const SKINS = ['#8a5c44', '#6a422e', '#a3725a', '#4a2c20'];
const HAIRS = ['#1c120c', '#3a2416', '#5a3c22', '#141014'];

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
        skin: random.pick(SKINS),
        hairColour: random.pick(HAIRS),
        hair: random.pick(['short', 'long', 'short', 'bun']),
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
  skin: string;
  hairColour: string;
  hair: 'short' | 'long' | 'bun';
  hasGlass: boolean;
  lean: number;
}

function paintPerson(c: SKRSContext2D, p: Person, ground: number): void {
  const { x, y, h } = p;
  const side = p.lean > 0 ? 1 : -1;
  const head = x + p.lean * h * 0.22;
  c.fillStyle = p.colour;
  paintShoulders(c, p, ground);
  c.fillStyle = p.skin;
  c.fillRect(x - h * 0.14, y + h * 0.2, h * 0.28, h * 0.42);
  c.beginPath();
  c.ellipse(head, y, h * 0.33, h * 0.44, p.lean * 0.4, 0, 7);
  c.fill();
  c.fillStyle = p.hairColour;
  paintHair(c, p, head);
  c.fillStyle = p.colour;
  if (p.hasGlass) raiseGlass(c, p, side);
  c.strokeStyle = p.rim;
  c.lineWidth = h * 0.06;
  c.beginPath();
  const [from, to] = side > 0 ? [-1.3, 0.7] : [2.4, 4.4];
  c.ellipse(head, y, h * 0.33, h * 0.44, p.lean * 0.4, from, to);
  c.moveTo(x + side * h * 0.34, y + h * 0.62);
  c.quadraticCurveTo(x + side * h * 0.74, y + h * 0.74, x + side * h * 0.82, y + h * 1.3);
  c.stroke();
}

/** Neck, sloping shoulders, upper arms: one shape, as people are when the light is behind them. */
function paintShoulders(c: SKRSContext2D, { x, y, h }: Person, ground: number): void {
  c.beginPath();
  c.moveTo(x - h * 0.2, y + h * 0.2);
  c.quadraticCurveTo(x - h * 0.19, y + h * 0.56, x - h * 0.42, y + h * 0.64);
  c.quadraticCurveTo(x - h * 0.76, y + h * 0.74, x - h * 0.84, y + h * 1.3);
  c.lineTo(x - h * 0.9, ground);
  c.lineTo(x + h * 0.9, ground);
  c.lineTo(x + h * 0.84, y + h * 1.3);
  c.quadraticCurveTo(x + h * 0.76, y + h * 0.74, x + h * 0.42, y + h * 0.64);
  c.quadraticCurveTo(x + h * 0.19, y + h * 0.56, x + h * 0.2, y + h * 0.2);
  c.closePath();
  c.fill();
}

function paintHair(c: SKRSContext2D, { y, h, hair }: Person, head: number): void {
  c.beginPath();
  if (hair === 'bun') c.ellipse(head, y - h * 0.5, h * 0.15, h * 0.14, 0, 0, 7);
  else c.ellipse(head, y - h * 0.12, h * 0.37, h * 0.37, 0, 0, 7);
  c.fill();
  if (hair !== 'long') return;
  c.beginPath();
  c.moveTo(head - h * 0.37, y - h * 0.12);
  c.quadraticCurveTo(head - h * 0.5, y + h * 0.4, head - h * 0.4, y + h * 0.78);
  c.lineTo(head + h * 0.4, y + h * 0.78);
  c.quadraticCurveTo(head + h * 0.5, y + h * 0.4, head + h * 0.37, y - h * 0.12);
  c.fill();
}

/** A bent arm and the glass it lifts. */
function raiseGlass(c: SKRSContext2D, { x, y, h, colour }: Person, side: number): void {
  c.lineWidth = h * 0.27;
  c.lineCap = 'round';
  c.lineJoin = 'round';
  c.strokeStyle = colour;
  c.beginPath();
  c.moveTo(x + side * h * 0.8, y + h * 1.1);
  c.lineTo(x + side * h * 1.16, y + h * 1.62);
  c.lineTo(x + side * h * 1.2, y + h * 0.86);
  c.stroke();
  c.beginPath();
  c.ellipse(x + side * h * 1.22, y + h * 0.42, h * 0.13, h * 0.2, 0, 0, 7);
  c.fill();
}
