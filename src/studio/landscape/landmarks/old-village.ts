import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';
import { shadeRight } from './silhouette-brush.ts';

const WALLS = ['#d9cbb0', '#cbb592', '#e0d5c0', '#bfa683', '#d3bf9e'];
const ROOFS = ['#8a5140', '#7c4a3a', '#96604a', '#6f463a'];
const GARDENS = ['#4a5230', '#3c462a', '#596038', '#343d25'];

/** Gabled houses close together, two or three deep, with trees between them. */
export function drawHouses(random: Random): (c: SKRSContext2D, height: number) => void {
  return (c, height) => {
    // Walls and gardens between the houses: no sky is seen through a village.
    c.fillStyle = '#6d6248';
    c.beginPath();
    c.ellipse(0.49, height * 1.02, 0.47, height * 0.54, 0, Math.PI, Math.PI * 2);
    c.fill();
    for (let row = 0; row < 3; row++) {
      const foot = height * (0.62 + row * 0.19);
      plantGardens(c, random, foot, height);
      for (let x = 0.01 + row * 0.02; x < 0.95 - row * 0.03;) {
        const w = random.range(0.07, 0.13);
        const drop = random.range(-0.05, 0.02) * height;
        house(c, random, { x, foot: foot + drop, w, h: height * random.range(0.2, 0.34) });
        x += w * random.range(0.86, 1.16);
      }
    }
    plantGardens(c, random, height * 1.02, height);
    shadeRight(c, height);
  };
}

/** Heads of leaves before and behind the walls. */
function plantGardens(c: SKRSContext2D, random: Random, foot: number, height: number): void {
  for (let i = 0; i < 16; i++) {
    const x = 0.03 + random.next() * 0.92;
    const r = random.range(0.008, 0.021);
    const y = foot - height * random.range(0, 0.09);
    const tone = random.pick(GARDENS);
    for (const [dx, dy, k, own] of [
      [0, 0, 1, tone],
      [-0.5, 0.25, 0.7, tone],
      [0.55, 0.3, 0.7, '#2c3420'],
      [-0.25, -0.35, 0.55, '#69703f'],
    ] as const) {
      c.fillStyle = own;
      c.beginPath();
      c.arc(x + dx * r, y + dy * r, r * k, 0, 7);
      c.fill();
    }
  }
}

interface Plot {
  x: number;
  foot: number;
  w: number;
  h: number;
}

/** Seen at its corner: a lit front, a side in shade, and a roof over both. */
function house(c: SKRSContext2D, random: Random, { x, foot, w, h }: Plot): void {
  const wall = random.pick(WALLS);
  const roof = random.pick(ROOFS);
  const corner = x + w * random.range(0.5, 0.68);
  const eaves = foot - h * 0.58;
  const ridge = foot - h;
  const face = (tone: string, points: readonly (readonly [number, number])[]): void => {
    c.fillStyle = tone;
    c.beginPath();
    points.forEach(([px, py], i) => (i === 0 ? c.moveTo(px, py) : c.lineTo(px, py)));
    c.fill();
  };
  const middle = (x + corner) / 2;
  const back = middle + (x + w - corner);
  face(wall, [
    [x, foot],
    [x, eaves],
    [middle, ridge],
    [corner, eaves],
    [corner, foot],
  ]);
  face(wall, [
    [corner, foot],
    [corner, eaves],
    [x + w, eaves],
    [x + w, foot],
  ]);
  face('rgba(52, 46, 44, 0.5)', [
    [corner, foot],
    [corner, eaves],
    [x + w, eaves],
    [x + w, foot],
  ]);
  face(roof, [
    [middle, ridge - h * 0.02],
    [back, ridge - h * 0.02],
    [x + w * 1.05, eaves + h * 0.05],
    [corner + w * 0.02, eaves + h * 0.05],
  ]);
  // The near rake of the roof, and what shadow the eaves throw.
  c.strokeStyle = roof;
  c.lineWidth = h * 0.05;
  c.beginPath();
  c.moveTo(x - w * 0.04, eaves + h * 0.04);
  c.lineTo(middle, ridge);
  c.lineTo(corner + w * 0.02, eaves + h * 0.04);
  c.stroke();
  face('rgba(30, 24, 22, 0.35)', [
    [corner, eaves + h * 0.05],
    [x + w, eaves + h * 0.05],
    [x + w, eaves + h * 0.13],
    [corner, eaves + h * 0.13],
  ]);
  c.fillStyle = '#3d3a3a';
  const storeys = [0.5, 0.26];
  for (const up of storeys)
    for (const k of [0.26, 0.68]) {
      const at = x + (corner - x) * k;
      if (random.chance(0.8)) c.fillRect(at, foot - h * up, w * 0.07, h * 0.12);
      if (k > 0.5 && random.chance(0.6))
        c.fillRect(corner + (x + w - corner) * 0.4, foot - h * up, w * 0.06, h * 0.12);
    }
  if (random.chance(0.6)) {
    c.fillStyle = '#7d6a58';
    c.fillRect(back - w * 0.1, ridge - h * 0.14, w * 0.08, h * 0.16);
  }
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
