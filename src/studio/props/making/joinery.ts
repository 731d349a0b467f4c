import type { MaterialRef, Vec2, Vec3 } from '#studio/scene-graph.ts';
import { addLathe, addTube } from './model.ts';
import type { Model, Part } from './model.ts';
import { AXIS } from './profile.ts';

const numbersOf = (text: string): number[][] =>
  text.split(',').map((point) => point.trim().split(/\s+/).map(Number));

/** A profile told in short, radius and height: '0 0, 4 0, 4 10'. */
export const profileOf = (text: string): Vec2[] =>
  numbersOf(text).map(([r = 0, y = 0]) => [Math.max(AXIS, r), y]);

/** A line in space told in short: '0 0 0, 0 10 2'. */
export const pathOf = (text: string): Vec3[] =>
  numbersOf(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);

/** Turned on a lathe from a profile told in short. */
export const addTurned = (
  model: Model,
  profile: string,
  material: MaterialRef,
  part: Part & { isSharp?: boolean } = {},
): void => addLathe(model, profileOf(profile), material, part);

/** A straight rod from end to end. */
export const addRod = (
  model: Model,
  [from, to]: readonly [Vec3, Vec3],
  { radius, material, sides = 8 }: { radius: number; material: MaterialRef; sides?: number },
): void => addTube(model, [from, to], { radius, material, sides });

/** A disc, a can, a leg: upright unless turned. */
export function addDrum(
  model: Model,
  {
    radius,
    top = radius,
    height,
    ...part
  }: Part & { radius: number; top?: number; height: number },
  material: MaterialRef,
): void {
  addLathe(model, profileOf(`0 0, ${radius} 0, ${top} ${height}, 0 ${height}`), material, {
    ...part,
    isSharp: true,
  });
}

/** A ring lying flat unless turned. */
export function addRing(
  model: Model,
  { radius, thickness, ...part }: Part & { radius: number; thickness: number },
  material: MaterialRef,
): void {
  const points = Array.from({ length: 13 }, (_, i): Vec2 => {
    const a = (i / 12) * Math.PI * 2;
    return [radius + Math.cos(a) * thickness, Math.sin(a) * thickness];
  });
  addLathe(model, points, material, part);
}

/** Both sides of what is built alike to the left and to the right. */
export const SIDES = [-1, 1] as const;
