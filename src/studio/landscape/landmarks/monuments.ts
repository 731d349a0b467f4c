import type { SKRSContext2D } from '@napi-rs/canvas';
import { arch, DARK, lancet, SHADE, shadeRight, shape, STONE } from './silhouette-brush.ts';
import type { DrawLandmark } from './silhouette-brush.ts';

/** Two towers with spires, a rose window over three portals, the nave with its buttresses behind. */
export const drawCathedral: DrawLandmark = (c, h) => {
  shape(c, h, {
    tone: '#6d6f78',
    points: [
      [0.5, 0.52],
      [0.98, 0.56],
      [1, 0.72],
      [0.5, 0.72],
    ],
  });
  c.fillStyle = SHADE;
  c.fillRect(0.5, h * 0.7, 0.5, h * 0.3);
  for (let i = 0; i < 4; i++) {
    c.fillStyle = STONE;
    c.fillRect(0.66 + i * 0.09, h * 0.64, 0.022, h * 0.36);
    lancet(c, [0.72 + i * 0.09, h * 0.95, 0.018, h * 0.2]);
  }
  c.fillStyle = STONE;
  c.fillRect(0.06, h * 0.5, 0.54, h * 0.5);
  for (const x of [0.06, 0.4]) {
    c.fillRect(x, h * 0.3, 0.2, h * 0.7);
    shape(c, h, {
      tone: '#8a8478',
      points: [
        [x - 0.01, 0.3],
        [x + 0.1, 0],
        [x + 0.21, 0.3],
      ],
    });
    for (const k of [0.05, 0.14]) lancet(c, [x + k, h * 0.48, 0.022, h * 0.15]);
    c.fillStyle = STONE;
    for (const k of [0, 0.19])
      shape(c, h, {
        tone: STONE,
        points: [
          [x + k - 0.012, 0.31],
          [x + k + 0.005, 0.22],
          [x + k + 0.022, 0.31],
        ],
      });
    lancet(c, [x + 0.1, h, 0.055, h * 0.2]);
  }
  lancet(c, [0.33, h, 0.07, h * 0.26]);
  rose(c, 0.33, h * 0.6, 0.065);
  c.fillStyle = SHADE;
  for (const y of [0.5, 0.69]) c.fillRect(0.06, h * y, 0.54, h * 0.012);
  shadeRight(c, h);
};

function rose(c: SKRSContext2D, x: number, y: number, r: number): void {
  c.fillStyle = DARK;
  c.beginPath();
  c.arc(x, y, r, 0, 7);
  c.fill();
  c.strokeStyle = STONE;
  c.lineWidth = r * 0.12;
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + Math.cos(a) * r, y + Math.sin(a) * r);
    c.stroke();
  }
  c.beginPath();
  c.arc(x, y, r * 0.45, 0, 7);
  c.stroke();
}

/** Steps, six columns and a gable. */
export const drawTemple: DrawLandmark = (c, h) => {
  c.fillStyle = '#6a6052';
  c.fillRect(0.1, h * 0.3, 0.8, h * 0.56);
  c.fillStyle = '#d8cdb6';
  for (let i = 0; i < 6; i++) {
    const x = 0.1 + i * 0.152;
    c.fillRect(x, h * 0.36, 0.044, h * 0.5);
    c.fillRect(x - 0.012, h * 0.33, 0.068, h * 0.04);
    c.fillStyle = 'rgba(110,98,80,.5)';
    for (const k of [0.012, 0.026]) c.fillRect(x + k, h * 0.38, 0.006, h * 0.47);
    c.fillStyle = '#d8cdb6';
  }
  c.fillRect(0.06, h * 0.26, 0.88, h * 0.08);
  shape(c, h, {
    tone: '#cabfa6',
    points: [
      [0.04, 0.26],
      [0.5, 0.02],
      [0.96, 0.26],
    ],
  });
  shape(c, h, {
    tone: '#a5977c',
    points: [
      [0.16, 0.235],
      [0.5, 0.07],
      [0.84, 0.235],
    ],
  });
  for (const [i, y] of [0.86, 0.905, 0.95].entries()) {
    c.fillStyle = i % 2 ? '#b3a78e' : '#d0c4ac';
    c.fillRect(0.06 - i * 0.03, h * y, 0.88 + i * 0.06, h * 0.05);
  }
  shadeRight(c, h);
};

/** Broken walls with empty windows, one gable still standing, two columns and fallen stones. */
export const drawRuins: DrawLandmark = (c, h) => {
  shape(c, h, {
    tone: '#a3937a',
    points: [
      [0.02, 1],
      [0.02, 0.5],
      [0.06, 0.44],
      [0.1, 0.5],
      [0.14, 0.36],
      [0.2, 0.4],
      [0.24, 0.18],
      [0.31, 0.03],
      [0.39, 0.2],
      [0.42, 0.34],
      [0.47, 0.3],
      [0.5, 0.52],
      [0.57, 0.6],
      [0.6, 0.76],
      [0.66, 0.8],
      [0.68, 1],
    ],
  });
  c.globalCompositeOperation = 'source-atop';
  c.fillStyle = 'rgba(84, 70, 52, 0.4)';
  for (let row = 0; row < 16; row++)
    for (let i = 0; i < 9; i++)
      c.fillRect(
        ((i * 0.083 + row * 0.037) % 0.7) + 0.01,
        h * (0.06 + row * 0.06),
        0.05,
        h * 0.014,
      );
  c.globalCompositeOperation = 'destination-out';
  lancet(c, [0.31, h * 0.62, 0.05, h * 0.36], '#000');
  for (const x of [0.12, 0.5]) arch(c, [x, h * 0.86, 0.032, h * 0.24], '#000');
  c.globalCompositeOperation = 'source-over';
  for (const [x, top] of [
    [0.77, 0.3],
    [0.9, 0.56],
  ] as const) {
    c.fillStyle = '#b8a98e';
    c.fillRect(x - 0.03, h * top, 0.06, h * (1 - top));
    c.fillRect(x - 0.042, h * 0.94, 0.084, h * 0.06);
    if (top < 0.4) c.fillRect(x - 0.045, h * (top - 0.05), 0.09, h * 0.06);
  }
  for (const [x, r] of [
    [0.7, 0.03],
    [0.83, 0.024],
    [0.98, 0.03],
    [0.6, 0.024],
  ] as const) {
    c.fillStyle = '#9c8c72';
    c.beginPath();
    c.ellipse(x, h - r * 0.6, r, r * 0.7, 0.3, 0, 7);
    c.fill();
  }
  c.fillStyle = 'rgba(84, 112, 52, 0.75)';
  for (let i = 0; i < 40; i++) {
    c.beginPath();
    c.arc(0.04 + ((i * 0.618) % 1) * 0.16, h * (0.5 + ((i * 0.37) % 1) * 0.5), 0.014, 0, 7);
    c.fill();
  }
  shadeRight(c, h);
};

/** Two rows of arches, the upper ones smaller. */
export const drawAqueduct: DrawLandmark = (c, h) => {
  c.fillStyle = '#c9ac7c';
  c.fillRect(0, h * 0.06, 1, h * 0.94);
  c.fillStyle = '#a88a5c';
  for (const y of [0.02, 0.36]) c.fillRect(0, h * y, 1, h * 0.05);
  c.globalCompositeOperation = 'destination-out';
  for (let i = 0; i < 7; i++) arch(c, [(i + 0.5) / 7, h, 0.052, h * 0.55], '#000');
  for (let i = 0; i < 14; i++) arch(c, [(i + 0.5) / 14, h * 0.35, 0.023, h * 0.22], '#000');
  c.globalCompositeOperation = 'source-over';
  shadeRight(c, h);
};

/** A dome, two half domes and slender towers. */
export const drawMosque: DrawLandmark = (c, h) => {
  c.fillStyle = '#ddd3c0';
  c.fillRect(0.16, h * 0.62, 0.68, h * 0.38);
  c.fillRect(0.28, h * 0.52, 0.44, h * 0.14);
  for (const [x, r] of [
    [0.26, 0.1],
    [0.74, 0.1],
    [0.5, 0.2],
  ] as const) {
    c.fillStyle = '#8fa3a8';
    c.beginPath();
    c.arc(x, h * (r > 0.15 ? 0.53 : 0.63), r, Math.PI, 0);
    c.fill();
  }
  c.fillStyle = '#b58a3a';
  c.fillRect(0.494, h * 0.53 - 0.26, 0.012, 0.07);
  for (const x of [0.07, 0.93]) {
    c.fillStyle = '#e4dbc9';
    c.fillRect(x - 0.026, h * 0.16, 0.052, h * 0.84);
    c.fillRect(x - 0.04, h * 0.4, 0.08, h * 0.025);
    shape(c, h, {
      tone: '#6f8288',
      points: [
        [x - 0.03, 0.17],
        [x, 0],
        [x + 0.03, 0.17],
      ],
    });
  }
  for (const x of [0.26, 0.38, 0.5, 0.62, 0.74])
    arch(c, [x, h, 0.035, h * (x === 0.5 ? 0.28 : 0.2)]);
  shadeRight(c, h);
};
