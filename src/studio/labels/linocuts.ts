import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

/** Three waves of hills cut out of what lies below, around (0, 0). */
export function drawHills(ctx: SKRSContext2D, width: number): void {
  for (const [y, weight] of [
    [10, 7],
    [42, 10],
    [78, 14],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(-width / 2, y + 16);
    ctx.bezierCurveTo(-width / 4, y - 40, -width / 8, y + 34, width / 8, y);
    ctx.bezierCurveTo(width / 4, y - 18, width / 3, y + 8, width / 2, y + 12);
    ctx.lineTo(width / 2, y + 12 + weight);
    ctx.bezierCurveTo(width / 3, y + 8 + weight, width / 4, y - 18 + weight, width / 8, y + weight);
    ctx.bezierCurveTo(
      -width / 8,
      y + 34 + weight,
      -width / 4,
      y - 40 + weight,
      -width / 2,
      y + 16 + weight,
    );
    ctx.fill();
  }
}

/** A full-bleed linocut: moon or sun, hills in strokes, rows of vines. */
export function drawMoonOverVines(
  ctx: SKRSContext2D,
  paper: string,
  height: number,
  random: Random,
): void {
  const ink = ctx.fillStyle;
  ctx.fillRect(0, 0, 1000, height);
  ctx.fillStyle = paper;
  const x = random.range(300, 700);
  const radius = height * random.range(0.17, 0.22);
  ctx.beginPath();
  ctx.arc(x, height * 0.36, radius, 0, Math.PI * 2);
  ctx.fill();
  cutRays(ctx, [x, height * 0.36], radius, random);
  cutHill(ctx, { base: height * 0.62, rise: height * 0.16, bottom: height, ink, paper }, random);
  cutHill(ctx, { base: height * 0.8, rise: height * 0.12, bottom: height, ink, paper }, random);
}

/** Gouge marks around the moon. */
function cutRays(
  ctx: SKRSContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  random: Random,
): void {
  ctx.strokeStyle = ctx.fillStyle;
  for (let i = 0; i < 40; i++) {
    const angle = (i / 40) * Math.PI * 2 + random.range(-0.04, 0.04);
    const from = radius * random.range(1.25, 1.4);
    const to = from + radius * random.range(0.3, 0.9);
    ctx.lineWidth = random.range(5, 11);
    ctx.beginPath();
    ctx.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
    ctx.lineTo(x + Math.cos(angle) * to, y + Math.sin(angle) * to);
    ctx.stroke();
  }
}

interface Hill {
  base: number;
  rise: number;
  bottom: number;
  ink: SKRSContext2D['fillStyle'];
  paper: string;
}

function cutHill(ctx: SKRSContext2D, hill: Hill, random: Random): void {
  const phase = random.range(0, Math.PI * 2);
  const crest = (x: number) => hill.base - hill.rise * Math.sin((x / 1000) * 4 + phase) * 0.6;
  ctx.beginPath();
  ctx.moveTo(0, hill.bottom);
  for (let x = 0; x <= 1000; x += 20) ctx.lineTo(x, crest(x));
  ctx.lineTo(1000, hill.bottom);
  ctx.fillStyle = hill.ink;
  ctx.fill();
  ctx.strokeStyle = hill.paper;
  ctx.lineWidth = 9;
  ctx.beginPath();
  for (let x = 0; x <= 1000; x += 20) {
    if (x === 0) ctx.moveTo(x, crest(x));
    else ctx.lineTo(x, crest(x));
  }
  ctx.stroke();
  cutRows(ctx, crest, hill, random);
}

/** Vine rows as dashed gouges running down the slope. */
function cutRows(
  ctx: SKRSContext2D,
  crest: (x: number) => number,
  { bottom }: Hill,
  random: Random,
): void {
  const lean = random.range(-0.5, 0.5);
  for (let x = -200; x < 1200; x += 64) {
    for (let t = 0.1; t < 1; t += 0.2) {
      const top = crest(Math.min(1000, Math.max(0, x)));
      const y = top + (bottom - top) * t + 14;
      const px = x + lean * (y - top) * 2 + (x - 500) * t * 0.35;
      ctx.lineWidth = 5 + 7 * t;
      ctx.beginPath();
      ctx.moveTo(px, y);
      ctx.lineTo(px + lean * 26 + 6, y + 20 + 12 * t);
      ctx.stroke();
    }
  }
}
