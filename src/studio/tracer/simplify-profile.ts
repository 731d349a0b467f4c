import type { ProfileRun, Vec2 } from '#studio/scene-graph.ts';

/** One straight piece of a profile, with the normals and the texture v of both ends. */
export interface Segment {
  from: Vec2;
  to: Vec2;
  fromNormal: Vec2;
  toNormal: Vec2;
  v: Vec2;
}

const AXIS = 1e-6;
/** How far a simplified profile may leave the drawn one, in centimetres, or as a share of its size. */
const MAX_SLIP = 0.004;
const MAX_SLIP_SHARE = 1.5e-4;
/** How far the interpolated normal may turn from the drawn one, and along one piece: refraction shows both. */
const MAX_NORMAL_ERROR = 0.006;
const MAX_TURN = 0.24;

/** Cuts a run into as few segments as its curvature allows: every ray pays for every segment. */
export function segmentsOf(run: ProfileRun): Segment[] {
  const points = withoutDoubles(run.points);
  const normals = pointNormals(points, run.flip ? -1 : 1);
  const lengths = arcLengths(points);
  const total = lengths.at(-1) || 1;
  const [v0, v1] = run.v ?? [0, 1];
  const vAt = (i: number): number => v0 + ((v1 - v0) * lengths[i]!) / total;
  const isSmooth = run.smooth !== false;
  const corners = isSmooth ? keptCorners(points, normals) : points.map((_, i) => i);
  return corners.slice(1).map((to, k) => {
    const from = corners[k]!;
    const flat = edgeNormal(points[from]!, points[to]!, run.flip ? -1 : 1);
    return {
      from: points[from]!,
      to: points[to]!,
      fromNormal: isSmooth ? normals[from]! : flat,
      toNormal: isSmooth ? normals[to]! : flat,
      v: [vAt(from), vAt(to)],
    };
  });
}

function withoutDoubles(points: readonly Vec2[]): Vec2[] {
  return points.filter((p, i) => i === 0 || distance(p, points[i - 1]!) > 1e-7);
}

function distance(a: Vec2, b: Vec2): number {
  return Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
}

function edgeNormal(a: Vec2, b: Vec2, side: number): Vec2 {
  const size = distance(a, b) || 1;
  return [(side * (b[1] - a[1])) / size, (-side * (b[0] - a[0])) / size];
}

/** The mean of the neighbouring edges; on the axis straight up or down, so that domes have no pimple. */
function pointNormals(points: readonly Vec2[], side: number): Vec2[] {
  return points.map((p, i) => {
    const before = i > 0 ? edgeNormal(points[i - 1]!, p, side) : undefined;
    const after = i < points.length - 1 ? edgeNormal(p, points[i + 1]!, side) : undefined;
    const isEnd = !before || !after;
    if (isEnd && p[0] < Math.max(AXIS, 2e-4))
      return [0, Math.sign((before ?? after ?? [0, 1])[1]) || 1];
    const x = (before?.[0] ?? 0) + (after?.[0] ?? 0);
    const y = (before?.[1] ?? 0) + (after?.[1] ?? 0);
    const size = Math.sqrt(x * x + y * y) || 1;
    return [x / size, y / size];
  });
}

function arcLengths(points: readonly Vec2[]): number[] {
  let sum = 0;
  return points.map((p, i) => (sum += i === 0 ? 0 : distance(p, points[i - 1]!)));
}

/** Greedy: each piece reaches as far as everything it skips stays within the tolerances. */
function keptCorners(points: readonly Vec2[], normals: readonly Vec2[]): number[] {
  const slip = Math.max(MAX_SLIP, MAX_SLIP_SHARE * extent(points));
  const corners = [0];
  let from = 0;
  while (from < points.length - 1) {
    let to = from + 1;
    while (to + 1 < points.length && canSkip({ points, normals, from, to: to + 1, slip })) to++;
    corners.push(to);
    from = to;
  }
  return corners;
}

function extent(points: readonly Vec2[]): number {
  const radii = points.map((p) => p[0]);
  const heights = points.map((p) => p[1]);
  return Math.max(Math.max(...radii), Math.max(...heights) - Math.min(...heights));
}

interface Stretch {
  points: readonly Vec2[];
  normals: readonly Vec2[];
  from: number;
  to: number;
  slip: number;
}

function canSkip({ points, normals, from, to, slip }: Stretch): boolean {
  const [a, b, na, nb] = [points[from]!, points[to]!, normals[from]!, normals[to]!];
  if (distance(na, nb) > MAX_TURN) return false;
  const size = distance(a, b) || 1;
  for (let i = from + 1; i < to; i++) {
    const p = points[i]!;
    const t = ((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / (size * size);
    const on: Vec2 = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    if (t <= 0 || t >= 1 || distance(p, on) > slip) return false;
    const n: Vec2 = [na[0] + (nb[0] - na[0]) * t, na[1] + (nb[1] - na[1]) * t];
    if (distance(n, normals[i]!) > MAX_NORMAL_ERROR) return false;
  }
  return true;
}
