import { isAnimal } from '#studio/lexicon/phrases/not-there.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from './reading.ts';

/** 'Our winemaker Maria Rossi', 'our dog Bruno': who somebody is shows in nothing. German writes every noun so. */
export function isNameAt({ matches, tokens, language }: Reading, at: number): boolean {
  if (language === 'de' || !isCapital(tokens[at]?.text)) return false;
  let start = at;
  while (isCapital(tokens[start]?.text) && !tokens[start]?.opensClause) start--;
  const owner = matches.find((match) => match.at + match.length - 1 === start);
  if (start === at || !owner) return false;
  const thing = thingOf(owner);
  return hasEffect(owner, 'figure') || (thing !== null && isAnimal(thing));
}

const isCapital = (text = ''): boolean => /^\p{Lu}\p{Ll}/u.test(text);
