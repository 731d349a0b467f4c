import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { leant } from '#studio/people/acting/leaning.ts';
import type { PersonView } from '#studio/people/painting/person-view.ts';
import type { Rows } from '#studio/row-bands.ts';
import { stanceOf } from '#studio/people/acting/pose.ts';

/** From the head's own space to the person's: the way back of `headOf` and of whoever leans. */
export function fromHead(shape: PersonShape): {
  place: (p: Vec3) => Vec3;
  turn: (n: Vec3) => Vec3;
} {
  const stance = stanceOf(shape.pose);
  const [c, s] = [Math.cos(stance.nod), Math.sin(stance.nod)];
  const [k, pivot] = shape.isChild ? [1.42, 1.43] : [1.05, 1.5];
  const [gc, gs] = [Math.cos(shape.gaze ?? 0), Math.sin(shape.gaze ?? 0)];
  const raised = stance.raised + (shape.raised ?? 0);
  const turn = ([x, up, z]: Vec3): Vec3 => {
    const [y, ahead] = [up * c - z * s, up * s + z * c];
    return [x * gc + ahead * gs, y, ahead * gc - x * gs];
  };
  const place = ([x, y, z]: Vec3): Vec3 => {
    const q = turn([x, y - 1.5, z]);
    const own = leant([q[0] * k, q[1] * k + pivot, q[2] * k], stance);
    return [own[0], own[1] + raised, own[2]];
  };
  return { place, turn };
}

/** Metres round the middle of a head that hold it with its hair. */
const ROUND = 0.2;
const FALLING = 0.45;

/** Rows of the picture that a head may be in. */
export function headRows(shape: PersonShape, { unit, foot, pitch }: PersonView): Rows {
  const [, up] = fromHead(shape).place([0, 1.66, 0]);
  const y = foot[1] - (up * Math.cos(pitch)) / unit;
  const below = shape.hair === 'long' || shape.hair === 'braid' ? FALLING : ROUND;
  const slack = Math.sin(Math.abs(pitch)) * 0.5;
  return { from: y - (ROUND + slack) / unit, to: y + (below + slack) / unit };
}
