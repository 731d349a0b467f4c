import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

export interface DiningTable {
  x: number;
  y: number;
  width: number;
  isDay: boolean;
  /** Red and white checks instead of plain linen. */
  isChecked?: boolean;
}

/** Laid tables in rows, the nearer larger, each with its chairs. */
export function paintTables(
  c: SKRSContext2D,
  aspect: number,
  { isDay, isChecked = false, random }: { isDay: boolean; isChecked?: boolean; random: Random },
): void {
  for (const [y, width] of [
    [0.47, 0.2],
    [0.58, 0.3],
    [0.74, 0.44],
  ] as const) {
    const step = width * 1.5;
    for (let x = -random.range(0, step); x < aspect + width; x += step)
      paintTable(c, { x: x + random.range(-0.02, 0.02), y, width, isDay, isChecked });
  }
}

function paintTable(c: SKRSContext2D, t: DiningTable): void {
  const { x, y, width: w, isDay } = t;
  c.fillStyle = isDay ? '#6b4a30' : '#3a2214';
  for (const side of [-1, 1]) {
    c.fillRect(x + side * w * 0.62 - w * 0.05, y - w * 0.26, w * 0.1, w * 0.62);
    c.fillRect(x + side * w * 0.56 - w * 0.12, y + w * 0.08, w * 0.24, w * 0.06);
  }
  c.fillStyle = isDay ? '#d7cbb6' : '#7a5236';
  c.beginPath();
  c.moveTo(x - w / 2, y);
  c.lineTo(x + w / 2, y);
  c.lineTo(x + w * 0.46, y + w * 0.5);
  c.lineTo(x - w * 0.46, y + w * 0.5);
  c.fill();
  c.fillStyle = isDay ? '#f4eee2' : '#c89a6c';
  c.beginPath();
  c.ellipse(x, y, w / 2, w * 0.1, 0, 0, 7);
  c.fill();
  if (t.isChecked) paintChecks(c, t);
  for (const dx of [-0.27, 0.27]) {
    c.fillStyle = isDay ? '#ffffff' : '#e9c490';
    c.beginPath();
    c.ellipse(x + dx * w, y + w * 0.01, w * 0.11, w * 0.03, 0, 0, 7);
    c.fill();
    paintGlass(c, { x: x + dx * w * 0.5, y, height: w * 0.24, isDay });
  }
  // A few flowers or a candle in the middle.
  c.fillStyle = isDay ? '#b34a58' : '#ffd58a';
  c.beginPath();
  c.ellipse(x, y - w * 0.13, w * 0.05, w * 0.06, 0, 0, 7);
  c.fill();
  c.fillStyle = isDay ? '#5f7a48' : '#a8703c';
  c.fillRect(x - w * 0.014, y - w * 0.09, w * 0.028, w * 0.08);
}

/** Bands down the fall of the cloth and across it, darker where they cross; foreshortened on the top. */
function paintChecks(c: SKRSContext2D, { x, y, width: w, isDay }: DiningTable): void {
  c.save();
  c.beginPath();
  c.ellipse(x, y, w / 2, w * 0.1, 0, 0, 7);
  c.moveTo(x - w / 2, y);
  c.lineTo(x + w / 2, y);
  c.lineTo(x + w * 0.46, y + w * 0.5);
  c.lineTo(x - w * 0.46, y + w * 0.5);
  c.clip();
  c.fillStyle = isDay ? 'rgba(178,34,44,.55)' : 'rgba(140,24,30,.6)';
  const step = w / 9;
  for (let i = -5; i < 5; i++) c.fillRect(x + i * step, y - w * 0.1, step / 2, w * 0.6);
  for (let i = 0; i < 5; i++) c.fillRect(x - w / 2, y + i * step, w, step / 2);
  for (const dy of [-0.075, -0.035, 0.005, 0.045]) c.fillRect(x - w / 2, y + dy * w, w, w * 0.018);
  c.restore();
}

function paintGlass(
  c: SKRSContext2D,
  { x, y, height: h, isDay }: { x: number; y: number; height: number; isDay: boolean },
): void {
  c.fillStyle = isDay ? 'rgba(255,255,255,.85)' : 'rgba(255,222,170,.8)';
  c.beginPath();
  c.ellipse(x, y - h * 0.72, h * 0.17, h * 0.28, 0, 0, 7);
  c.fill();
  c.fillRect(x - h * 0.025, y - h * 0.5, h * 0.05, h * 0.46);
  c.fillStyle = 'rgba(130,24,40,.8)';
  c.beginPath();
  c.ellipse(x, y - h * 0.64, h * 0.14, h * 0.14, 0, 0, 7);
  c.fill();
}

/** Brass arms under the ceiling, each with its lamps and drops. */
export function paintChandelier(c: SKRSContext2D, { x, y, width: w, isDay }: DiningTable): void {
  c.strokeStyle = isDay ? '#8f6a26' : '#e0a94e';
  c.lineWidth = w * 0.03;
  c.beginPath();
  c.moveTo(x, 0);
  c.lineTo(x, y + w * 0.1);
  for (const k of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
    c.moveTo(x, y);
    c.quadraticCurveTo(x + k * w * 0.3, y + w * 0.3, x + k * w * 0.5, y);
  }
  c.stroke();
  for (const k of [-1, -0.6, -0.2, 0.2, 0.6, 1]) {
    c.fillStyle = '#fff3cf';
    c.beginPath();
    c.ellipse(x + k * w * 0.5, y - w * 0.07, w * 0.04, w * 0.075, 0, 0, 7);
    c.fill();
    c.fillStyle = isDay ? 'rgba(225,235,245,.9)' : 'rgba(255,226,170,.9)';
    c.beginPath();
    c.ellipse(x + k * w * 0.4, y + w * 0.16, w * 0.02, w * 0.05, 0, 0, 7);
    c.fill();
  }
}
