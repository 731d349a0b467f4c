import type { Member } from '#studio/people/painting/ground.ts';
import type { Standing } from './placed.ts';

/** Metres from the ground to the eye that sees them: what is farther away shrinks towards that height. */
const EYE = 1.5;
/** How much farther than the nearest the second, third, … of a group stands. */
const BACK = [1, 1.42, 1.12, 1.66, 1.26, 1.5, 1.05, 1.36] as const;
/** Metres by which the row closes up where some stand behind. */
const CLOSER = 0.86;

/** A group of a painting stands on its ground in depth, not in a row like soldiers. */
export function inDepth<T extends Standing>(
  standings: readonly T[],
  members: readonly Member[],
): readonly T[] {
  if (standings.length < 3 || standings.some(({ cutBelow }) => cutBelow > 0)) return standings;
  return standings.map((standing, i) => {
    const back = BACK[(members[i]?.index ?? i) % BACK.length]!;
    const eye = standing.foot - EYE / standing.metres;
    return {
      ...standing,
      at: 0.5 + (standing.at - 0.5) * CLOSER,
      metres: standing.metres * back,
      foot: eye + (standing.foot - eye) / back,
    };
  });
}
