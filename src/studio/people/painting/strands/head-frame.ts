import type { Vec3 } from '#studio/scene-graph.ts';
import type { PersonShape } from '#studio/people/body/person-shape.ts';
import { leant, upright } from '#studio/people/acting/leaning.ts';
import { intoHead, outOfHead } from '#studio/people/body/head-turn.ts';
import type { PersonView } from '#studio/people/painting/person-view.ts';
import type { Rows } from '#studio/row-bands.ts';
import { nodOf, stanceOf } from '#studio/people/acting/pose.ts';

/** From the head's own space to the person's: the way back of `headOf` and of whoever leans. */
export function fromHead(shape: PersonShape): {
  place: (p: Vec3) => Vec3;
  turn: (n: Vec3) => Vec3;
} {
  const stance = stanceOf(shape.pose);
  const { turn, place: unbent } = outOfHead(shape, nodOf(shape));
  const raised = stance.raised + (shape.raised ?? 0);
  const place = (p: Vec3): Vec3 => {
    const own = leant(unbent(p), stance);
    return [own[0], own[1] + raised, own[2]];
  };
  return { place, turn };
}

/** From the person's own space to the head's. */
export function toHead(shape: PersonShape): (p: Vec3) => Vec3 {
  const stance = stanceOf(shape.pose);
  const [standing, inside] = [upright(stance), intoHead(shape, nodOf(shape))];
  const raised = stance.raised + (shape.raised ?? 0);
  return ([x, y, z]) => inside(standing([x, y - raised, z]));
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
