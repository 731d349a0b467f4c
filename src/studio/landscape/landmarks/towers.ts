import type { SKRSContext2D } from '@napi-rs/canvas';

type Draw = (c: SKRSContext2D, height: number) => void;

/** No two balloons of one sky are sewn alike. */
const GORES = [
  ['#b8302c', '#e8b23a', '#d9622c', '#f0d9a0', '#d9622c', '#e8b23a', '#b8302c'],
  ['#23527a', '#e9e2cf', '#2f6f9e', '#e9e2cf', '#2f6f9e', '#e9e2cf', '#23527a'],
  ['#7a2547', '#c8475c', '#e7a35a', '#f1d08a', '#e7a35a', '#c8475c', '#7a2547'],
  ['#2f6b4c', '#7fae57', '#ecd77a', '#7fae57', '#ecd77a', '#7fae57', '#2f6b4c'],
] as const;

/** An envelope of coloured gores over its basket. */
export const drawBalloon =
  (which: number): Draw =>
  (c, height) => {
    const [r, top] = [0.48, 0.5];
    const gores = GORES[which % GORES.length]!;
    gores.forEach((colour, i) => {
      const [from, to] = [-1 + (i * 2) / 7, -1 + ((i + 1) * 2) / 7];
      c.fillStyle = colour;
      c.beginPath();
      c.moveTo(0.5, 0.02);
      c.quadraticCurveTo(0.5 + from * r * 1.25, top * 0.5, 0.5 + from * r, top);
      c.quadraticCurveTo(0.5 + from * r * 0.9, top + 0.3, 0.5 + from * 0.1, height * 0.8);
      c.lineTo(0.5 + to * 0.1, height * 0.8);
      c.quadraticCurveTo(0.5 + to * r * 0.9, top + 0.3, 0.5 + to * r, top);
      c.quadraticCurveTo(0.5 + to * r * 1.25, top * 0.5, 0.5, 0.02);
      c.fill();
    });
    const shade = c.createLinearGradient(0, 0, 1, 0);
    shade.addColorStop(0, 'rgba(255, 240, 210, 0.25)');
    shade.addColorStop(1, 'rgba(30, 16, 10, 0.5)');
    c.globalCompositeOperation = 'source-atop';
    c.fillStyle = shade;
    c.fillRect(0, 0, 1, height);
    c.globalCompositeOperation = 'source-over';
    c.strokeStyle = '#3a2a1c';
    c.lineWidth = 0.008;
    for (const x of [-0.08, 0.08]) {
      c.beginPath();
      c.moveTo(0.5 + x, height * 0.8);
      c.lineTo(0.5 + x * 0.8, height * 0.91);
      c.stroke();
    }
    c.fillStyle = '#7a4e26';
    c.fillRect(0.42, height * 0.9, 0.16, height * 0.1);
  };

/** White and red, with its lantern. */
export const drawLighthouse: Draw = (c, height) => {
  const edge = (y: number): number => 0.16 + 0.16 * (y / height);
  for (let band = 0; band < 6; band++) {
    const [y0, y1] = [0.2 + band * 0.133, 0.2 + (band + 1) * 0.133].map((v) => v * height) as [
      number,
      number,
    ];
    c.fillStyle = band % 2 ? '#b8322c' : '#f4f1ea';
    c.beginPath();
    c.moveTo(0.5 - edge(y0), y0);
    c.lineTo(0.5 + edge(y0), y0);
    c.lineTo(0.5 + edge(y1), y1);
    c.lineTo(0.5 - edge(y1), y1);
    c.fill();
  }
  c.fillStyle = '#2e3338';
  c.fillRect(0.26, height * 0.18, 0.48, height * 0.025);
  c.fillStyle = '#fbe9a4';
  c.fillRect(0.38, height * 0.09, 0.24, height * 0.09);
  c.fillStyle = '#8a2622';
  c.beginPath();
  c.moveTo(0.32, height * 0.09);
  c.lineTo(0.5, 0);
  c.lineTo(0.68, height * 0.09);
  c.fill();
};

/** A square tower of old stone with battlements, slits and a small door. */
export const drawTower: Draw = (c, height) => {
  const wall = c.createLinearGradient(0.2, 0, 0.8, 0);
  wall.addColorStop(0, '#a8957a');
  wall.addColorStop(0.55, '#c9b697');
  wall.addColorStop(1, '#8c7a62');
  c.fillStyle = wall;
  c.fillRect(0.24, height * 0.1, 0.52, height * 0.9);
  c.fillRect(0.18, height * 0.08, 0.64, height * 0.07);
  for (let i = 0; i < 4; i++) c.fillRect(0.18 + i * 0.1733, height * 0.03, 0.12, height * 0.06);
  c.fillStyle = 'rgba(70,56,42,.28)';
  for (let row = 0; row < 15; row++)
    for (let i = 0; i < 3; i++)
      c.fillRect(
        0.26 + ((i * 0.17 + row * 0.07) % 0.44),
        height * (0.17 + row * 0.054),
        0.08,
        height * 0.012,
      );
  c.fillStyle = '#2f261e';
  for (const y of [0.24, 0.46, 0.66]) c.fillRect(0.475, height * y, 0.05, height * 0.06);
  c.beginPath();
  c.moveTo(0.42, height);
  c.lineTo(0.42, height * 0.92);
  c.quadraticCurveTo(0.5, height * 0.87, 0.58, height * 0.92);
  c.lineTo(0.58, height);
  c.fill();
};

/** A round tower, a cap and four sails. */
export const drawWindmill: Draw = (c, height) => {
  c.fillStyle = '#e9dfca';
  c.beginPath();
  c.moveTo(0.38, height * 0.42);
  c.lineTo(0.62, height * 0.42);
  c.lineTo(0.7, height);
  c.lineTo(0.3, height);
  c.fill();
  c.fillStyle = '#5a3a28';
  c.beginPath();
  c.moveTo(0.35, height * 0.43);
  c.quadraticCurveTo(0.5, height * 0.22, 0.65, height * 0.43);
  c.fill();
  c.fillRect(0.46, height * 0.84, 0.08, height * 0.16);
  c.save();
  c.translate(0.5, height * 0.38);
  c.rotate(0.35);
  for (let i = 0; i < 4; i++) {
    c.rotate(Math.PI / 2);
    c.fillStyle = '#6a4a32';
    c.fillRect(-0.012, 0, 0.024, 0.46);
    c.fillStyle = '#f2ead8';
    c.fillRect(0.012, 0.1, 0.09, 0.35);
  }
  c.restore();
};
