import { expect, it } from 'vitest';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import { UNDRAWN_WORDS } from './undrawn.ts';

const phrasesOf = (words: string): string[] =>
  words.split('|').map((phrase) =>
    fold(phrase)
      .replaceAll(/[^a-z\d]+/g, ' ')
      .trim(),
  );

it('announces nothing as undrawn that the catalogue names', () => {
  const named = new Set(THINGS.flatMap(({ words }) => phrasesOf(words)));
  expect(phrasesOf(UNDRAWN_WORDS).filter((phrase) => named.has(phrase))).toEqual([]);
});
