import { box } from '#studio/people/painting/distance.ts';
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
