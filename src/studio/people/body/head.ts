import type { Vec3 } from '#studio/scene-graph.ts';
import { length3, limb } from '#studio/people/painting/distance.ts';
import { takeFace } from './face.ts';
import { headSize, intoHead } from './head-turn.ts';
import { takeHair } from './hair.ts';
import { takeHat } from './hats.ts';
import type { Take } from './part.ts';
import type { PersonShape } from './person-shape.ts';

/** The skull with its ears, nose, beard and short hair. */
const SKULL_AT: Vec3 = [0, 1.645, 0.005];
const SKULL_ROOM = 0.16;
const SHORT: ReadonlySet<PersonShape['hair']> = new Set(['short', 'tonsure', 'bald']);

/** Neck, face, hair and hat; `q` stands upright. What is farther than `limit` need not be measured. */
export function headOf(
  shape: PersonShape,
  nod: number,
): (q: Vec3, limit: number, take: Take) => void {
  const { k, pivot } = headSize(shape);
  const ownHead = intoHead(shape, nod);
  const [low, high] = shape.isWoman ? [0.049, 0.041] : [0.058, 0.05];
  const hasLongHair = !SHORT.has(shape.hair);
  // One for all points; see `person.ts`.
  const nearest = { distance: 0.5 };
  let takeOf: Take | null = null;
  const grown: Take = (distance, part) => {
    if (distance < nearest.distance) nearest.distance = distance;
    takeOf?.(distance * k, part);
  };
  return (q, limit, take) => {
    const p = ownHead(q);
    nearest.distance = limit / k;
    takeOf = take;
    grown(limb([q[0] / k, (q[1] - pivot) / k + 1.5, q[2] / k], NAPE, THROAT, low, high), 'skin');
    const skull = length3(p[0] - SKULL_AT[0], p[1] - SKULL_AT[1], p[2] - SKULL_AT[2]) - SKULL_ROOM;
    if (skull < nearest.distance) takeFace(p, shape, nod, grown);
    if (skull < nearest.distance || hasLongHair) takeHair(p, shape, nearest.distance, grown);
    takeHat(p, shape, grown);
  };
}

// A neck leans forward.
// Its foot is inside the shoulders, also where they are seen from behind.
const NAPE: Vec3 = [0, 1.464, -0.01];
const THROAT: Vec3 = [0, 1.575, 0.004];
