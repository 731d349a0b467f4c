import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonShape } from './person-shape.ts';
import { leant } from '#studio/people/acting/leaning.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';
import type { Arm } from '#studio/people/acting/stance.ts';

/** Bits of what a ray may meet; what is held or stands beside is always asked. */
export const TRUNK = 1;
export const LEGS = 2;
export const HEAD = 4;
export const FIRST_ARM = 8;
export const EVERYTHING = 31;

/** A thick line of the person's own space that holds one part of the figure. */
export interface Region {
  bit: number;
  from: Vec3;
  to: Vec3;
  radius: number;
}

/** Where each part of the figure is, so that a ray that passes it by need not measure it. */
export function regionsOf(shape: PersonShape, arms: readonly Arm[]): Region[] {
  const stance = stanceOf(shape.pose);
  const [hip, neck] = [leant([0, 0.8, 0], stance), leant([0, 1.42, 0], stance)];
  const crown = leant([0, 1.66, 0], stance);
  const hat = shape.hat === 'none' ? 0.3 : 0.6;
  const raised = stance.raised + (shape.raised ?? 0);
  const own: Region[] = [
    // Aprons, scarves and hoods go with the trunk.
    { bit: TRUNK, from: hip, to: neck, radius: 0.34 },
    { bit: LEGS, from: [0, 1, 0], to: [0, 0, 0.1], radius: 0.66 },
    { bit: HEAD, from: neck, to: crown, radius: hat },
    ...arms.flatMap(({ shoulder, elbow, hand }, i): Region[] => [
      { bit: FIRST_ARM << i, from: shoulder, to: elbow, radius: 0.13 },
      { bit: FIRST_ARM << i, from: elbow, to: hand, radius: 0.15 },
    ]),
  ];
  if (raised === 0) return own;
  const up = ([x, y, z]: Vec3): Vec3 => [x, y + raised, z];
  return own.map((region) => ({ ...region, from: up(region.from), to: up(region.to) }));
}
