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
  if (match.effects.some(({ kind }) => kind === 'figure') && isSetUp(tokens, match))
    return {
      ...match,
      effects: [
        ...match.effects.filter(({ kind }) => !OF_GUESTS.has(kind)),
        { kind: 'claim', value: ['thing:place_setting', 'thing:glass', 'trait:table'] },
      ],
    };
  const isMeal = effectsOf(match.effects, 'event').some(({ value }) => value === 'harvest_meal');
  if (!isMeal) return match;
  const hasOthers = matches.some((other) => other !== match && hasEffect(other, 'figure'));
  const dishes = matches.filter((other) => SERVED.has(thingOf(other) as ThingId)).length;
  const isLaid = matches.some((other) => thingOf(other) === 'place_setting');
  if (hasOthers || !(isLaid || dishes >= A_MEAL || isForSome(tokens, match.at + match.length)))
    return match;
  return { ...match, effects: match.effects.filter(({ kind }) => !OF_GUESTS.has(kind)) };
}

/** 'Dinner party setup', 'tasting event set-up': laid for those who have not come yet. */
const isSetUp = (tokens: readonly Token[], { at, length }: Match): boolean => {
  const [next, after] = [tokens[at + length], tokens[at + length + 1]];
  if (!next || next.opensClause) return false;
  return (
    SET_UP.has(next.word) ||
    (next.word === 'set' && after?.word === 'up') ||
    (next.word === 'table' && SET_UP.has(after?.word ?? ''))
  );
};
const SET_UP = new Set([
  'setup',
  'setups',
  'setting',
  'settings',
  'tablescape',
  'decor',
  'decoration',
]);

const A_MEAL = 2;
const OF_GUESTS: ReadonlySet<string> = new Set(['figure', 'people', 'action']);
const SERVED: ReadonlySet<ThingId> = new Set(
  THINGS.filter(({ stance }) => stance === 'dish' || stance === 'small').map(({ id }) => id),
);

/** '… for eight', and no pickers or friends that would be named. */
const isForSome = (tokens: readonly Token[], end: number): boolean =>
  FOR.has(tokens[end]?.word ?? '') && numberOf(tokens[end + 1]?.word ?? '') !== undefined;
