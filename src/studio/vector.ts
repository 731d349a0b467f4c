import type { Rotation, Vec3 } from './scene-graph.ts';

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const eachOf = (a: Vec3, change: (value: number) => number): Vec3 => [
  change(a[0]),
  change(a[1]),
  change(a[2]),
];
/** For what is worked out of several vectors or colours, part by part. */
export const byPart = (part: (k: 0 | 1 | 2) => number): Vec3 => [part(0), part(1), part(2)];

export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function normalize(a: Vec3): Vec3 {
  return scale(a, 1 / (length(a) || 1));
}

export const NO_ROTATION: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function rotate(m: Rotation, v: Vec3): Vec3 {
  return [
    m[0] * v[0] + m[1] * v[1] + m[2] * v[2],
    m[3] * v[0] + m[4] * v[1] + m[5] * v[2],
    m[6] * v[0] + m[7] * v[1] + m[8] * v[2],
  ];
}

export function transpose(m: Rotation): Rotation {
  return [m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]];
}

/** First `b`, then `a`. */
export function compose(a: Rotation, b: Rotation): Rotation {
  const [x, y, z] = [
    rotate(a, [b[0], b[3], b[6]]),
    rotate(a, [b[1], b[4], b[7]]),
    rotate(a, [b[2], b[5], b[8]]),
  ];
  return [x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]];
}

/** Turns about y, then x, then z, in radians. */
export function rotation({
  x = 0,
  y = 0,
  z = 0,
}: {
  x?: number;
  y?: number;
  z?: number;
}): Rotation {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(x),
    Math.sin(x),
    Math.cos(y),
    Math.sin(y),
    Math.cos(z),
    Math.sin(z),
  ] as const;
  const aboutY: Rotation = [cy, 0, sy, 0, 1, 0, -sy, 0, cy];
  const aboutX: Rotation = [1, 0, 0, 0, cx, -sx, 0, sx, cx];
  const aboutZ: Rotation = [cz, -sz, 0, sz, cz, 0, 0, 0, 1];
  return compose(aboutZ, compose(aboutX, aboutY));
}
