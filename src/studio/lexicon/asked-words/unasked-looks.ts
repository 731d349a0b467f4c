import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from './reading.ts';

/** 'Jazz and wine night' is what it is called, not when it is. */
export const isNamedNight = ({ matches, tokens }: Reading, i: number): boolean => {
  const { at = 0, phrase = '' } = matches[i] ?? {};
  return (
    /^(?:night|nights|evening|evenings)$/.test(phrase) &&
    NIGHTLY.has(tokens[at - 1]?.word ?? '') &&
    !tokens[at]?.opensClause
  );
};
const NIGHTLY = new Set(
  'wine jazz music tasting quiz trivia date party cheese tapas pizza oyster burger steak karaoke tango salsa game games poker ladies girls opening club comedy chocolate seafood fondue raclette sushi members poetry gala'.split(
    ' ',
  ),
);

/** 'Rain outside': where else. */
export const isWeatherOutside = ({ matches }: Reading, i: number): boolean =>
  /^(?:outside|dehors|draussen|fuori)$/.test(matches[i]?.phrase ?? '') &&
  hasEffect(matches[i - 1], 'weather', 'time', 'season');
