import type { Language } from './languages.ts';
import { LANGUAGES } from './languages.ts';
import { oncePer } from '#studio/once-per.ts';
import type { Token } from './normalise.ts';
import { functionWordsOf } from '#studio/lexicon/words/function-words.ts';

const words = (list: string) => new Set(list.split(/\s+/));

/** Small words that give a language away. */
const TELLTALES: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'the of and with a an in on at for by from to white red wine glass bottle no without two three four five six behind next her his their',
  ),
  fr: words(
    'le la les un une des du de et avec dans sur au aux pour sans vin verre rouge blanc d l deux trois quatre cinq est sous qui en devant son sa ses chez bouteille bouteilles verres',
  ),
  it: words(
    'il lo la gli un una di del della dei con nel nella sul e senza vino rosso bianco al d due quattro cinque che per dell nell sull dall alla degli delle bottiglia bottiglie calice calici alla in',
  ),
  es: words(
    'el la los las un una de del con en sobre y sin vino tinto blanco botella para al dos tres cuatro cinco que copa copas botellas una',
  ),
  de: words(
    'der die das ein eine einen einem einer mit im in auf und ohne wein weiss rot vor bei fur am zwei drei vier funf dem den flasche flaschen glas glaser an beim zum',
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
  mare: 'it',
  rio: 'es',
  cote: 'fr',
  marche: 'fr',
  cuisine: 'fr',
  prato: 'it',
  strand: 'de',
  burg: 'de',
  see: 'de',
  eis: 'de',
  brief: 'de',
  handy: 'de',
  uhr: 'de',
  ramo: 'es',
  carta: 'es',
  mora: 'es',
  van: 'en',
  cod: 'en',
  vite: 'it',
  stift: 'de',
  roller: 'de',
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
  sale: 'it',
  son: 'en',
  mutter: 'de',
  prune: 'fr',
  prunes: 'fr',
  lustre: 'fr',
  manner: 'de',
  stern: 'de',
  crane: 'fr',
  wild: 'de',
  rad: 'de',
  butte: 'de',
  kohl: 'de',
  chou: 'fr',
  lima: 'es',
  leon: 'es',
  nina: 'es',
  diana: 'es',
  backer: 'de',
  mere: 'fr',
  pere: 'it',
  fils: 'fr',
  cornice: 'it',
  cadre: 'fr',
  plume: 'fr',
  oca: 'it',
  arista: 'it',
  donne: 'it',
  monaco: 'it',
};
const SHARED = words('bar dame tank persona prato lino mar');

/** The language of a prompt by its small words, of equals by its endings; English when they tell nothing. */
export const languageOf = oncePer((tokens: readonly Token[]): Language => {
  const told = LANGUAGES.map(() => 0);
  for (const { word, text } of tokens) {
    const weight = EVERYWHERE.has(word) ? 0.5 : 1;
    for (const i of TOLD_BY.get(word) ?? []) told[i] = (told[i] ?? 0) + weight;
    if (word.length !== text.length || word !== text.toLowerCase())
      for (const [i, letters] of LETTERS.entries())
        if (letters.test(text)) told[i] = (told[i] ?? 0) + 0.75;
  }
  const most = Math.max(...told);
  const best = LANGUAGES.filter((_, i) => told[i] === most);
  const [first = 'en'] = best;
  return most === 0 || best.length === 1 ? first : endingLike(tokens, best);
});

/** The one of these languages whose endings most words have; the first of equals. */
function endingLike(tokens: readonly Token[], languages: readonly Language[]): Language {
  const long = tokens.filter(({ word }) => word.length > 3);
  const counts = languages.map(
    (language) => long.filter(({ word }) => ENDS[language].test(word)).length,
  );
  return languages[counts.indexOf(Math.max(...counts))] ?? 'en';
}

/** Small words of several languages tell half. */
const EVERYWHERE = words('a in');
/** How words of each language like to end. */
const ENDS: Readonly<Record<Language, RegExp>> = {
  en: /(?:[bcdfghklmnprtwxy]|[^aeiou]s)$/,
  fr: /(?:eux|eau|ais|ant|ille)$/,
  it: /[aeio]$/,
  es: /(?:[ao]s?|ando|iendo)$/,
  de: /(?:en|er|ung)$/,
};

/** Letters that English lacks; wine's own words ('rosé', 'château') carry some of them everywhere. */
const LETTERS: readonly RegExp[] = [/(?!)/, /[çêèîôœàâ]/i, /[àèìòù]$/i, /[ñáíóú]/i, /[äöüß]/i];

const ENGLISH = functionWordsOf('en');
/** The languages that each small word gives away. */
const TOLD_BY = new Map<string, number[]>();
for (const [i, language] of LANGUAGES.entries()) {
  const own = [...functionWordsOf(language)].filter(
    (word) => word.length > 1 && !ENGLISH.has(word),
  );
  for (const word of new Set([...TELLTALES[language], ...own]))
    TOLD_BY.set(word, [...(TOLD_BY.get(word) ?? []), i]);
}

const OWN_LANGUAGE = new Map(Object.entries(ONLY_IN));

/** False for words that belong to another language: 'main' is a hand in French only. */
export function isSpokenIn(language: Language, word: string): boolean {
  return SHARED.has(word) || (OWN_LANGUAGE.get(word) ?? language) === language;
}
