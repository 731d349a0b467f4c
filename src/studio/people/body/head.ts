import type { Vec3 } from '#studio/scene-graph.ts';
import { length3, limb } from '#studio/people/painting/distance.ts';
import { takeFace } from './face.ts';
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
  const [c, s] = [Math.cos(nod), Math.sin(nod)];
  // Children have larger heads for their height.
  const k = shape.isChild ? 1.42 : 1.05;
  const pivot = shape.isChild ? 1.43 : 1.5;
  // The head may look aside while the body does not.
  const [gc, gs] = [Math.cos(shape.gaze ?? 0), Math.sin(shape.gaze ?? 0)];
  const [low, high] = shape.isWoman ? [0.047, 0.042] : [0.056, 0.05];
  const hasLongHair = !SHORT.has(shape.hair);
  return (q, limit, take) => {
    const [x, y, z] = [
      (q[0] * gc - q[2] * gs) / k,
      (q[1] - pivot) / k,
      (q[0] * gs + q[2] * gc) / k,
    ];
    const p: Vec3 = [x, y * c + z * s + 1.5, z * c - y * s];
    let nearest = limit / k;
    const grown: Take = (distance, part) => {
      if (distance < nearest) nearest = distance;
      take(distance * k, part);
    };
    grown(limb([x, y + 1.5, z], NAPE, THROAT, low, high), 'skin');
    const skull = length3(p[0] - SKULL_AT[0], p[1] - SKULL_AT[1], p[2] - SKULL_AT[2]) - SKULL_ROOM;
    if (skull < nearest) takeFace(p, shape, nod, grown);
    if (skull < nearest || hasLongHair) takeHair(p, shape, nearest, grown);
    takeHat(p, shape, grown);
  };
}

const NAPE: Vec3 = [0, 1.42, -0.018];
const THROAT: Vec3 = [0, 1.57, 0.002];
