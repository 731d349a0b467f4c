import { VARIETIES } from '#studio/litho/education/vineyard/varieties.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';

const VARIETY_PHRASES = VARIETIES.map(
  ({ name, also = '' }) =>
    [
      name,
      phrasesOf(
        [fold(name), fold(also)]
          .filter(Boolean)
          .join(' | ')
          .replaceAll(/['’.-]/gu, ' '),
      ),
    ] as const,
);

/** Grapes by any of their names, in the customer's order; 'Cabernet' alone is the Sauvignon. */
export function grapesIn(words: readonly string[]): string[] {
  const named = VARIETY_PHRASES.filter(([, phrases]) => hasPhrase(words, phrases));
  const isShort =
    words.includes('cabernet') && !named.some(([name]) => name.startsWith('Cabernet'));
  return (isShort ? [...named, SHORT] : named)
    .map(([name, phrases]) => ({ name, at: firstAt(words, phrases) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}
const SHORT: readonly [name: string, phrases: string[][]] = ['Cabernet Sauvignon', [['cabernet']]];

/** Where one of the phrases begins. */
const firstAt = (words: readonly string[], phrases: readonly string[][]): number =>
  words.findIndex((_, at) =>
    phrases.some((phrase) => hasPhrase(words.slice(at, at + phrase.length), [phrase])),
  );
