import { drum, length3, limb, ring } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';
import { cross, normalize, subtract } from '#studio/vector.ts';
import type { Hold } from './held.ts';

/** A bottle whose foot stands at the origin of its own upright. */
export function bottleAt(q: Vec3, take: Take): void {
  const near = length3(q[0], q[1] - 0.15, q[2]) - 0.2;
  if (near > 0.1) return take(near, 'bottle');
  const body = drum(q, STAND, BODY) - 0.002;
  const isLabel = q[1] > 0.055 && q[1] < 0.135;
  take(body, isLabel ? 'label' : 'bottle');
  take(limb(q, SHOULDER, NECK, 0.038, 0.016), 'bottle');
  take(limb(q, NECK, MOUTH, 0.0145, 0.0145), q[1] > 0.245 ? 'foil' : 'bottle');
}
// Out here, because points are measured by the million.
const STAND: Vec3 = [0, 0, 0];
const BODY = { tall: 0.19, low: 0.037, high: 0.037 };
const SHOULDER: Vec3 = [0, 0.19, 0];
const NECK: Vec3 = [0, 0.22, 0];
const MOUTH: Vec3 = [0, 0.295, 0];

/** Upright, held round the body. */
export const holdBottle: Hold = (p, { at: [x, y, z] }, take) =>
  bottleAt([p[0] - x, p[1] - y + 0.1, p[2] - z - 0.035], take);

/** By its foot, so that the label is free to be read. */
export const holdBottleUp: Hold = (p, { at: [x, y, z] }, take) =>
  bottleAt([p[0] - x, p[1] - y + 0.03, p[2] - z - 0.035], take);

/** From points in the room to the upright of something that lies from `foot` towards `mouth`. */
export function alongAxis(foot: Vec3, mouth: Vec3): (p: Vec3) => Vec3 {
  const up = normalize(subtract(mouth, foot));
  const right = normalize(cross(up, [0.03, 0.01, 1]));
  const front = cross(right, up);
  return (p) => {
    const x = p[0] - foot[0];
    const y = p[1] - foot[1];
    const z = p[2] - foot[2];
    return [
      x * right[0] + y * right[1] + z * right[2],
      x * up[0] + y * up[1] + z * up[2],
      x * front[0] + y * front[1] + z * front[2],
    ];
  };
}

/** In a sleeve of paper, tied at the neck. */
export const holdWrappedBottle: Hold = (p, { at: [x, y, z] }, take) => {
  const q: Vec3 = [p[0] - x, p[1] - y + 0.1, p[2] - z - 0.035];
  bottleAt(q, take);
  const fold = 0.004 * Math.sin(Math.atan2(q[2], q[0]) * 9);
  take(drum(q, [0, -0.004, 0], { tall: 0.17, low: 0.05, high: 0.062 }) + fold, 'paper');
  take(ring(q, [0, 0.12, 0], 0.06, 0.006), 'scarf');
};
