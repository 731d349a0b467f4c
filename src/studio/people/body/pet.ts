import type { Vec3 } from '#studio/scene-graph.ts';
import { standFor } from '#studio/props/animals/breeds.ts';
import type { Breed } from '#studio/props/animals/breeds.ts';
import type { DogBody } from '#studio/props/animals/dog-body.ts';
import { dogBody, eyesOf } from '#studio/props/animals/dog-body.ts';
import { standOf } from '#studio/props/animals/dog-stands.ts';
import { fbm } from '#studio/textures/noise.ts';
import { length, scale, subtract } from '#studio/vector.ts';
import { blend, ellipsoid, limb } from '#studio/people/painting/distance.ts';
import type { Part, Take } from './part.ts';

const CENTIMETRES = 100;

/** A dog in the pose that was asked for; sitting where nothing is said. */
export function dogTaker(states: readonly string[], breed: Breed): (p: Vec3, take: Take) => void {
  const stand = standFor(standOf(breed.stands ? [...states, 'standing'] : states), breed);
  const { solid, coatAt } = dogBody(stand, breed.ears);
  const eyes = eyesOf(stand);
  const unit = CENTIMETRES / breed.size;
  return (p, take) => {
    const q = scale(p, unit);
    const body = solid(q) / unit;
    take(body + fur(p), body < NEAR ? PAINTED[coatAt(q)] : 'torso');
    for (const { at, radius } of eyes) take((length(subtract(q, at)) - radius) / unit, 'eye');
  };
}
const PAINTED = {
  ear: 'hair',
  muzzle: 'sleeve',
  chest: 'sleeve',
  paw: 'sleeve',
  back: 'torso',
} as const satisfies Record<ReturnType<DogBody['coatAt']>, Part>;
/** Which part it is matters where the body is hit only. */
const NEAR = 0.02;

/** A cat that sits, its tail round its paws, pointed ears. */
export function takeCat(p: Vec3, take: Take): void {
  const m: Vec3 = [Math.abs(p[0]), p[1], p[2]];
  const haunch = ellipsoid(p, [0, 0.1, -0.03], [0.078, 0.106, 0.09]);
  const chest = ellipsoid(p, [0, 0.175, 0.014], [0.055, 0.085, 0.052]);
  const thigh = ellipsoid(m, [0.058, 0.052, 0], [0.035, 0.052, 0.062]);
  const neck = ellipsoid(p, [0, 0.232, 0.02], [0.036, 0.05, 0.036]);
  take(blend(blend(blend(haunch, chest, 0.05), neck, 0.03), thigh, 0.025) + fur(p) * 0.8, 'torso');
  take(limb(m, [0.028, 0.15, 0.035], [0.029, 0.015, 0.06], 0.02, 0.017), 'legs');
  take(limb(p, [0.05, 0.018, -0.09], [0.115, 0.018, 0], 0.018, 0.016), 'torso');
  take(limb(p, [0.115, 0.018, 0], [0.05, 0.018, 0.1], 0.016, 0.011), 'torso');
  const skull = ellipsoid(p, [0, 0.27, 0.035], [0.056, 0.048, 0.05]);
  const muzzle = ellipsoid(p, [0, 0.256, 0.078], [0.024, 0.017, 0.018]);
  const cheeks = ellipsoid(p, [0, 0.257, 0.048], [0.054, 0.03, 0.036]);
  take(blend(blend(skull, cheeks, 0.02), muzzle, 0.015) + fur(p) * 0.25, 'sleeve');
  take(limb(m, [0.034, 0.3, 0.03], [0.044, 0.345, 0.026], 0.02, 0.004), 'sleeve');
  take(ellipsoid(m, [0.022, 0.278, 0.079], [0.01, 0.008, 0.006]), 'flame');
  take(ellipsoid(p, [0, 0.262, 0.097], [0.006, 0.004, 0.004]), 'eye');
}

const fur = (p: Vec3): number =>
  0.012 * (fbm(p[0] * 42 + p[2] * 34, p[1] * 36 - p[2] * 14, 2, 7) - 0.5);
