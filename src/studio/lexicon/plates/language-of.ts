import type { PlateLanguage } from '#studio/scene/sheets.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import { ENDINGS, LANGUAGE_PHRASES, TELLTALES } from '#studio/lexicon/words/plate-wishes.ts';

const LANGUAGES = LANGUAGE_PHRASES.map(
  ([language, table]) => [language, phrasesOf(table)] as const,
);
const SMALL_WORDS = (Object.entries(TELLTALES) as [PlateLanguage, string][]).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

/** 'De la' is French and Spanish: of the two, plurals in -as and -os are Spanish. */
const LOOKS: Readonly<Partial<Record<PlateLanguage, RegExp>>> = { es: /^\w{3,}[ao]s$/ };

/** The language of a plate whose topic the prompt does not name. */
export const plateLanguage = (prompt: string): PlateLanguage =>
  languageOf(tokenise(prompt).map(({ word }) => word));

/** 'In German', 'auf Deutsch'. */
export const namesLanguage = (prompt: string): boolean => {
  const words = tokenise(prompt).map(({ word }) => word);
  return LANGUAGES.some(([, phrases]) => hasPhrase(words, phrases));
};

/** As asked for, else the language that the prompt itself is written in. */
export function languageOf(words: readonly string[]): PlateLanguage {
  const asked = LANGUAGES.find(([, phrases]) => hasPhrase(words, phrases))?.[0];
  if (asked) return asked;
  const counts = SMALL_WORDS.map(
    ([language, small]) =>
      [
        language,
        words.filter((word) => small.has(word) || ENDINGS[language]?.test(word)).length,
      ] as const,
  );
  const looks = (language: PlateLanguage) => words.some((word) => LOOKS[language]?.test(word));
  const [best, count] = counts.toSorted(
    (a, b) => b[1] - a[1] || Number(looks(b[0])) - Number(looks(a[0])),
  )[0] ?? ['en', 0];
  const english = counts.find(([language]) => language === 'en')?.[1] ?? 0;
  return count > english && count > 0 ? best : 'en';
}
