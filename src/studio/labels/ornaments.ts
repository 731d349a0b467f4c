import type { SKRSContext2D } from '@napi-rs/canvas';

/** A rule with a diamond in its middle, around (0, 0). */
export function drawDiamondRule(ctx: SKRSContext2D, width: number, weight = 5): void {
  const half = width / 2;
  ctx.fillRect(-half, -weight / 2, half - 34, weight);
  ctx.fillRect(34, -weight / 2, half - 34, weight);
  ctx.beginPath();
  ctx.moveTo(0, -18);
  ctx.lineTo(18, 0);
  ctx.lineTo(0, 18);
  ctx.lineTo(-18, 0);
  ctx.fill();
}

/** Two lines and a stop in every corner; sizes in thousandths of the width. */
export function drawFrame(ctx: SKRSContext2D, height: number, inset = 44): void {
  ctx.lineWidth = 9;
  ctx.strokeRect(inset, inset, 1000 - inset * 2, height - inset * 2);
  ctx.lineWidth = 4;
  const inner = inset + 20;
  ctx.strokeRect(inner, inner, 1000 - inner * 2, height - inner * 2);
  for (const x of [inner, 1000 - inner]) {
    for (const y of [inner, height - inner]) {
      ctx.beginPath();
      ctx.arc(x, y, 15, 0, Math.PI * 2);
      ctx.fill();
    }
  }
}

/** Half a sun with long and short rays, standing on (0, 0). */
export function drawSunburst(ctx: SKRSContext2D, radius: number): void {
  ctx.beginPath();
  ctx.arc(0, 0, radius * 0.3, Math.PI, 0);
  ctx.fill();
  for (let i = 0; i <= 16; i++) {
    const angle = Math.PI + (Math.PI * i) / 16;
    const reach = i % 2 === 0 ? 1 : 0.78;
    ctx.lineWidth = radius * (i % 2 === 0 ? 0.035 : 0.018);
    ctx.beginPath();
    ctx.moveTo(Math.cos(angle) * radius * 0.4, Math.sin(angle) * radius * 0.4);
    ctx.lineTo(Math.cos(angle) * radius * reach, Math.sin(angle) * radius * reach);
    ctx.stroke();
  }
}

/** A bunch of grapes with a leaf, around (0, 0), `size` tall. */
export function drawGrapeSprig(ctx: SKRSContext2D, size: number): void {
  const berry = size * 0.088;
  const rows = [4, 5, 4, 3, 2, 1];
  rows.forEach((count, row) => {
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * berry * 1.95;
      const y = -size * 0.16 + row * berry * 1.62;
      ctx.beginPath();
      ctx.arc(x, y, berry * 0.9, 0, Math.PI * 2);
      ctx.fill();
    }
  });
  ctx.lineWidth = size * 0.03;
  ctx.beginPath();
  ctx.moveTo(0, -size * 0.2);
  ctx.quadraticCurveTo(size * 0.02, -size * 0.4, size * 0.14, -size * 0.48);
  ctx.stroke();
  drawLeaf(ctx, -size * 0.02, -size * 0.24, size * 0.42);
}

/** A five-lobed vine leaf whose stalk starts at (x, y). */
function drawLeaf(ctx: SKRSContext2D, x: number, y: number, size: number): void {
  const lobes = [
    [-0.28, -0.02],
    [-0.62, -0.08],
    [-0.5, -0.3],
    [-0.8, -0.52],
    [-0.46, -0.58],
    [-0.36, -0.9],
    [-0.14, -0.66],
    [0.06, -0.8],
    [0.02, -0.48],
    [0.2, -0.32],
    [0.02, -0.22],
  ] as const;
  ctx.beginPath();
  ctx.moveTo(x, y);
  for (const [dx, dy] of lobes) ctx.lineTo(x + dx * size, y + dy * size);
  ctx.closePath();
  ctx.fill();
}

/** A shield around (0, 0). */
export function traceShield(ctx: SKRSContext2D, width: number, height: number): void {
  const w = width / 2;
  const h = height / 2;
  ctx.beginPath();
  ctx.moveTo(-w, -h * 0.86);
  ctx.quadraticCurveTo(-w * 0.5, -h * 0.8, 0, -h);
  ctx.quadraticCurveTo(w * 0.5, -h * 0.8, w, -h * 0.86);
  ctx.bezierCurveTo(w * 1.02, h * 0.2, w * 0.72, h * 0.7, 0, h);
  ctx.bezierCurveTo(-w * 0.72, h * 0.7, -w * 1.02, h * 0.2, -w, -h * 0.86);
  ctx.closePath();
}
