import { createCanvas } from '@napi-rs/canvas';
import type { SKRSContext2D } from '@napi-rs/canvas';
import { sceneryCode } from '#studio/places/words/scenery-names.ts';
import { stream } from '#studio/random.ts';
import type { Random } from '#studio/random.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { byteToLinear } from '#studio/textures/colour.ts';
import { blendPixel } from '#studio/textures/hdr-image.ts';
import { drawWisteria } from './wisteria.ts';
import { lit } from '#studio/landscape/canvas.ts';
import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';

/** What stands between the table and the view: an arbour overhead, a balustrade. */
export function paintOverlays(canvas: LandscapeCanvas): void {
  const { marks = [], seed } = canvas.spec;
  if (marks.includes('balustrade'))
    lay(canvas, 'railing', (c, aspect) => drawBalustrade(c, aspect, stream(seed, 'balustrade')));
  if (marks.includes('pergola'))
    lay(canvas, 'pergola', (c, aspect) => drawPergola(c, aspect, stream(seed, 'pergola')));
  if (marks.includes('wisteria'))
    lay(canvas, 'wisteria', (c, aspect) => drawWisteria(c, aspect, stream(seed, 'wisteria')));
}

function lay(
  canvas: LandscapeCanvas,
  thing: ThingId | null,
  draw: (c: SKRSContext2D, aspect: number) => void,
): void {
  const { width, height } = canvas.view;
  const board = createCanvas(width, height);
  const c = board.getContext('2d');
  c.scale(height, height);
  draw(c, width / height);
  const bytes = c.getImageData(0, 0, width, height).data;
  const code = thing ? sceneryCode(thing) : 0;
  for (let i = 0; i < width * height; i++) {
    const alpha = bytes[i * 4 + 3]! / 255;
    if (alpha < 0.02) continue;
    const [r, g, b] = [0, 1, 2].map((k) => byteToLinear(bytes[i * 4 + k]!));
    blendPixel(canvas.image, i, lit(canvas.palette, [r!, g!, b!], 1.05, 0.2), alpha);
    if (alpha < 0.5) continue;
    canvas.depth[i] = 12;
    if (code > 0) canvas.names[i] = code;
  }
}

function drawBalustrade(c: SKRSContext2D, aspect: number, random: Random): void {
  const top = 0.535;
  for (let x = -0.02; x < aspect; x += 0.058) baluster(c, x + 0.02, top + 0.03);
  c.fillStyle = '#e6d9c0';
  c.fillRect(0, top, aspect, 0.036);
  c.fillStyle = '#b8a88c';
  c.fillRect(0, top + 0.03, aspect, 0.01);
  c.fillRect(0, top + 0.15, aspect, 0.03);
  pave(c, aspect, top + 0.18);
  const pots = random.chance(0.5)
    ? [0.1, aspect - 0.12]
    : [random.chance(0.5) ? 0.12 : aspect - 0.14];
  for (const x of pots) pot(c, x, top, random);
}

/** Slabs that run away from us to the foot of the railing, down to the lower edge. */
function pave(c: SKRSContext2D, aspect: number, top: number): void {
  c.fillStyle = '#c9b698';
  c.fillRect(0, top, aspect, 1 - top);
  const vanishing = top - 0.16;
  const at = (depth: number): number => vanishing + (1.02 - vanishing) / depth;
  const TONES = ['#c9b698', '#bda98a', '#d3c2a6', '#c2ad8c'];
  let row = 0;
  for (let depth = 1; at(depth) > top; depth += 0.22, row++) {
    const [near, far] = [at(depth), Math.max(top, at(depth + 0.22))];
    const across = (x: number, y: number): number =>
      aspect / 2 + (x * (y - vanishing)) / (1.02 - vanishing);
    for (let k = -12; k < 12; k++) {
      const x = (k + (row % 2) * 0.5) * 0.27;
      c.fillStyle = TONES[(k * 7 + row * 5 + 120) % TONES.length]!;
      c.beginPath();
      c.moveTo(across(x + 0.004, near), near - 0.002);
      c.lineTo(across(x + 0.266, near), near - 0.002);
      c.lineTo(across(x + 0.266, far), far + 0.002);
      c.lineTo(across(x + 0.004, far), far + 0.002);
      c.fill();
    }
  }
  const shade = c.createLinearGradient(0, top, 0, top + 0.08);
  shade.addColorStop(0, 'rgba(60, 44, 28, 0.42)');
  shade.addColorStop(1, 'rgba(60, 44, 28, 0)');
  c.fillStyle = shade;
  c.fillRect(0, top, aspect, 0.08);
}

function baluster(c: SKRSContext2D, x: number, y: number): void {
  c.fillStyle = '#d8cab0';
  c.beginPath();
  c.moveTo(x - 0.008, y);
  c.quadraticCurveTo(x - 0.008, y + 0.03, x - 0.017, y + 0.06);
  c.quadraticCurveTo(x - 0.02, y + 0.095, x - 0.008, y + 0.12);
  c.lineTo(x + 0.008, y + 0.12);
  c.quadraticCurveTo(x + 0.02, y + 0.095, x + 0.017, y + 0.06);
  c.quadraticCurveTo(x + 0.008, y + 0.03, x + 0.008, y);
  c.fill();
}

/** A clay pot with flowers on the rail. */
function pot(c: SKRSContext2D, x: number, y: number, random: Random): void {
  c.fillStyle = '#b8663c';
  c.beginPath();
  c.moveTo(x - 0.06, y - 0.1);
  c.lineTo(x + 0.06, y - 0.1);
  c.lineTo(x + 0.042, y);
  c.lineTo(x - 0.042, y);
  c.fill();
  for (let i = 0; i < 70; i++) {
    c.fillStyle = random.pick(['#4a7034', '#5f8a40', '#3a5a2a', '#d83a4a', '#e86a70', '#5f8a40']);
    c.beginPath();
    c.ellipse(
      x + random.gauss() * 0.04,
      y - 0.14 + random.gauss() * 0.032,
      0.014,
      0.01,
      random.range(0, 3),
      0,
      7,
    );
    c.fill();
  }
}

/** Posts, beams, leaves and hanging bunches. */
export function drawPergola(c: SKRSContext2D, aspect: number, random: Random): void {
  c.fillStyle = '#6a4a30';
  for (const x of [0.05, aspect - 0.09]) c.fillRect(x, 0, 0.04, 0.72);
  for (const [y, tall] of [
    [0.02, 0.03],
    [0.1, 0.022],
    [0.155, 0.016],
  ] as const)
    c.fillRect(0, y, aspect, tall);
  for (let x = 0.02; x < aspect; x += 0.12) c.fillRect(x, 0, 0.014, 0.18);
  for (let i = 0; i < 420 * aspect; i++) {
    c.fillStyle = random.pick(['#3c5c24', '#527a30', '#6c9440', '#8cb054', '#2e481c']);
    const y = Math.abs(random.gauss()) * 0.085;
    c.beginPath();
    c.ellipse(random.range(0, aspect), y, 0.022, 0.017, random.range(0, 3), 0, 7);
    c.fill();
  }
  for (let i = 0; i < Math.round(6 * aspect); i++)
    bunch(c, random, random.range(0.04, aspect - 0.04), random.range(0.14, 0.2));
}

function bunch(c: SKRSContext2D, random: Random, x: number, y: number): void {
  const colour = random.pick(['#4a2050', '#3a1a48', '#5a2a5a']);
  for (let row = 0; row < 6; row++) {
    for (let k = 0; k < 5 - row * 0.8; k++) {
      c.fillStyle = random.chance(0.25) ? '#7a4a80' : colour;
      c.beginPath();
      c.ellipse(x + (k - (4 - row * 0.8) / 2) * 0.0115, y + row * 0.0135, 0.0075, 0.0075, 0, 0, 7);
      c.fill();
    }
  }
}
