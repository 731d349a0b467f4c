import type { LandscapeCanvas } from '#studio/landscape/canvas.ts';
import { createKit } from '#studio/props/making/kit.ts';
import type { Kit } from '#studio/props/making/kit.ts';
import type { Place } from '#studio/props/making/place.ts';
import { createScene } from '#studio/scene-builder.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { facesOf } from './faces.ts';
import type { Face, Triple } from './faces.ts';

/** Where the middle of something stands, and which way its nose points: 0 to the right, a quarter turn away from us. */
export interface Standing {
  foot: Vec3;
  heading: number;
  /** Share of its own width, and of its true size. */
  narrow: number;
  size: number;
}

export const footAt = ({ terrain }: LandscapeCanvas, x: number, z: number): Vec3 => [
  x,
  Math.max(terrain.ground(x, z), terrain.waterLevel),
  z,
];

/** What lies level lies above the highest ground that it covers. */
export function highest(
  { terrain }: LandscapeCanvas,
  { x, near, far }: { x: number; near: number; far: number },
): number {
  let level = -Infinity;
  for (let z = near - 1; z <= far + 3; z += 0.5)
    for (let dx = -7; dx <= 7; dx += 1) level = Math.max(level, terrain.ground(x + dx, z));
  return level + 0.05;
}

/** Builds something on a table of its own, nose to the right, and puts it down in the land. */
export function standModel(
  { foot, heading, narrow, size }: Standing,
  build: (kit: Kit, place: Place) => void,
): Face[] {
  const scene = createScene();
  build(createKit(scene, 'preview'), { position: [0, 0, 0], yaw: 0 });
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)];
  // The table's z comes towards us, the land's goes away.
  const turned = ([x, y, z]: Vec3): Vec3 => [x * cos + z * sin, y, x * sin - z * cos];
  const put = ([x, y, z]: Vec3): Vec3 => {
    const [across, up, away] = turned([x, y, z * narrow]);
    const metres = size / 100;
    return [foot[0] + across * metres, foot[1] + up * metres, foot[2] + away * metres];
  };
  const each = <T>([a, b, c]: Triple<T>, change: (one: T) => T): Triple<T> => [
    change(a),
    change(b),
    change(c),
  ];
  return facesOf(scene).map((face) => ({
    ...face,
    points: each(face.points, put),
    normals: each(face.normals, turned),
  }));
}
