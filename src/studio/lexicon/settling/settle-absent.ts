import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { FOR } from '#studio/lexicon/phrases/wine/served-for.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

/** 'Set for twenty guests, nobody sitting yet': they have not come, and what they would do is not seen either. */
export function settleAbsent(found: Found, match: Match): Match {
  if (match.isNegated || !hasEffect(match, ...OF_GUESTS) || !isAwaited(found, match)) return match;
  return {
    ...match,
    effects: [...match.effects.filter(({ kind }) => !IS_OF_GUESTS.has(kind)), NONE],
  };
}

const OF_GUESTS = ['figure', 'people', 'action'] as const;
const IS_OF_GUESTS: ReadonlySet<string> = new Set(OF_GUESTS);
const NONE: Effect = { kind: 'claim', value: ['no:people:1'] };

/** 'Nobody sitting yet' after the guests; where it begins the sentence it begins a joke. */
const isAwaited = ({ matches, tokens }: Found, match: Match): boolean =>
  (matches.some(({ phrase, at }) => at > 0 && NOBODY.has(phrase)) &&
    (GUESTS.has(match.phrase) || effectsOf(match.effects, 'action').length > 0)) ||
  isLaidFor(matches, tokens, match);

const NOBODY = new Set(['nobody', 'no one', 'niemand', 'nadie']);
const GUESTS = new Set(
  'people guest guests person persons personnes invites convives persone ospiti invitati gente personas invitados comensales leute menschen personen gaste'.split(
    ' ',
  ),
);

/** 'A table set for 20 people': more than can be counted, and still none of them is there. */
function isLaidFor(matches: readonly Match[], tokens: readonly Token[], match: Match): boolean {
  const [before, number] = [tokens[match.at - 2], tokens[match.at - 1]];
  return (
    GUESTS.has(match.phrase) &&
    FOR.has(before?.word ?? '') &&
    /^\d{2,3}$/.test(number?.word ?? '') &&
    matches.some((one) => one.at < match.at && thingOf(one) === 'place_setting')
  );
}
