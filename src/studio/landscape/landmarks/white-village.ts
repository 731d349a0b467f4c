import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

const LIT = '#fdfbf5';
const SHADE = '#c3cdda';
const BLUE = '#1c58b0';

/** White cubes climbing a cliff, blue domes among them. */
export function drawWhiteVillage(random: Random): (c: SKRSContext2D, height: number) => void {
  return (c, height) => {
    c.fillStyle = '#6a4a3c';
    c.beginPath();
    c.moveTo(0, height);
    c.lineTo(0.04, height * 0.7);
    c.lineTo(0.3, height * 0.5);
    c.lineTo(0.8, height * 0.46);
    c.lineTo(1, height * 0.75);
    c.lineTo(1, height);
    c.fill();
    for (let row = 0; row < 4; row++) {
      const y = height * (0.5 + row * 0.135);
      for (let x = 0.02 + row * 0.012; x < 0.93 - row * 0.02;) {
        const w = random.range(0.06, 0.12);
        cube(c, random, {
          x,
          y: y + random.range(-0.02, 0.02),
          w,
          h: height * random.range(0.13, 0.21),
        });
        x += w * random.range(0.85, 1.1);
      }
      const domes = row === 0 ? [0.2, 0.62] : row === 2 ? [0.4] : [];
      for (const dx of domes)
        dome(c, dx + random.range(-0.04, 0.04), y - height * 0.06, row === 0 ? 0.085 : 0.07);
    }
  };
}

function cube(
  c: SKRSContext2D,
  random: Random,
  b: { x: number; y: number; w: number; h: number },
): void {
  c.fillStyle = LIT;
  c.fillRect(b.x, b.y - b.h * 0.4, b.w * 0.66, b.h);
  c.fillStyle = SHADE;
  c.fillRect(b.x + b.w * 0.66, b.y - b.h * 0.4, b.w * 0.34, b.h);
  c.fillStyle = random.chance(0.35) ? BLUE : '#5a6c80';
  c.fillRect(b.x + b.w * 0.14, b.y - b.h * 0.2, b.w * 0.14, b.h * 0.3);
  if (random.chance(0.5)) c.fillRect(b.x + b.w * 0.42, b.y - b.h * 0.2, b.w * 0.12, b.h * 0.16);
}

function dome(c: SKRSContext2D, x: number, y: number, r: number): void {
  c.fillStyle = LIT;
  c.fillRect(x - r * 1.05, y - r * 0.1, r * 1.4, r * 1.5);
  c.fillStyle = SHADE;
  c.fillRect(x + r * 0.35, y - r * 0.1, r * 0.7, r * 1.5);
  c.fillStyle = BLUE;
  c.beginPath();
  c.ellipse(x, y, r, r * 0.95, 0, Math.PI, 0);
  c.fill();
  c.fillStyle = '#4c8ce0';
  c.beginPath();
  c.ellipse(x - r * 0.35, y - r * 0.35, r * 0.25, r * 0.3, 0.5, 0, 7);
  c.fill();
  c.fillStyle = LIT;
  c.fillRect(x - r * 0.05, y - r * 1.35, r * 0.1, r * 0.45);
  c.fillRect(x - r * 0.16, y - r * 1.22, r * 0.32, r * 0.08);
}
