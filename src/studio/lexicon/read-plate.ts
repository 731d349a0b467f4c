import type { PlateLanguage, PlateTopic, PlateWish, WineColour } from '#studio/scene-spec.ts';
import { AREAS } from '#studio/litho/education/atlas/areas.ts';
import { VARIETIES } from '#studio/litho/education/varieties.ts';
import { hasPhrase, phrasesOf } from './find-phrase.ts';
import { fold, tokenise } from './normalise.ts';
import {
  LANGUAGE_PHRASES,
  MAP_PHRASES,
  PLATE_PHRASES,
  TELLTALES,
  WINE_WORDS,
} from './words/plate-topics.ts';

/** Longer prompts tell what they want to learn at their beginning. */
const READ_WORDS = 160;

const TOPICS = PLATE_PHRASES.map(([topic, table]) => [topic, phrasesOf(table)] as const);
const MAPS = phrasesOf(MAP_PHRASES);
const LANGUAGES = LANGUAGE_PHRASES.map(
  ([language, table]) => [language, phrasesOf(table)] as const,
);
const WINES = (Object.entries(WINE_WORDS) as [WineColour, string][]).map(
  ([wine, table]) => [wine, phrasesOf(table)] as const,
);
/** Long names of areas may bend: 'italiane', 'deutschen'. */
const AREA_PHRASES = AREAS.map(
  ({ id, words }) =>
    [
      id,
      phrasesOf(words).map((phrase) => phrase.map((word) => (word.length > 5 ? `${word}*` : word))),
    ] as const,
);
const VARIETY_PHRASES = VARIETIES.map(({ name }) => [name, phrasesOf(fold(name))] as const);
const SMALL_WORDS = (Object.entries(TELLTALES) as [PlateLanguage, string][]).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);
const WINE_NOUNS = phrasesOf(
  'wine | wines | vin | vins | vino | vini | vinos | wein | weine | only',
);

/** What a plate is asked to teach; `null` when the prompt names no topic that we can draw. */
export function readPlate(prompt: string): PlateWish | null {
  const words = tokenise(prompt)
    .slice(0, READ_WORDS)
    .map(({ word }) => word);
  const area = hasPhrase(words, MAPS) ? firstOf(AREA_PHRASES, words) : null;
  const topic = area ? 'map' : firstOf(TOPICS, words);
  if (!topic) return null;
  return {
    topic,
    language: languageOf(words),
    wines: winesIn(words, topic),
    grapes: VARIETY_PHRASES.filter(([, phrases]) => hasPhrase(words, phrases)).map(
      ([name]) => name,
    ),
    area,
  };
}

const firstOf = <T>(
  table: readonly (readonly [T, string[][]])[],
  words: readonly string[],
): T | null => table.find(([, phrases]) => hasPhrase(words, phrases))?.[0] ?? null;

/** Among glasses 'white' is a shape like 'flute'; only 'white wine' narrows the sheet. */
function winesIn(words: readonly string[], topic: PlateTopic): WineColour[] {
  const named = WINES.filter(([, phrases]) => hasPhrase(words, phrases)).map(([wine]) => wine);
  if (topic !== 'glass_shapes') return named;
  return named.filter((wine) =>
    words.some(
      (_, i) =>
        hasPhrase(words.slice(i, i + 1), WINES.find(([id]) => id === wine)?.[1] ?? []) &&
        hasPhrase([words[i - 1] ?? '', words[i + 1] ?? ''], WINE_NOUNS),
    ),
  );
}

/** As asked for, else the language that the prompt itself is written in. */
function languageOf(words: readonly string[]): PlateLanguage {
  const asked = firstOf(LANGUAGES, words);
  if (asked) return asked;
  const counts = SMALL_WORDS.map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  );
  const [best, count] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? ['en', 0];
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0;
  return count > english && count > 0 ? best : 'en';
}
