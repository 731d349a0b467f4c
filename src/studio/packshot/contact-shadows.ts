import { hullOf, spanOf } from '#studio/compose/camera/bounds.ts';
import { frameBoxOf } from '#studio/compose/camera/frame-camera.ts';
import type { Shot, Stage } from '#studio/compose/stage.ts';
import type { Vec2, Vec3 } from '#studio/scene-graph.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { ContactShadow } from './cutout.ts';

/** Lower than this, a thing counts as touching the ground. */
const TOUCH = 0.7;

/** Where the things of a packshot stand or lie: an ellipse under each foot, or along all of what sprawls. */
export function shadowsOf(stage: Stage, shot: Shot): ContactShadow[] {
  const { scene } = stage;
  return scene.objects.flatMap(({ id, thing }): ContactShadow[] => {
    const hull = hullOf(scene, new Set([id]));
    const foot = hull.filter((p) => p[1] < TOUCH);
    if (foot.length < 3 || isStrewn(hull, thing)) return [];
    const cells = isSprawling(hull) ? cellsOf(hull.filter((p) => p[1] < LYING)) : [foot];
    return cells.map((points) => shadowUnder(stage, shot, points));
  });
}

function shadowUnder({ brief, aspect }: Stage, shot: Shot, points: readonly Vec3[]): ContactShadow {
  const flat = points.map(([x, , z]): Vec3 => [x, 0, z]);
  const box = frameBoxOf(flat, shot.camera, aspect);
  return {
    x: ((box.left + box.right) / 2) * brief.width,
    y: ((box.top + box.bottom) / 2) * brief.height,
    rx: ((box.right - box.left) / 2) * brief.width,
    ry: Math.max(0.004 * brief.height, ((box.bottom - box.top) / 2) * brief.height),
  };
}

/** Petals lie far apart: one shadow under all of them would be a stain. */
function isStrewn(hull: readonly Vec3[], thing: ThingId | undefined): boolean {
  const [left, right] = spanOf(hull, 0);
  const isFlat = right - left > STREWN.wide && hull.every(([, y]) => y < STREWN.tall);
  return isFlat && !(thing && isSprawling(hull) && IN_ONE_PIECE.has(thing));
}
const STREWN = { wide: 14, tall: 3 };
/** As flat and as wide, and not strewn at all. */
const IN_ONE_PIECE: ReadonlySet<ThingId> = new Set<ThingId>([
  'waiters_friend',
  'corkscrew',
  'knife',
  'fork',
  'spoon',
  'secateurs',
  'pipette',
]);

/** What lies askew, or is a T as a corkscrew is, covers little of its box: that box would be a stain too. */
function isSprawling(hull: readonly Vec3[]): boolean {
  const [left, right] = spanOf(hull, 0);
  const [far, near] = spanOf(hull, 2);
  const width = Math.max(right - left, near - far);
  const isLying = hull.every(([, y]) => y < Math.min(LYING, width * 0.4));
  return isLying && areaOf(hull) < SPARSE * (right - left) * (near - far);
}
const LYING = 4;
const SPARSE = 0.66;

/** Spots along all of it, so close that their soft rims make one shadow. */
function cellsOf(points: readonly Vec3[]): Vec3[][] {
  const known = [...new Map(points.map(([x, , z]) => [cellAt(x, z), [x, z] as Vec2])).values()];
  // Corners are known of a shape, and what is between them is the shape too.
  const along = joinsOf(known).flatMap(([[x, z], [nx, nz]]) => {
    const steps = Math.floor(Math.hypot(nx - x, nz - z) / CELL);
    return Array.from({ length: steps }, (_, k): Vec2 => {
      const t = (k + 1) / (steps + 1);
      return [x + (nx - x) * t, z + (nz - z) * t];
    });
  });
  const spots = new Map([...known, ...along].map(([x, z]) => [cellAt(x, z), [x, z] as const]));
  return [...spots.values()].map(([x, z]) =>
    [-1, 1].flatMap((s): Vec3[] => [
      [x + s * SPOT, 0, z],
      [x, 0, z + s * SPOT],
    ]),
  );
}
const [CELL, SPOT, JOINED] = [0.9, 0.85, 3.2];
const cellAt = (x: number, z: number): string => `${Math.floor(x / CELL)} ${Math.floor(z / CELL)}`;

/** Each point with the nearest that is joined already, and with all that are close. */
function joinsOf(points: readonly Vec2[]): (readonly [Vec2, Vec2])[] {
  const apart = (a: Vec2, b: Vec2): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const close = points.flatMap((a, i) =>
    points.slice(i + 1).flatMap((b) => (apart(a, b) < JOINED ? [[a, b] as const] : [])),
  );
  const joined = points.slice(0, 1);
  const left = new Set(points.slice(1));
  const chain: (readonly [Vec2, Vec2])[] = [];
  while (left.size > 0) {
    const pairs = [...left].map((one) => {
      const near = joined.reduce((a, b) => (apart(one, b) < apart(one, a) ? b : a));
      return { one, near, gap: apart(one, near) };
    });
    const { one, near } = pairs.reduce((a, b) => (b.gap < a.gap ? b : a));
    chain.push([one, near]);
    joined.push(one);
    left.delete(one);
  }
  return [...close, ...chain];
}

/** Of the convex outline on the ground. */
function areaOf(hull: readonly Vec3[]): number {
  const points = hull
    .map(([x, , z]): Vec2 => [x, z])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const outline = [...chainOf(points), ...chainOf(points.toReversed())];
  const twice = outline.reduce((sum, [x, z], i) => {
    const [nx, nz] = outline[(i + 1) % outline.length]!;
    return sum + x * nz - nx * z;
  }, 0);
  return Math.abs(twice) / 2;
}

function chainOf(points: readonly Vec2[]): Vec2[] {
  const chain: Vec2[] = [];
  for (const p of points) {
    while (chain.length > 1 && turnOf(chain.at(-2)!, chain.at(-1)!, p) <= 0) chain.pop();
    chain.push(p);
  }
  return chain.slice(0, -1);
}
const turnOf = (a: Vec2, b: Vec2, c: Vec2): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
