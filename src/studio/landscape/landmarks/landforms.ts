import type { SKRSContext2D } from '@napi-rs/canvas';
import { noise2 } from '#studio/textures/noise.ts';
import { shadeRight, shape } from './silhouette-brush.ts';

type Draw = (c: SKRSContext2D, height: number) => void;

/** A skyline of rock from the left edge to the right one. */
function ridge(
  c: SKRSContext2D,
  height: number,
  { tone, top }: { tone: string; top: (x: number) => number },
): void {
  const points = Array.from({ length: 61 }, (_, i) => [i / 60, top(i / 60)] as const);
  shape(c, height, { tone, points: [[0, 1], ...points, [1, 1]] });
}

/** A steep pale wall in buttresses, grass along its broken edge and boulders at its foot. */
export const drawCliff: Draw = (c, h) => {
  const top = (x: number): number =>
    0.04 +
    0.9 * Math.max(0, 0.1 - x) * 9 +
    0.16 * x +
    0.07 * (noise2(x * 7, 3) - 0.5) +
    Math.max(0, x - 0.9) * 6;
  ridge(c, h, { tone: '#d5c7ab', top });
  c.globalCompositeOperation = 'source-atop';
  // Each buttress has a lit flank and a dark one, neither of them straight.
  for (let i = 0; i < 22; i++) {
    const x = (i + 0.7 * noise2(i, 4)) / 22;
    const wide = 0.02 + 0.03 * noise2(4, i);
    const bend = (y: number): number => x + 0.02 * (noise2(i, y * 4) - 0.5) + y * 0.015;
    const ys = [0, 0.2, 0.4, 0.6, 0.8, 1];
    shape(c, h, {
      tone: i % 2 ? 'rgba(96, 80, 58, 0.34)' : 'rgba(255, 248, 230, 0.3)',
      points: [
        ...ys.map((y) => [bend(y), y] as const),
        ...ys.toReversed().map((y) => [bend(y) + wide * (0.4 + y), y] as const),
      ],
    });
  }
  c.strokeStyle = 'rgba(120, 98, 70, 0.35)';
  c.lineWidth = 0.005;
  for (const y of [0.3, 0.42, 0.58, 0.7, 0.84]) {
    c.beginPath();
    for (let i = 0; i <= 30; i++)
      c.lineTo(i / 30, h * (y + 0.1 * (i / 30) + 0.03 * noise2(i * 0.6, y * 9)));
    c.stroke();
  }
  c.globalCompositeOperation = 'source-over';
  for (let i = 0; i < 30; i++) {
    c.fillStyle = i % 2 ? '#a8987c' : '#c4b698';
    c.beginPath();
    c.arc(0.04 + noise2(i * 1.3, 8) * 0.92, h * 0.99, 0.008 + 0.016 * noise2(8, i), Math.PI, 0);
    c.fill();
  }
  shadeRight(c, h);
  c.fillStyle = '#6f8446';
  for (let i = 7; i <= 54; i++) {
    c.beginPath();
    c.ellipse(i / 60, h * top(i / 60), 0.014, 0.008 + 0.005 * noise2(i, 2), 0, 0, 7);
    c.fill();
  }
};

/** Still water among reeds, the sky in it. */
export const drawPond: Draw = (c, h) => {
  c.fillStyle = '#5c6a3c';
  c.beginPath();
  c.ellipse(0.5, h * 0.66, 0.5, h * 0.33, 0, 0, 7);
  c.fill();
  const sky = c.createLinearGradient(0, h * 0.36, 0, h);
  sky.addColorStop(0, '#a9c6d4');
  sky.addColorStop(1, '#3f6474');
  c.fillStyle = sky;
  c.beginPath();
  c.ellipse(0.5, h * 0.66, 0.47, h * 0.28, 0, 0, 7);
  c.fill();
  c.strokeStyle = 'rgba(240, 248, 252, 0.5)';
  c.lineWidth = 0.004;
  for (let i = 0; i < 9; i++) {
    const [x, y] = [0.2 + noise2(i * 2, 2) * 0.5, h * (0.5 + (i / 9) * 0.36)];
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + 0.14, y);
    c.stroke();
  }
  for (const [x, y] of [
    [0.34, 0.74],
    [0.4, 0.8],
    [0.62, 0.6],
    [0.7, 0.76],
  ] as const) {
    c.fillStyle = '#6f9a48';
    c.beginPath();
    c.ellipse(x, h * y, 0.03, h * 0.035, 0, 0.4, 6.1);
    c.lineTo(x, h * y);
    c.fill();
  }
  c.fillStyle = '#f2d9e2';
  c.beginPath();
  c.arc(0.345, h * 0.71, 0.012, 0, 7);
  c.fill();
  for (let i = 0; i < 46; i++) {
    const side = i % 2 ? 0.06 : 0.88;
    const [x, y] = [side + noise2(i, 6) * 0.1 - 0.02, h * (0.5 + noise2(6, i) * 0.26)];
    c.strokeStyle = ['#5f7a34', '#7d9444', '#465e26'][i % 3]!;
    c.lineWidth = 0.005;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + (noise2(i, 1) - 0.5) * 0.03, y - h * 0.46);
    c.stroke();
    if (i % 4) continue;
    c.fillStyle = '#5c3c22';
    c.fillRect(x - 0.006, y - h * 0.5, 0.012, h * 0.13);
  }
};

/** Ridges of sand, each with a lit and a dark flank. */
export const drawDunes: Draw = (c, h) => {
  for (const [k, low, lit, dark] of [
    [0, 0.2, '#dcb884', '#b98f58'],
    [1, 0.42, '#e4c48e', '#c29a60'],
    [2, 0.62, '#ecd09c', '#caa468'],
  ] as const) {
    const top = (x: number): number =>
      low + 0.22 * (0.5 - 0.5 * Math.cos((x + k * 0.37) * 7)) + 0.06 * noise2(x * 4, k);
    ridge(c, h, { tone: lit, top });
    c.fillStyle = dark;
    c.beginPath();
    for (let i = 0; i <= 60; i++) c.lineTo(i / 60, h * top(i / 60));
    for (let i = 60; i >= 0; i--)
      c.lineTo(i / 60, h * (top(i / 60) + 0.16 * Math.max(0, Math.sin((i / 60 + k * 0.37) * 7))));
    c.fill();
  }
};

/** A clipped hedge. */
export const drawHedge: Draw = (c, h) => {
  c.fillStyle = '#3f5f2c';
  c.fillRect(0, h * 0.1, 1, h * 0.9);
  for (let i = 0; i < 900; i++) {
    c.fillStyle = ['#55793a', '#345222', '#6d9048', '#2c4520'][i % 4]!;
    c.beginPath();
    c.arc(
      noise2(i * 1.3, 2) * 1.1 - 0.05,
      h * (0.06 + noise2(3, i * 1.7)),
      0.006 + 0.004 * (i % 3),
      0,
      7,
    );
    c.fill();
  }
  shadeRight(c, h);
};
