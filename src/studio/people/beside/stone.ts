import { box, limb } from '#studio/people/painting/distance.ts';
import { SOFA_SEAT } from './sofa.ts';
import type { Take } from '#studio/people/body/part.ts';
import type { Vec3 } from '#studio/scene-graph.ts';

type Stand = (p: Vec3, take: Take) => void;

/** One for all who sit on it; the first of them sits at its left. */
const ledgeFor =
  (people: number, ledge: (p: Vec3, half: number, take: Take) => void): Stand =>
  ([x, y, z], take) => {
    const middle = (people - 1) * (SOFA_SEAT / 2);
    ledge([x - middle, y, z], Math.max(1.15, middle + 0.8), take);
  };

/** A flight of steps; somebody sits on the second one, their feet on the ground before it. */
export const stepsFor = (people: number): Stand =>
  ledgeFor(people, (p, half, take) => {
    take(box(p, [0, 0.22, -0.12], [half, 0.22, 0.3], 0.014), 'step');
    take(box(p, [0, 0.33, -0.62], [half, 0.33, 0.24], 0.014), 'step');
    take(box(p, [0, 0.44, -1], [half, 0.44, 0.2], 0.014), 'step');
  });

/** A low wall to sit on. */
export const wallFor = (people: number): Stand =>
  ledgeFor(people, (p, half, take) => {
    take(box(p, [0, 0.19, -0.08], [half + 0.15, 0.19, 0.2], 0.02), 'stone');
    take(box(p, [0, 0.41, -0.08], [half + 0.19, 0.03, 0.25], 0.02), 'stone');
  });

/** The end of a jetty: boards on piles, its edge below the knees of whoever sits there. */
export const jettyFor = (people: number): Stand =>
  ledgeFor(people, (p, half, take) => {
    const gap = 0.006 * Math.max(0, Math.cos(p[0] * 34)) ** 12;
    take(box(p, [0, 0.41, -0.72], [half, 0.03, 0.9], 0.004) + gap, 'table');
    take(box(p, [0, 0.33, 0.14], [half, 0.05, 0.03], 0.004), 'table');
    const q: Vec3 = [Math.abs(p[0]), p[1], p[2]];
    const at = half - 0.12;
    take(limb(q, [at, -0.6, 0.2], [at, 0.62, 0.2], 0.085, 0.08), 'table');
  });

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
