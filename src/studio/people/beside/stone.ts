import { box, limb } from '#studio/people/painting/distance.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

/** A flight of steps; somebody sits on the second one, their feet on the ground before it. */
export function standSteps(p: Vec3, take: Take): void {
  take(box(p, [0, 0.22, -0.12], [1.15, 0.22, 0.3], 0.014), 'step');
  take(box(p, [0, 0.33, -0.62], [1.15, 0.33, 0.24], 0.014), 'step');
  take(box(p, [0, 0.44, -1], [1.15, 0.44, 0.2], 0.014), 'step');
}

/** A low wall to sit on. */
export function standWall(p: Vec3, take: Take): void {
  take(box(p, [0, 0.19, -0.08], [1.3, 0.19, 0.2], 0.02), 'stone');
  take(box(p, [0, 0.41, -0.08], [1.34, 0.03, 0.25], 0.02), 'stone');
}

/** A wall as high as the elbows of somebody who leans on it. */
export function standParapet(p: Vec3, take: Take): void {
  const courses = 0.006 * Math.max(0, Math.cos(p[1] * 31)) ** 8;
  take(box(p, [0, 0.47, 0.58], [3, 0.47, 0.17], 0.02) + courses, 'stone');
  take(box(p, [0, 0.965, 0.58], [3.04, 0.035, 0.22], 0.015), 'stone');
}

/** The same height, on round posts. */
export function standBalustrade(p: Vec3, take: Take): void {
  take(box(p, [0, 0.965, 0.58], [3.04, 0.035, 0.15], 0.015), 'rail');
  take(box(p, [0, 0.05, 0.58], [3.04, 0.05, 0.14], 0.01), 'rail');
  const x = p[0] - Math.round(p[0] / POSTS) * POSTS;
  if (Math.abs(p[0]) > 3) return;
  const q: Vec3 = [x, p[1], p[2]];
  take(limb(q, [0, 0.1, 0.58], [0, 0.42, 0.58], 0.055, 0.075), 'rail');
  take(limb(q, [0, 0.42, 0.58], [0, 0.93, 0.58], 0.075, 0.035), 'rail');
}
const POSTS = 0.24;
