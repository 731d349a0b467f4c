import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { LIVELY } from '#studio/lexicon/lively.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';

/** 'A glass of red wine in a vineyard at sunset' describes a picture and jokes about nobody. */
export function isPlainScene(body: string): boolean {
  const tokens = tokenise(body);
  const matches = matchWords(tokens);
  const read = new Set(
    matches.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  );
  const hasSomebody = matches.some(({ effects }) =>
    effects.some(({ kind, value }) => kind === 'figure' || (kind === 'thing' && LIVELY.has(value))),
  );
  return !hasSomebody && tokens.every(({ word }, i) => read.has(i) || isPlainWord(word));
}

/** 'Pangolin', 'a pangolin': a name alone says nothing yet. */
export const isOneThing = (body: string): boolean =>
  body.split(/\s+/).length <= 1 || /^(?:an?|the) \S+$/iu.test(body);

/** 'Wine: 12 € at the shop, 48 € at the restaurant': two prices are a joke of their own. */
export const tellsPrices = (body: string): boolean =>
  [...body.matchAll(/(?:[€$£]\s?\d|\d\s?(?:[€$£]|euros?\b|dollars?\b|bucks\b))/giu)].length > 1 &&
  !/\s(?:vs\.?|versus)\s/iu.test(body);
