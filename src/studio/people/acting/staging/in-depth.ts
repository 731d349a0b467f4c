import type { Member } from '#studio/people/painting/ground.ts';
import type { Standing } from './placed.ts';

/** Metres from the ground to the eye that sees them: what is farther away shrinks towards that height. */
const EYE = 1.5;
/** How much farther than the nearest the second, third, … of a group stands. */
const BACK = [1, 1.42, 1.12, 1.66, 1.26, 1.5, 1.05, 1.36] as const;
/** Metres by which the row closes up where some stand behind. */
const CLOSER = 0.86;
/** Share of the frame's width by which pairs stand farther from each other than in a row. */
const PAIRS_APART = 0.12;

/** A group of a painting stands on its ground in depth, not in a row like soldiers; who dance together stay together. */
export function inDepth<T extends Standing>(
  standings: readonly T[],
  members: readonly Member[],
  { ofPairs = false } = {},
): readonly T[] {
  if (standings.length < 3 || standings.some(({ cutBelow }) => cutBelow > 0)) return standings;
  const pairs = Math.ceil(standings.length / 2);
  return standings.map((standing, i) => {
    const index = members[i]?.index ?? i;
    const back = BACK[(ofPairs ? Math.floor(index / 2) : index) % BACK.length]!;
    const eye = standing.foot - EYE / standing.metres;
    return {
      ...standing,
      at: ofPairs
        ? standing.at + (Math.floor(index / 2) - (pairs - 1) / 2) * PAIRS_APART
        : 0.5 + (standing.at - 0.5) * CLOSER,
      metres: standing.metres * back,
      foot: eye + (standing.foot - eye) / back,
    };
  });
}
