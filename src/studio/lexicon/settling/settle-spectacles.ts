import { effectsOf } from '#studio/lexicon/identity.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { Effect } from '#studio/lexicon/effects.ts';

const SPECTACLES: Effect = {
  kind: 'claim',
  value: ['trait:worn:glasses', 'thing:reading_glasses'],
};
/** Whoever is no person has them on as any other thing. */
const A_PAIR: Effect = { kind: 'thing', value: 'reading_glasses' };

/** What a word says of a nose, if it does: somebody wears them, and an animal has them on. */
export function spectaclesFor(
  matches: readonly Match[],
  i: number,
  tokens: readonly Token[],
): Effect | null {
  // 'A dog wearing glasses, like a sommelier', 'ein Hund mit Brille': nothing else is meant by the word.
  const owner = namesThem(matches[i] as Match) ? livingBefore(matches, i) : undefined;
  if (owner && isAnimal(owner)) return A_PAIR;
  if (!areMeant(matches, i, tokens)) return null;
  return matches.some(isSomebody) ? SPECTACLES : A_PAIR;
}

const namesThem = ({ effects }: Match): boolean =>
  effectsOf(effects, 'claim').some(({ value }) => value.includes('thing:reading_glasses'));

/** 'A bald man with glasses' wears them; 'a waiter with glasses on a tray' does not. */
function areMeant(matches: readonly Match[], i: number, tokens: readonly Token[]): boolean {
  const match = matches[i] as Match;
  if (tokens[match.at]?.word !== 'glasses' || match.length !== 1) return false;
  const before = livingBefore(matches, i);
  if (!before || before.at + before.length !== match.at - 1) return false;
  if (
    !WORN_BY.test(tokens[match.at - 1]?.word ?? '') ||
    NOT_WORN.test(tokens[match.at + 1]?.word ?? '')
  )
    return false;
  // Animals do not serve: 'a dog with glasses' has them on its nose.
  if (!isSomebody(before)) return true;
  return effectsOf(before.effects, 'figure').some(
    ({ value }) => value.count === 1 && value.role !== 'waiter' && value.part !== 'hands',
  );
}
const WORN_BY = /^(?:with|in|wearing)$/;
const NOT_WORN = /^(?:of|on|full|filled|in|at)$/;

const livingBefore = (matches: readonly Match[], i: number): Match | undefined =>
  matches.slice(0, i).findLast((one) => isSomebody(one) || isAnimal(one));
const isSomebody = ({ effects }: Match): boolean => effects.some(({ kind }) => kind === 'figure');
const isAnimal = ({ effects }: Match): boolean =>
  effectsOf(effects, 'thing').some(({ value }) => LIVELY.has(value));
