import { isHeld } from './lay-out.ts';
import type { Block } from './block.ts';

/** A thing on the floor that is taller than this is shown smaller, with everything round it. */
const TALLEST = 44;
/** Smaller than this share of its size nothing is recognised: it stands nearer to the camera. */
const LEAST = 0.34;
/** Beside a barrel a bottle stands a step nearer: it is what the picture is of. */
const NEARER = 1.25;

interface Scaled extends Block {
  k: number;
  pieces: readonly { x: number; z: number }[];
}

/** One scale for all where something stands on the floor: a bottle before a tank is a bottle's size. */
export function toTrueScale<T extends Scaled>(company: readonly T[]): T[] {
  const floor = company.filter((one) => one.stance === 'floor');
  if (floor.length === 0) return [...company];
  const k = Math.min(1, TALLEST / Math.max(...floor.map((one) => one.height)));
  // A circle of 'in' and 'on' ends nowhere.
  const standsOnFloor = (one: T, hops = 0): boolean =>
    one.stance === 'floor' ||
    (isHeld(one) && hops < company.length && standsOnFloor(company[one.relation!.to]!, hops + 1));
  return company.map((one) =>
    resized(one, standsOnFloor(one) ? k : Math.max(Math.min(1, k * NEARER), LEAST)),
  );
}

/** The same things in another size, their places among each other with them. */
export const resized = <T extends Scaled>(one: T, k: number): T => ({
  ...one,
  k: one.k * k,
  width: one.width * k,
  depth: one.depth * k,
  height: one.height * k,
  ...(one.rows && { rows: [one.rows[0] * k, one.rows[1] * k] as const }),
  pieces: one.pieces.map((p) => ({ ...p, x: p.x * k, z: p.z * k })),
});
