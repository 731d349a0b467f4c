import { Path2D } from '@napi-rs/canvas';

export type Point = readonly [x: number, y: number];

export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Outlines written as in SVG: '0.1,0.2 0.3,0.4'. */
export function points(text: string): Point[] {
  return text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const [x, y] = pair.split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) {
        throw new Error(`“${pair}” is no point.`);
      }
      return [x, y];
    });
}

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const lerpPoint = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
];

export function polygon(points: readonly Point[], isClosed = true): Path2D {
  const path = new Path2D();
  points.forEach(([x, y], i) => (i === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  if (isClosed) path.closePath();
  return path;
}

/** A smooth line through the points; closed shapes flow through their start. */
export function smooth(points: readonly Point[], isClosed = true, tension = 0.45): Path2D {
  const count = points.length;
  const at = (i: number): Point => {
    const index = isClosed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[index] ?? [0, 0];
  };
  const path = new Path2D();
  path.moveTo(...at(0));
  const k = tension / 3;
  for (let i = 0; i < (isClosed ? count : count - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path.bezierCurveTo(
      b[0] + (c[0] - a[0]) * k,
      b[1] + (c[1] - a[1]) * k,
      c[0] - (d[0] - b[0]) * k,
      c[1] - (d[1] - b[1]) * k,
      c[0],
      c[1],
    );
  }
  if (isClosed) path.closePath();
  return path;
}

export function rectangle({ x, y, width, height }: Rect): Path2D {
  const path = new Path2D();
  path.rect(x, y, width, height);
  return path;
}

export function roundedRectangle({ x, y, width, height }: Rect, radius: number): Path2D {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function circle([x, y]: Point, radius: number): Path2D {
  return ellipse([x, y], radius, radius);
}

export function ellipse([x, y]: Point, rx: number, ry: number, turn = 0): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  return path;
}

/** A bar with round ends, from one point to another. */
export function capsule(from: Point, to: Point, radius: number): Path2D {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const path = new Path2D();
  path.arc(from[0], from[1], radius, angle + Math.PI / 2, angle - Math.PI / 2);
  path.arc(to[0], to[1], radius, angle - Math.PI / 2, angle + Math.PI / 2);
  path.closePath();
  return path;
}

/** A star burst of alternating radii. */
export function burst(centre: Point, radii: readonly number[], turn = 0): Path2D {
  return polygon(
    radii.map((radius, i) => {
      const angle = turn + (i / radii.length) * Math.PI * 2;
      return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
    }),
  );
}

/**
 * A profile [radius, height] with rising heights, as a dense polyline. Monotone between its
 * points, so that a straight flank never bulges where it meets a shoulder.
 */
export function profileCurve(points: readonly Point[], stepsPerSegment = 8): Point[] {
  const slopes = points.map((_, i) => slopeAt(points, i));
  const out: Point[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [r0, y0] = points[i] ?? [0, 0];
    const [r1, y1] = points[i + 1] ?? [0, 0];
    const span = y1 - y0;
    for (let step = 0; step < stepsPerSegment; step++) {
      const t = step / stepsPerSegment;
      const [t2, t3] = [t * t, t * t * t];
      const radius =
        r0 * (2 * t3 - 3 * t2 + 1) +
        r1 * (3 * t2 - 2 * t3) +
        span * ((slopes[i] ?? 0) * (t3 - 2 * t2 + t) + (slopes[i + 1] ?? 0) * (t3 - t2));
      out.push([radius, lerp(y0, y1, t)]);
    }
  }
  out.push(points.at(-1) ?? [0, 0]);
  return out;
}

/** Harmonic mean of the neighbouring slopes; flat at a turning point. */
function slopeAt(points: readonly Point[], i: number): number {
  const slope = (j: number) => {
    const [r0, y0] = points[j] ?? [0, 0];
    const [r1, y1] = points[j + 1] ?? [0, 1];
    return (r1 - r0) / (y1 - y0);
  };
  if (i === 0) return slope(0);
  if (i === points.length - 1) return slope(i - 1);
  const [a, b] = [slope(i - 1), slope(i)];
  return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
}
