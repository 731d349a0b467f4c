import {
  addSurface,
  addTube,
  apart,
  curve,
  paint,
  startModel,
} from '#studio/props/making/model.ts';
import type { MakeThing } from '#studio/things/photo-maker.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** Half a width and a height for each step from the foot up to the rim. */
const SIDE = [
  [2.9, 0],
  [2.7, 0.5],
  [2.1, 0.9],
  [2.4, 1.5],
  [4, 2.8],
  [4.9, 4.4],
  [5.1, 5.6],
] as const;
const TOP = 5.6;

/** How far a point of the wall is drawn out into the spout. */
function spoutAt(a: number, y: number): number {
  const front = Math.max(0, Math.cos(a)) ** 5;
  return front * Math.max(0, (y - 2) / (TOP - 2)) ** 1.5;
}

function wallAt(a: number, radius: number, y: number): Vec3 {
  const spout = spoutAt(a, y);
  const back = Math.max(0, -Math.cos(a)) ** 4 * Math.max(0, (y - 3) / (TOP - 3));
  return [
    Math.cos(a) * radius * 1.35 + spout * 3.6,
    y + spout * 1.5 + back * 0.7,
    Math.sin(a) * radius * (1 - spout * 0.3),
  ];
}

/** White porcelain with a lip to pour and a handle, gravy almost up to the rim. */
export const makeGravyBoat: MakeThing = (kit, place, { colour }) => {
  const model = startModel(kit, place, 'gravy_boat');
  const china = paint(kit, colour ?? '#ece8df', { coat: 0.8, rough: 0.17 });
  const wall = (inset: number) => (u: number, v: number) => {
    const step = v * (SIDE.length - 1);
    const i = Math.min(SIDE.length - 2, Math.floor(step));
    const [from, to] = [SIDE[i] ?? SIDE[0], SIDE[i + 1] ?? SIDE[0]];
    const [radius, y] = [0, 1].map(
      (k) => (from[k] ?? 0) + ((to[k] ?? 0) - (from[k] ?? 0)) * (step - i),
    );
    return wallAt(-u * 6.283, (radius ?? 0) - inset, y ?? 0);
  };
  addSurface(model, { columns: 72, rows: 24, isClosed: true, material: china, point: wall(0) });
  addSurface(model, {
    columns: 72,
    rows: 18,
    isClosed: true,
    material: china,
    // From the rim down the inside.
    point: (u, v) => wall(0.32 * Math.min(1, v * 6))(u, 1 - v * 0.4),
  });
  addSurface(apart(model, 'gravy'), {
    columns: 72,
    rows: 4,
    isClosed: true,
    material: paint(kit, '#4a200c', { coat: 0.9, rough: 0.1 }),
    point: (u, v) => {
      const [x, , z] = wallAt(-u * 6.283, 4.72, 4.6);
      return [x * v, 4.7, z * v];
    },
  });
  addTube(
    model,
    curve([
      [-6.4, 5.4, 0],
      [-8.6, 6.6, 0],
      [-10.2, 5.2, 0],
      [-9.4, 3, 0],
      [-6.2, 2.4, 0],
    ]),
    { radius: 0.5, material: china },
  );
};
