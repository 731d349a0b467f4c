import type { Vec3 } from '#studio/scene-graph.ts';
import type { PlacedPerson } from './placed.ts';
import type { Pose } from '#studio/people/acting/stance.ts';

/** Where joined hands are, in metres above the ground: hanging, or on the seat between two. */
const JOINED: Partial<Record<Pose, Vec3>> = {
  hand_in_hand: [0, 0.84, 0.02],
  bench_hand_in_hand: [0, 0.6, 0.2],
};

/** Hands that are said to hold each other meet in one point; an arm round another is on that one's side. */
export function joinHands(people: readonly PlacedPerson[], aspect: number): PlacedPerson[] {
  const inRow = people.toSorted((a, b) => a.at - b.at);
  return people.map((person) => {
    const i = inRow.indexOf(person);
    const [left, right] = [inRow[i - 1], inRow[i + 1]].map((one) =>
      one && isJoined(one) ? one : undefined,
    );
    // Seen from behind, an arm round another is on the other side of the body.
    const beside = inRow[i + 1] ?? inRow[i - 1];
    if (person.shape.pose === 'beside' && beside && Math.cos(person.facing) < 0)
      return { ...person, shape: { ...person.shape, serving: sideOf(person, beside) } };
    const next = right ?? left;
    if (!isJoined(person) || !next) return person;
    const serving = sideOf(person, next);
    const joined = JOINED[person.shape.pose];
    if (!joined) return { ...person, shape: { ...person.shape, serving } };
    const both = right && left ? { otherReach: meeting(person, left, joined, aspect) } : {};
    const reach = meeting(person, next, joined, aspect);
    return { ...person, shape: { ...person.shape, serving, reach, ...both } };
  });
}

const ROUND: ReadonlySet<Pose> = new Set<Pose>(['arm_round', 'arms_round']);
const isJoined = ({ shape }: PlacedPerson): boolean =>
  JOINED[shape.pose] !== undefined || ROUND.has(shape.pose);

/** Their own side on which the other stands: who is seen from behind has it the other way round. */
const sideOf = ({ at, facing }: PlacedPerson, other: PlacedPerson): 1 | -1 =>
  other.at > at === Math.cos(facing) > 0 ? 1 : -1;

/** Half-way to the other, in the person's own metres. */
export function meeting(
  person: PlacedPerson,
  other: PlacedPerson,
  [, y, z]: Vec3,
  aspect: number,
): Vec3 {
  const { at, metres, facing, size } = person;
  const across = ((other.at - at) * metres * aspect) / 2;
  const ahead = z * Math.sign(Math.cos(facing));
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  return [(across * c - ahead * s) / size, y / size, (across * s + ahead * c) / size];
}
