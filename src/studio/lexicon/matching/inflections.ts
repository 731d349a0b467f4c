import type { Language } from './languages.ts';

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

/** Endings of plurals and cases with those of the singular: 'sedie', 'tulipani', 'Stühlen', 'gâteaux'. */
const PLURALS: typeof ENDINGS = {
  fr: [
    ['x', ''],
    ['aux', 'al'],
  ],
  it: [
    ['e', 'a'],
    ['i', 'o'],
    ['i', 'e'],
    ['i', 'a'],
    ['chi', 'co'],
    ['che', 'ca'],
    ['ghi', 'go'],
    ['ghe', 'ga'],
    ['i', 'io'],
    ['ce', 'cia'],
    ['ge', 'gia'],
  ],
  es: [
    ['ces', 'z'],
    ['nes', 'n'],
  ],
  de: [
    ['e', ''],
    ['en', ''],
    ['n', ''],
    ['er', ''],
    ['ern', ''],
    ['en', 'e'],
    ['es', ''],
    ['nen', ''],
  ],
};

/** What an adjective may be without its ending: 'bianche' → 'bianco', 'rotem' → 'rot'. */
export const adjectiveStems = (word: string, language: Language): string[] =>
  language === 'en' ? [] : unbend(word, ENDINGS[language]);

/** What a noun may be in the singular: 'sedie' → 'sedia'. */
export const nounStems = (word: string, language: Language): string[] =>
  language === 'en' ? [] : unbend(word, PLURALS[language]);

const unbend = (word: string, endings: readonly (readonly [string, string])[]): string[] =>
  endings.flatMap(([bent, plain]) =>
    word.endsWith(bent) && word.length > bent.length + 2
      ? [word.slice(0, -bent.length) + plain]
      : [],
  );

/** Small ones, with what they are called when they are not: 'Gläschen', 'vasito', 'bottigliette', 'maisonnette'. */
const DIMINUTIVES: typeof ENDINGS = {
  fr: [
    ['nette', ''],
    ['nettes', ''],
    ['ette', 'e'],
    ['ettes', 'e'],
  ],
  it: [
    ['etto', 'o'],
    ['etti', 'o'],
    ['etta', 'a'],
    ['ette', 'a'],
    ['ino', 'o'],
    ['ini', 'o'],
    ['ino', 'e'],
    ['ina', 'a'],
    ['ine', 'a'],
    ['ello', 'o'],
    ['ella', 'a'],
  ],
  es: [
    ['ito', 'o'],
    ['itos', 'o'],
    ['ita', 'a'],
    ['itas', 'a'],
    ['illo', 'o'],
    ['illa', 'a'],
    ['quito', 'co'],
    ['quita', 'ca'],
    ['cito', ''],
    ['cita', ''],
  ],
  de: [
    ['chen', ''],
    ['chen', 'e'],
    ['lein', ''],
    ['lein', 'e'],
    ['rl', ''],
    ['le', ''],
  ],
};

export const diminutiveStems = (word: string, language: Language): string[] =>
  language === 'en' ? [] : unbend(word, DIMINUTIVES[language]);
