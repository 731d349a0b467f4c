import { DARK, shadeRight, shape } from './silhouette-brush.ts';
import type { DrawLandmark } from './silhouette-brush.ts';

/** A white tower with three long blades. */
export const drawWindTurbine: DrawLandmark = (c, h) => {
  const [x, y] = [0.5, h * 0.36];
  shape(c, h, {
    tone: '#b9bec2',
    points: [
      [x - 0.018, 0.36],
      [x + 0.018, 0.36],
      [x + 0.03, 1],
      [x - 0.03, 1],
    ],
  });
  for (const turn of [-0.35, 1.744, 3.84]) {
    c.save();
    c.translate(x, y);
    c.rotate(turn);
    c.fillStyle = '#c6cbcf';
    c.beginPath();
    c.moveTo(-0.012, 0);
    c.quadraticCurveTo(-0.046, -0.12, -0.004, -0.48);
    c.lineTo(0.012, 0);
    c.fill();
    c.restore();
  }
  c.fillStyle = '#8f959a';
  c.beginPath();
  c.arc(x, y, 0.026, 0, 7);
  c.fill();
};

/** A stone house with its wheel in the race. */
export const drawWaterMill: DrawLandmark = (c, h) => {
  c.fillStyle = '#b7a484';
  c.fillRect(0.34, h * 0.42, 0.62, h * 0.58);
  shape(c, h, {
    tone: '#8a4a34',
    points: [
      [0.28, 0.44],
      [0.42, 0.1],
      [0.88, 0.1],
      [1, 0.44],
    ],
  });
  c.fillStyle = DARK;
  for (const [px, y] of [
    [0.68, 0.52],
    [0.82, 0.52],
    [0.82, 0.74],
  ] as const)
    c.fillRect(px, h * y, 0.07, h * 0.12);
  c.fillRect(0.66, h * 0.72, 0.09, h * 0.28);
  c.fillStyle = '#6f97a8';
  c.fillRect(0, h * 0.9, 0.46, h * 0.1);
  const [x, y, r] = [0.25, h * 0.64, 0.23];
  c.strokeStyle = '#4a3423';
  for (const [k, width] of [
    [1, 0.03],
    [0.72, 0.02],
  ] as const) {
    c.lineWidth = width;
    c.beginPath();
    c.arc(x, y, r * k, 0, 7);
    c.stroke();
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2;
    c.lineWidth = 0.014;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(a) * r * 1.12, y + Math.sin(a) * r * 1.12);
    c.stroke();
  }
  shadeRight(c, h);
  c.strokeStyle = 'rgba(240, 248, 250, 0.85)';
  c.lineWidth = 0.012;
  for (let i = 0; i < 6; i++) {
    c.beginPath();
    c.moveTo(0.07 + i * 0.02, h * 0.7);
    c.lineTo(0.06 + i * 0.03, h * 0.94);
    c.stroke();
  }
};

/** A round roof on slender columns, open all round. */
export const drawGazebo: DrawLandmark = (c, h) => {
  c.fillStyle = '#d5cfc2';
  c.fillRect(0.06, h * 0.92, 0.88, h * 0.08);
  c.fillStyle = '#8c8674';
  for (const x of [0.27, 0.47, 0.68]) c.fillRect(x, h * 0.42, 0.03, h * 0.5);
  c.fillStyle = '#f2eee4';
  for (const x of [0.1, 0.35, 0.6, 0.855]) c.fillRect(x, h * 0.42, 0.045, h * 0.52);
  c.fillRect(0.06, h * 0.38, 0.88, h * 0.06);
  c.strokeStyle = '#e6e1d4';
  c.lineWidth = 0.012;
  for (const y of [0.76, 0.9]) {
    c.beginPath();
    c.moveTo(0.1, h * y);
    c.lineTo(0.38, h * y);
    c.moveTo(0.62, h * y);
    c.lineTo(0.9, h * y);
    c.stroke();
  }
  c.fillStyle = '#66797a';
  c.beginPath();
  c.moveTo(0.02, h * 0.39);
  c.quadraticCurveTo(0.32, h * 0.26, 0.5, h * 0.06);
  c.quadraticCurveTo(0.68, h * 0.26, 0.98, h * 0.39);
  c.fill();
  c.fillRect(0.49, 0, 0.02, h * 0.08);
  shadeRight(c, h);
};
