import type { AskedFigure } from '#studio/scene/figure.ts';

interface Endings {
  woman: RegExp;
  man: RegExp;
}

/** Short prompts of the two are hard to tell apart. */
const SOUTHERN: Endings = {
  woman: /(?:era|ora|trice|aia|aiola|essa|oga|ugina)$/,
  man: /(?:iere|ero|tore|dor|tor|aio|aiolo|ogo|cuoco|oste)$/,
};

/** What these languages say by the end of a trade's name. Folded. */
const ENDINGS: Readonly<Record<string, Endings>> = {
  fr: {
    woman: /(?:euse|trice|iere|ienne|onne|angere|chere)$/,
    man: /(?:eur|ier|ien|eron|anger|cher)$/,
  },
  it: SOUTHERN,
  es: SOUTHERN,
  de: { woman: /(?:erin|istin|login|gartin|arztin|ochin|irtin)$/, man: /(?:er|koch|wirt|ologe)$/ },
};

/** 'Un serveur', 'ein Kellner', 'una camarera': the noun says whether it is a man or a woman, as 'waiter' does not. */
export function genderOf(noun: string, language: string | null): AskedFigure['who'] | null {
  const endings = language === null ? undefined : ENDINGS[language];
  const head = noun.split(' ').find((word) => !ARTICLES.has(word)) ?? noun;
  if (!endings) return null;
  if (endings.woman.test(head)) return 'woman';
  return endings.man.test(head) ? 'man' : null;
}
const ARTICLES = new Set(
  'un une uno una ein eine einem einen einer le la il el der die'.split(' '),
);
