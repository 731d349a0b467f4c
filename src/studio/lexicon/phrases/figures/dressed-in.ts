import type { Effect } from '#studio/lexicon/effects.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';

const IN = new Set(['in', 'en']);
const ALL = new Set(['all', 'tout', 'toute', 'tutto', 'tutta', 'todo', 'toda', 'ganz', 'dressed']);

const PRONOUNS = new Set('she he elle lui lei ella sie er'.split(' '));

/** 'A woman in red', 'der Koch ganz in Weiß': the colour is that of somebody's clothes. */
export function isDressedIn(
  matches: readonly Match[],
  tokens: readonly Token[],
  i: number,
): boolean {
  const match = matches[i];
  if (!match || !IN.has(tokens[match.at - 1]?.word ?? '')) return false;
  const end = ALL.has(tokens[match.at - 2]?.word ?? '') ? match.at - 2 : match.at - 1;
  const next = matches[i + 1];
  // 'In a red dress' and 'in red velvet curtains' are about what follows.
  const isNext = next?.at === match.at + match.length && !tokens[next.at]?.opensClause;
  const isBare = !isNext || !next.effects.some(isNoun);
  const isSomebody = matches.some(
    ({ at, length, effects }) =>
      at + length === end && effects.some(({ kind }) => kind === 'figure'),
  );
  // 'A couple, she in red': of whom was named before.
  const isOne =
    PRONOUNS.has(tokens[end - 1]?.word ?? '') &&
    matches.some(({ at, effects }) => at < end && effects.some(({ kind }) => kind === 'figure'));
  return isBare && (isSomebody || isOne);
}

const isNoun = (effect: Effect): boolean =>
  NOUNS.has(effect.kind) ||
  (effect.kind === 'claim' && effect.value.some((proof) => proof.startsWith('trait:worn:')));
const NOUNS: ReadonlySet<Effect['kind']> = new Set(['thing', 'surface', 'material', 'figure']);
