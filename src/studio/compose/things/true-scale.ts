import { isHeld } from './lay-out.ts';
import type { Block } from './lay-out.ts';

/** A thing on the floor that is taller than this is shown smaller, with everything round it. */
const TALLEST = 44;
/** Smaller than this share of its size nothing is recognised: it stands nearer to the camera. */
const LEAST = 0.34;

interface Scaled extends Block {
  k: number;
  pieces: readonly { x: number; z: number }[];
}

/** One scale for all where something stands on the floor: a bottle before a tank is a bottle's size. */
export function toTrueScale<T extends Scaled>(company: readonly T[]): T[] {
  const floor = company.filter((one) => one.stance === 'floor');
  if (floor.length === 0) return [...company];
  const k = Math.min(1, TALLEST / Math.max(...floor.map((one) => one.height)));
  const standsOnFloor = (one: T): boolean =>
    one.stance === 'floor' || (isHeld(one) && standsOnFloor(company[one.relation!.to]!));
  return company.map((one) => resized(one, standsOnFloor(one) ? k : Math.max(k, LEAST)));
}

const resized = <T extends Scaled>(one: T, k: number): T => ({
  ...one,
  k,
  width: one.width * k,
  depth: one.depth * k,
  height: one.height * k,
  pieces: one.pieces.map((p) => ({ ...p, x: p.x * k, z: p.z * k })),
});
