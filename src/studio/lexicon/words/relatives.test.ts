import { expect, it } from 'vitest';

import { PHRASES } from '#studio/lexicon/matching/index-words.ts';
import { rightSpelling } from '#studio/lexicon/matching/spelling.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { SIGHT_WORDS } from '#studio/places/words/landmarks.ts';
import { RELATIVES } from './relatives.ts';

it('a relative is a word for what is drawn in its stead', () => {
  const nameless = [...RELATIVES].filter(
    (phrase) => !PHRASES.get(phrase)?.some(({ kind }) => kind === 'thing'),
  );
  expect(nameless).toEqual([]);
});

it('a sight that has a drawing of its own is drawn as nothing else', () => {
  const twice = Object.entries(SIGHT_WORDS).flatMap(([thing, words]) =>
    words
      .split('|')
      .map((word) => word.trim())
      .filter((word) =>
        PHRASES.get(word)?.some(({ kind, value }) => kind === 'thing' && value !== thing),
      ),
  );
  expect(twice).toEqual([]);
});

it('leaves words alone that merely look like ours', () => {
  const words = 'stealing learning streaming cannon farfalle campania constructor stake';
  const righted = rightSpelling(tokenise(words), 'en', () => false);
  expect(righted.map(({ word }) => word).join(' ')).toBe(words);
});
