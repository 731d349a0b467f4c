import type { Vec3 } from '#studio/scene-graph.ts';

// Signed distances to simple solids, in metres; negative inside.

/** `Math.hypot` guards against overflow, which costs more than all the rest here. */
export const length2 = (x: number, y: number): number => Math.sqrt(x * x + y * y);
export const length3 = (x: number, y: number, z: number): number =>
  Math.sqrt(x * x + y * y + z * z);

export function ellipsoid(p: Vec3, c: Vec3, r: Vec3): number {
  const x = (p[0] - c[0]) / r[0];
  const y = (p[1] - c[1]) / r[1];
  const z = (p[2] - c[2]) / r[2];
  const k0 = Math.sqrt(x * x + y * y + z * z);
  const gx = x / r[0];
  const gy = y / r[1];
  const gz = z / r[2];
  const k1 = Math.sqrt(gx * gx + gy * gy + gz * gz);
  return k1 === 0 ? -Math.min(...r) : (k0 * (k0 - 1)) / k1;
}

/** A limb: a segment whose radius changes from end to end. */
export function limb(p: Vec3, a: Vec3, b: Vec3, ra: number, rb: number): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const px = p[0] - a[0];
  const py = p[1] - a[1];
  const pz = p[2] - a[2];
  const t = Math.min(1, Math.max(0, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)));
  const dx = px - bx * t;
  const dy = py - by * t;
  const dz = pz - bz * t;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t);
}

/** Union with a rounded seam of width k. */
export function blend(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}

/** A box with rounded edges. */
export function box(p: Vec3, c: Vec3, half: Vec3, round = 0.006): number {
  const x = Math.abs(p[0] - c[0]) - half[0] + round;
  const y = Math.abs(p[1] - c[1]) - half[1] + round;
  const z = Math.abs(p[2] - c[2]) - half[2] + round;
  const outside = length3(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0));
  return outside + Math.min(0, Math.max(x, y, z)) - round;
}

/** Round and upright, from y0 to y1, its radius changing on the way. */
export function drum(p: Vec3, c: Vec3, size: { tall: number; low: number; high: number }): number {
  const t = Math.min(1, Math.max(0, (p[1] - c[1]) / size.tall));
  const radius = size.low + (size.high - size.low) * t;
  const side = length2(p[0] - c[0], p[2] - c[2]) - radius;
  const ends = Math.abs(p[1] - c[1] - size.tall / 2) - size.tall / 2;
  return Math.min(0, Math.max(side, ends)) + length2(Math.max(side, 0), Math.max(ends, 0));
}

/** A ring that lies flat. */
export function ring(p: Vec3, c: Vec3, wide: number, thick: number): number {
  const across = length2(p[0] - c[0], p[2] - c[2]) - wide;
  return length2(across, p[1] - c[1]) - thick;
}

/** A standing hoop, as of a basket's handle: its plane holds the upright and x. */
export function hoop(p: Vec3, c: Vec3, wide: number, thick: number): number {
  const across = length2(p[0] - c[0], p[1] - c[1]) - wide;
  return length2(across, p[2] - c[2]) - thick;
}

/** Berries on what would be smooth: a bunch, or a heap of them. */
export const berries = (p: Vec3, distance: number): number =>
  distance > 0.03 ? distance - 0.01 : distance + 0.0075 * bumpsAt(p);

/** Round bumps in no order: in straight rows they would be maize. */
function bumpsAt([x, y, z]: Vec3): number {
  return (
    Math.sin(x * 190 + 1.4 * Math.sin(y * 71 + z * 33)) *
    Math.sin(y * 190 + 1.4 * Math.sin(z * 83 + x * 41)) *
    Math.sin(z * 190 + 1.4 * Math.sin(x * 67 + y * 29))
  );
}
