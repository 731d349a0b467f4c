import type { SKRSContext2D } from '@napi-rs/canvas';

const PLASTER = '#ead9b4';
const BEAM = '#5a3520';
const ROOF = '#8f4128';

/** A house of Alsace or Franconia: dark beams and braces over pale plaster, a steep roof, flowers at the sills. In a frame one wide. */
export function drawTimberedHouse(c: SKRSContext2D, height: number): void {
  const [eaves, ridge, left, right] = [height * 0.42, height * 0.04, 0.12, 0.88];
  c.fillStyle = PLASTER;
  c.fillRect(left, eaves, right - left, height - eaves);
  c.beginPath();
  c.moveTo(left, eaves);
  c.lineTo(0.5, ridge);
  c.lineTo(right, eaves);
  c.fill();
  c.fillStyle = '#a08a6c';
  c.fillRect(left, height * 0.93, right - left, height * 0.07);
  drawBeams(c, { height, eaves, ridge, left, right });
  drawOpenings(c, height);
  c.strokeStyle = ROOF;
  c.lineCap = 'square';
  c.lineWidth = 0.06;
  c.beginPath();
  c.moveTo(left - 0.05, eaves + height * 0.04);
  c.lineTo(0.5, ridge);
  c.lineTo(right + 0.05, eaves + height * 0.04);
  c.stroke();
}

interface Frame {
  height: number;
  eaves: number;
  ridge: number;
  left: number;
  right: number;
}

function drawBeams(c: SKRSContext2D, { height, eaves, ridge, left, right }: Frame): void {
  c.strokeStyle = BEAM;
  c.lineWidth = 0.022;
  c.lineCap = 'butt';
  const line = (x: number, y: number, toX: number, toY: number): void => {
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(toX, toY);
    c.stroke();
  };
  const floor = height * 0.68;
  for (const y of [eaves, floor, height * 0.92]) line(left, y, right, y);
  for (const x of [0.13, 0.31, 0.5, 0.69, 0.87]) line(x, eaves, x, height * 0.92);
  // Braces lean to each other in the outer fields, and cross in the gable.
  for (const y of [eaves, floor]) {
    const foot = y === eaves ? floor : height * 0.92;
    line(0.13, foot, 0.31, y);
    line(0.87, foot, 0.69, y);
  }
  const middle = (eaves + ridge) / 2 + height * 0.04;
  line(0.3, middle, 0.7, middle);
  line(0.5, ridge, 0.5, eaves);
  line(0.3, eaves, 0.5, middle);
  line(0.7, eaves, 0.5, middle);
}

function drawOpenings(c: SKRSContext2D, height: number): void {
  const tall = height * 0.12;
  for (const [x, y] of [
    [0.345, 0.49],
    [0.535, 0.49],
    [0.535, 0.74],
  ] as const) {
    c.fillStyle = '#3f6a52';
    c.fillRect(x - 0.03, height * y, 0.18, tall);
    c.fillStyle = '#3a4a58';
    c.fillRect(x, height * y, 0.12, tall);
    c.fillStyle = '#e8e0cf';
    c.fillRect(x + 0.054, height * y, 0.012, tall);
    c.fillStyle = '#c7283a';
    c.fillRect(x - 0.01, height * y + tall, 0.14, height * 0.022);
  }
  c.fillStyle = '#4a2d1a';
  c.fillRect(0.345, height * 0.73, 0.13, height * 0.2);
}
