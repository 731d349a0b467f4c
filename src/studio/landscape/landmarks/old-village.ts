import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

const WALLS = ['#e8dcc4', '#d9c4a2', '#f0e8d8', '#cdb28c', '#e2cdb0'];
const ROOFS = ['#9a4e34', '#8a4630', '#a85c3e', '#7a4436'];

/** Gabled houses close together, two or three deep. */
export function drawHouses(random: Random): (c: SKRSContext2D, height: number) => void {
  return (c, height) => {
    // Walls and gardens between the houses: no sky is seen through a village.
    c.fillStyle = '#a78d68';
    c.beginPath();
    c.ellipse(0.49, height * 1.02, 0.47, height * 0.56, 0, Math.PI, Math.PI * 2);
    c.fill();
    for (let row = 0; row < 3; row++) {
      const foot = height * (0.62 + row * 0.19);
      for (let x = 0.01 + row * 0.02; x < 0.95 - row * 0.03;) {
        const w = random.range(0.07, 0.13);
        house(c, random, { x, foot, w, h: height * random.range(0.2, 0.32) });
        x += w * random.range(0.92, 1.12);
      }
    }
  };
}

function house(
  c: SKRSContext2D,
  random: Random,
  b: { x: number; foot: number; w: number; h: number },
): void {
  c.fillStyle = random.pick(WALLS);
  c.fillRect(b.x, b.foot - b.h * 0.6, b.w, b.h * 0.6);
  c.fillStyle = random.pick(ROOFS);
  c.beginPath();
  c.moveTo(b.x - b.w * 0.06, b.foot - b.h * 0.58);
  c.lineTo(b.x + b.w * 0.5, b.foot - b.h);
  c.lineTo(b.x + b.w * 1.06, b.foot - b.h * 0.58);
  c.fill();
  c.fillStyle = '#4a4a4c';
  for (const dx of [0.18, 0.58])
    c.fillRect(b.x + b.w * dx, b.foot - b.h * 0.46, b.w * 0.2, b.h * 0.2);
}

/** A nave and a tower with a slate spire. */
export function drawChurch(
  c: SKRSContext2D,
  height: number,
  { roof, spire }: { roof: string; spire: string } = { roof: '#8a4a36', spire: '#4c5058' },
): void {
  c.fillStyle = '#e6dac2';
  c.fillRect(0.34, height * 0.66, 0.62, height * 0.34);
  c.fillStyle = roof;
  c.beginPath();
  c.moveTo(0.3, height * 0.67);
  c.lineTo(0.42, height * 0.5);
  c.lineTo(0.92, height * 0.5);
  c.lineTo(1, height * 0.67);
  c.fill();
  c.fillStyle = '#efe4cc';
  c.fillRect(0.06, height * 0.42, 0.32, height * 0.58);
  c.fillStyle = '#cdbfa4';
  c.fillRect(0.28, height * 0.42, 0.1, height * 0.58);
  c.fillStyle = spire;
  c.beginPath();
  c.moveTo(0.02, height * 0.43);
  c.lineTo(0.22, 0);
  c.lineTo(0.42, height * 0.43);
  c.fill();
  c.fillStyle = '#4a4038';
  for (const y of [0.5, 0.66]) c.fillRect(0.17, height * y, 0.08, height * 0.09);
  for (const x of [0.48, 0.64, 0.8]) c.fillRect(x, height * 0.74, 0.07, height * 0.16);
}

export function drawSailingBoat(c: SKRSContext2D, height: number): void {
  c.fillStyle = '#fdfdfa';
  c.beginPath();
  c.moveTo(0.5, 0);
  c.lineTo(0.5, height * 0.82);
  c.lineTo(0.95, height * 0.82);
  c.fill();
  c.fillStyle = '#e8ecee';
  c.beginPath();
  c.moveTo(0.46, height * 0.1);
  c.lineTo(0.46, height * 0.82);
  c.lineTo(0.14, height * 0.82);
  c.fill();
  c.fillStyle = '#24364c';
  c.beginPath();
  c.moveTo(0.02, height * 0.86);
  c.lineTo(1, height * 0.86);
  c.lineTo(0.84, height);
  c.lineTo(0.16, height);
  c.fill();
}
