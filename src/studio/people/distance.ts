import type { Vec3 } from '#studio/scene-graph.ts';

// Signed distances to simple solids, in metres; negative inside.

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
