import type { Language } from './language.ts';

/** Endings of bent adjectives with those of the form that the lexicon has. */
const ENDINGS: Readonly<Record<Exclude<Language, 'en'>, readonly (readonly [string, string])[]>> = {
  fr: [
    ['es', ''],
    ['s', ''],
    ['e', ''],
    ['es', 'e'],
    ['elles', 'el'],
    ['elle', 'el'],
    ['ennes', 'en'],
    ['enne', 'en'],
    ['euses', 'eux'],
    ['euse', 'eux'],
    ['ives', 'if'],
    ['ive', 'if'],
    ['aux', 'al'],
  ],
  it: [
    ['a', 'o'],
    ['i', 'o'],
    ['e', 'o'],
    ['i', 'e'],
    ['chi', 'co'],
    ['che', 'co'],
    ['e', 'a'],
  ],
  es: [
    ['a', 'o'],
    ['os', 'o'],
    ['as', 'o'],
    ['s', ''],
    ['es', ''],
    ['as', 'a'],
  ],
  de: [
    ['em', ''],
    ['en', ''],
    ['er', ''],
    ['es', ''],
    ['e', ''],
    ['em', 'e'],
    ['en', 'e'],
    ['er', 'e'],
    ['es', 'e'],
  ],
};

/** What an adjective may be without its ending: 'bianche' → 'bianco', 'rotem' → 'rot'. */
export function adjectiveStems(word: string, language: Language): string[] {
  if (language === 'en') return [];
  return ENDINGS[language].flatMap(([bent, plain]) =>
    word.endsWith(bent) && word.length > bent.length + 2
      ? [word.slice(0, -bent.length) + plain]
      : [],
  );
}
