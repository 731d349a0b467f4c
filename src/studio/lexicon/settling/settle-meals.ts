import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { FOR } from '#studio/lexicon/phrases/wine/served-for.ts';

interface Found {
  matches: readonly Match[];
  tokens: readonly Token[];
}

/** 'Harvest lunch for eight with bread and salad': the table is laid before they come, and all of it is seen. */
export function settleMeal({ matches, tokens }: Found, match: Match): Match {
  const isMeal = effectsOf(match.effects, 'event').some(({ value }) => value === 'harvest_meal');
  if (!isMeal) return match;
  const hasOthers = matches.some((other) => other !== match && hasEffect(other, 'figure'));
  const dishes = matches.filter((other) => SERVED.has(thingOf(other) as ThingId)).length;
  const isLaid = matches.some((other) => thingOf(other) === 'place_setting');
  if (hasOthers || !(isLaid || dishes >= A_MEAL || isForSome(tokens, match.at + match.length)))
    return match;
  return { ...match, effects: match.effects.filter(({ kind }) => !OF_GUESTS.has(kind)) };
}

const A_MEAL = 2;
const OF_GUESTS: ReadonlySet<string> = new Set(['figure', 'people', 'action']);
const SERVED: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish' || stance === 'small').map(({ id }) => id),
);

/** '… for eight', and no pickers or friends that would be named. */
const isForSome = (tokens: readonly Token[], end: number): boolean =>
  FOR.has(tokens[end]?.word ?? '') && numberOf(tokens[end + 1]?.word ?? '') !== undefined;
