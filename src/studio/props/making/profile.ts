import type { Vec2 } from '#studio/scene-graph.ts';

/** Radius on the axis: lathes dislike an exact zero. */
export const AXIS = 0.0001;

/** Catmull–Rom through control points, as a dense line; radii never become negative. */
export function spline(points: readonly Vec2[], perSpan = 8): Vec2[] {
  const out: Vec2[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[i]!;
    const c = points[i + 1]!;
    const d = points[Math.min(points.length - 1, i + 2)]!;
    for (let k = 0; k < perSpan; k++) {
      const t = k / perSpan;
      out.push([
        Math.max(0, catmull(a[0], b[0], c[0], d[0], t)),
        catmull(a[1], b[1], c[1], d[1], t),
      ]);
    }
  }
  out.push(points.at(-1)!);
  return out;
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  return (
    0.5 *
    (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t2 * t)
  );
}

export function scaleProfile(points: readonly Vec2[], k: number, lift = 0): Vec2[] {
  return points.map(([r, y]) => [r * k, y * k + lift]);
}

/** Moves a profile inwards along its normals by a thickness that may depend on the height. */
export function inset(points: readonly Vec2[], thickness: (y: number) => number): Vec2[] {
  return points.map(([r, y], i) => {
    const a = points[Math.max(0, i - 1)]!;
    const b = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const w = thickness(y);
    return [r - ((b[1] - a[1]) / length) * w, y + ((b[0] - a[0]) / length) * w];
  });
}

export interface SplitProfile {
  below: Vec2[];
  above: Vec2[];
  /** Radius at the cut. */
  radius: number;
}

/** Cuts a rising profile at a height: what the liquid touches and what stays dry. */
export function splitAt(points: readonly Vec2[], level: number): SplitProfile {
  const below = points.filter(([, y]) => y <= level);
  const rest = points.filter(([, y]) => y > level);
  const a = below.at(-1);
  const b = rest[0];
  if (!a || !b) return { below, above: rest, radius: (a ?? b)?.[0] ?? 0 };
  const radius = a[0] + (b[0] - a[0]) * ((level - a[1]) / (b[1] - a[1]));
  return { below: [...below, [radius, level]], above: [[radius, level], ...rest], radius };
}

/** Radius of a profile at a height. */
export function radiusAt(points: readonly Vec2[], y: number): number {
  const next = points.findIndex((p) => p[1] >= y);
  if (next <= 0) return points[next === 0 ? 0 : points.length - 1]![0];
  const a = points[next - 1]!;
  const b = points[next]!;
  return a[0] + (b[0] - a[0]) * ((y - a[1]) / (b[1] - a[1] || 1));
}

/** Height at which a bowl is widest: where a careful waiter stops pouring. */
export function widestAt(points: readonly Vec2[]): number {
  return points.reduce((best, p) => (p[0] > best[0] ? p : best))[1];
}
