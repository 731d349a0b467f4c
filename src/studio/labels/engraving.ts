import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '#studio/random.ts';

interface Block {
  x: number;
  width: number;
  height: number;
  roof: 'cone' | 'mansard';
  roofHeight: number;
}

/** A château in line engraving with park and vines, standing on (0, 0); `width` across. */
export function drawChateau(
  ctx: SKRSContext2D,
  paper: string,
  width: number,
  random: Random,
): void {
  const height = width * 0.46;
  ctx.lineWidth = width * 0.006;
  for (const block of facade(width, height, random)) drawBlock(ctx, paper, block);
  drawPark(ctx, width, height, random);
  drawVineRows(ctx, width);
}

/** A symmetric façade: main house, two towers, sometimes wings and a belfry. */
function facade(width: number, height: number, random: Random): Block[] {
  const tower = random.range(0.4, 0.52);
  const spire = random.range(0.24, 0.36);
  const main = random.range(0.3, 0.4);
  const towers = [-1, 1].map((side) => ({
    x: side * width * (main / 2 + 0.05) - width * 0.05,
    width: width * 0.1,
    height: height * tower,
    roof: 'cone' as const,
    roofHeight: height * spire,
  }));
  const wings = [-1, 1].map((side) => ({
    x: side * width * (main / 2 + 0.17) - width * 0.08,
    width: width * 0.16,
    height: height * 0.24,
    roof: 'mansard' as const,
    roofHeight: height * 0.1,
  }));
  const house: Block = {
    x: (-width * main) / 2,
    width: width * main,
    height: height * 0.36,
    roof: 'mansard',
    roofHeight: height * 0.16,
  };
  const belfry: Block = {
    x: -width * 0.04,
    width: width * 0.08,
    height: height * 0.5,
    roof: 'cone',
    roofHeight: height * 0.22,
  };
  return [
    ...(random.chance(0.6) ? wings : []),
    house,
    ...towers,
    ...(random.chance(0.5) ? [belfry] : []),
  ];
}

function drawBlock(ctx: SKRSContext2D, paper: string, block: Block): void {
  const { x, width, height, roofHeight } = block;
  const ink = ctx.fillStyle;
  ctx.fillStyle = paper;
  ctx.fillRect(x, -height, width, height);
  ctx.fillStyle = ink;
  ctx.strokeRect(x, -height, width, height);
  hatch(ctx, block);
  ctx.beginPath();
  ctx.moveTo(x - width * 0.06, -height);
  if (block.roof === 'cone') ctx.lineTo(x + width / 2, -height - roofHeight);
  else {
    ctx.lineTo(x + width * 0.1, -height - roofHeight);
    ctx.lineTo(x + width * 0.9, -height - roofHeight);
  }
  ctx.lineTo(x + width * 1.06, -height);
  ctx.closePath();
  ctx.fill();
  drawWindows(ctx, block);
}

/** The shaded right side of a wall. */
function hatch(ctx: SKRSContext2D, { x, width, height }: Block): void {
  const step = Math.max(4, width * 0.06);
  ctx.save();
  ctx.lineWidth *= 0.55;
  ctx.beginPath();
  ctx.rect(x + width * 0.64, -height, width * 0.36, height);
  ctx.clip();
  ctx.beginPath();
  for (let k = 0; k < width + height; k += step) {
    ctx.moveTo(x + k, 0);
    ctx.lineTo(x + k + height * 0.5, -height);
  }
  ctx.stroke();
  ctx.restore();
}

function drawWindows(ctx: SKRSContext2D, { x, width, height }: Block): void {
  const across = Math.max(1, Math.round(width / 42));
  const floors = Math.max(1, Math.round(height / 62));
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < across; i++) {
      const wx = x + ((i + 0.5) * width) / across;
      const wy = -height + ((floor + 0.5) * height) / floors;
      ctx.fillRect(wx - 7, wy - 13, 14, 28);
    }
  }
}

function drawPark(ctx: SKRSContext2D, width: number, height: number, random: Random): void {
  for (let i = 0; i < 14; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const x = side * width * random.range(0.33, 0.49);
    drawTree(ctx, x, height * random.range(0.16, 0.34), random);
  }
}

/** A tree as a cloud of short arcs, denser at the bottom. */
function drawTree(ctx: SKRSContext2D, x: number, size: number, random: Random): void {
  ctx.fillRect(x - size * 0.04, -size * 0.35, size * 0.08, size * 0.35);
  for (let i = 0; i < 34; i++) {
    const angle = random.range(0, Math.PI * 2);
    const reach = Math.sqrt(random.next()) * size * 0.42;
    ctx.beginPath();
    ctx.arc(
      x + Math.cos(angle) * reach,
      -size * 0.66 + Math.sin(angle) * reach * 0.8,
      size * 0.07,
      angle,
      angle + 2.4,
    );
    ctx.stroke();
  }
}

function drawVineRows(ctx: SKRSContext2D, width: number): void {
  ctx.beginPath();
  for (let row = -8; row <= 8; row++) {
    ctx.moveTo(row * width * 0.03, width * 0.02);
    ctx.lineTo(row * width * 0.07, width * 0.13);
  }
  ctx.stroke();
  ctx.fillRect(-width * 0.5, 0, width, width * 0.008);
}
