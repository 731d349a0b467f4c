import type { Token } from './normalise.ts';

export const LANGUAGES = ['en', 'fr', 'it', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const words = (list: string) => new Set(list.split(/\s+/));

/** Small words that give a language away. */
const TELLTALES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words('the of and with a an in on at for by from to white red wine glass bottle no without'),
  fr: words(
    'le la les un une des du de et avec dans sur au aux pour sans vin verre rouge blanc d l',
  ),
  it: words(
    'il lo la gli un una di del della dei con nel nella sul e senza vino rosso bianco al d',
  ),
  es: words('el la los las un una de del con en sobre y sin vino tinto blanco botella para al'),
  de: words(
    'der die das ein eine einen einer mit im in auf und ohne wein weiss rot vor bei fur am',
  ),
};

/** Words that mean a thing in one language and nothing of the kind in another. */
const ONLY_IN: Readonly<Record<string, Language>> = {
  cave: 'fr',
  pain: 'fr',
  pains: 'fr',
  main: 'fr',
  mains: 'fr',
  sobre: 'es',
  pan: 'es',
  panes: 'es',
  pane: 'it',
  torte: 'it',
  mare: 'it',
  rio: 'es',
  cote: 'fr',
  marche: 'fr',
  cuisine: 'fr',
  prato: 'it',
  strand: 'de',
  burg: 'de',
  hut: 'de',
  elf: 'de',
  due: 'it',
  sei: 'it',
  once: 'es',
  sept: 'fr',
  fair: 'en',
  fall: 'en',
  pie: 'en',
  dame: 'fr',
  koch: 'de',
  kind: 'de',
  gens: 'fr',
  tank: 'en',
  alt: 'de',
  laube: 'de',
  mar: 'es',
  mer: 'fr',
  mas: 'fr',
  tarde: 'es',
  ete: 'fr',
  lin: 'fr',
  lino: 'it',
  vor: 'de',
  im: 'de',
  su: 'it',
  bar: 'en',
  persona: 'it',
  tino: 'it',
  tini: 'it',
  lira: 'it',
  lit: 'fr',
  cane: 'it',
  tour: 'fr',
  mono: 'es',
  ape: 'it',
  lard: 'fr',
  ail: 'fr',
  micro: 'fr',
  volta: 'it',
  regal: 'de',
  teller: 'de',
  plato: 'es',
  seta: 'es',
  chat: 'fr',
  vague: 'fr',
  nave: 'it',
  porte: 'fr',
  journal: 'fr',
  crayon: 'fr',
  tableau: 'fr',
  singe: 'fr',
  cloche: 'fr',
  coach: 'en',
  doe: 'en',
  bow: 'en',
};
const SHARED = words('bar tank persona prato lino mar');

/** The language of a prompt by its small words; English when they tell nothing. */
export function languageOf(tokens: readonly Token[]): Language {
  const scores = LANGUAGES.map((language) => ({
    language,
    score: tokens.filter(({ word }) => TELLTALES[language].has(word)).length,
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.language : 'en';
}

/** False for words that belong to another language: 'main' is a hand in French only. */
export function isSpokenIn(language: Language, word: string): boolean {
  return SHARED.has(word) || (ONLY_IN[word] ?? language) === language;
}
