import type { SKRSContext2D } from '@napi-rs/canvas';

const STONE = '#b3a58c';
const SHADE = '#84775f';

/** Stones in courses over what was drawn, so that a wall is no plain patch. */
function courses(c: SKRSContext2D, [x, y, w, h]: readonly [number, number, number, number]): void {
  c.fillStyle = STONE;
  c.fillRect(x, y, w, h);
  c.strokeStyle = SHADE;
  c.lineWidth = 0.006;
  for (let row = 0; row * 0.06 < h; row++) {
    c.beginPath();
    c.moveTo(x, y + row * 0.06);
    c.lineTo(x + w, y + row * 0.06);
    for (let k = row % 2 ? 0.05 : 0.1; k < w; k += 0.1) {
      c.moveTo(x + k, y + row * 0.06);
      c.lineTo(x + k, Math.min(y + h, y + row * 0.06 + 0.06));
    }
    c.stroke();
  }
}

/** Two pillars with caps and the iron wings between them. In a frame one wide. */
export function drawGate(c: SKRSContext2D, height: number): void {
  const top = height * 0.2;
  for (const x of [0, 0.84]) {
    courses(c, [x, top, 0.16, height - top]);
    c.fillStyle = SHADE;
    c.fillRect(x - 0.01, top - height * 0.05, 0.18, height * 0.06);
    c.fillStyle = STONE;
    c.beginPath();
    c.ellipse(x + 0.08, top - height * 0.11, 0.05, height * 0.07, 0, 0, 7);
    c.fill();
  }
  c.strokeStyle = '#23211f';
  c.lineWidth = 0.014;
  for (let x = 0.18; x < 0.83; x += 0.045) {
    const arch = Math.sin(((x - 0.16) / 0.68) * Math.PI) * height * 0.12;
    c.beginPath();
    c.moveTo(x, height);
    c.lineTo(x, top + height * 0.14 - arch);
    c.stroke();
  }
  c.lineWidth = 0.02;
  for (const y of [0.42, 0.9]) {
    c.beginPath();
    c.moveTo(0.16, height * y);
    c.lineTo(0.84, height * y);
    c.stroke();
  }
}

/** A round well under its little roof, the bucket on its rope. In a frame one wide. */
export function drawWell(c: SKRSContext2D, height: number): void {
  c.fillStyle = '#5d4229';
  for (const x of [0.16, 0.8]) c.fillRect(x, height * 0.24, 0.045, height * 0.44);
  c.fillStyle = '#8a4c33';
  c.beginPath();
  c.moveTo(0, height * 0.3);
  c.lineTo(0.5, 0);
  c.lineTo(1, height * 0.3);
  c.fill();
  c.fillStyle = '#6d3a26';
  c.fillRect(0, height * 0.28, 1, height * 0.03);
  c.fillStyle = '#3c2a1a';
  c.fillRect(0.14, height * 0.38, 0.72, height * 0.03);
  c.fillRect(0.495, height * 0.4, 0.012, height * 0.14);
  c.fillStyle = '#6a5238';
  c.fillRect(0.44, height * 0.52, 0.13, height * 0.1);
  c.save();
  c.beginPath();
  c.rect(0.06, height * 0.64, 0.88, height * 0.36);
  c.clip();
  courses(c, [0.06, height * 0.64, 0.88, height * 0.36]);
  c.restore();
  c.fillStyle = '#c8bba0';
  c.fillRect(0.03, height * 0.61, 0.94, height * 0.05);
}

/** Posts and two rails of weathered wood. In a frame one wide. */
export function drawFence(c: SKRSContext2D, height: number): void {
  c.fillStyle = '#8d7a63';
  for (const y of [0.22, 0.58]) c.fillRect(0, height * y, 1, height * 0.13);
  c.fillStyle = '#75634e';
  for (let x = 0.01; x < 1; x += 0.163) c.fillRect(x, 0, 0.026, height);
}
