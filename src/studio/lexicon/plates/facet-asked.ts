import { bouquetOf, BOUQUETS } from '#studio/litho/education/aromas/bouquets.ts';
import { TABLE_MATES } from '#studio/litho/education/dishes/dishes-plate.ts';
import { namesFood } from '#studio/litho/education/wine/foods-asked.ts';
import { phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { PlateWish } from '#studio/scene-spec.ts';

type Facet = Pick<PlateWish, 'topic' | 'subject' | 'heading'>;

/** 'Main aromas of Riesling', 'what to eat with Barolo': one side of one wine, and no portrait of it. */
export function facetAsked(prompt: string, grapes: readonly string[]): Facet | null {
  const tokens = tokenise(prompt);
  const said = tokens.map(({ word }) => word).join(' ');
  if (OTHER_SHEET.test(said)) return null;
  if (AROMA.test(said)) {
    const found = winesIn(tokens, SMELLED);
    const wines = found.length > 1 ? found.filter(({ name }) => name !== OAK) : found;
    const own = wines.length === 0 && grapes.length === 1 ? grapes[0] : undefined;
    if (own && bouquetOf(own)) return { topic: 'bouquet', subject: own, heading: own };
    return asFacet('bouquet', wines);
  }
  return FOOD.test(said) && !namesFood(prompt)
    ? asFacet('dishes', winesIn(tokens, EATEN_WITH))
    : null;
}

const AROMA =
  /\b(?:aromas?|aromen|aromes?|aromi|flavou?rs?|smells?|scents?|fragrances?|bouquet|tasting notes?|tastes? (?:like|of)|does [a-z ]+ taste|notes de degustation|note di degustazione|notas de cata|geruch|geschmack|duft|dufte|schmeckt|riecht|parfums?|saveurs?|odeurs?|gout|profum[oi]|sapor[ei]|sabor(?:es)?|olor(?:es)?|sabe|huele|goes into the nose)\b/;
const FOOD =
  /\b(?:foods?|pair(?:s|ed|ing|ings)?|eat|dish|dishes|meals?|accords?|mets|plats?|manger|cib[oi]|mangiare|piatt[oi]|abbinament[oi]|comidas?|comer|platos?|maridajes?|essen|isst|speisen?|gerichte?|passt zu[mr]?|goes with)\b/;
/** Sheets with a drawing of their own, several at once, or what is done and not how it smells. */
const OTHER_SHEET =
  /\b(?:wheel|roue|ruota|rueda|aromarad|map|carte|mappa|mapa|karte|forms?|sheets?|template|fiche|scheda|ficha|bogen|quiz|vs|versus|compar\w*|confront\w*|vergleich\w*|differen\w*|diferenci\w*|unterschied\w*|faults?|defauts?|difetti|defectos|fehler|weinfehler|rules?|mistakes?|body|corps|corpo|cuerpo|korper|tannins?|acidity|primary|secondary|tertiary|labels?|how to (?:taste|smell|describe)|each|every|grapes|varieties|cepages|vitigni|uvas|rebsorten|cheat|flashcards?|regions?)\b/;

interface Book {
  name: string;
  phrases: readonly (readonly string[])[];
}

const bookOf = (pages: readonly { name: string; phrases: string }[]): Book[] =>
  pages.map(({ name, phrases }) => ({ name, phrases: phrasesOf(phrases) }));
const SMELLED = bookOf(BOUQUETS);
const EATEN_WITH = bookOf(TABLE_MATES);
const OAK = BOUQUETS.find(({ pictured }) => pictured === 'barrel')?.name;

const asFacet = (topic: 'bouquet' | 'dishes', wines: readonly Named[]): Facet | null => {
  const [wine] = wines;
  return wine && wines.length === 1
    ? { topic, subject: wine.name, heading: wine.isUsual ? wine.name : wine.said }
    : null;
};

interface Named {
  name: string;
  said: string;
  /** A kind of wine is called by its name in the plate's language. */
  isUsual: boolean;
}

/** The wines of a book that the prompt names; 'Cabernet Sauvignon' is no Sauvignon. */
function winesIn(tokens: readonly Token[], book: readonly Book[]): Named[] {
  const all = book
    .flatMap(({ name, phrases }) => phrases.map((phrase) => ({ name, phrase })))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  const taken = new Set<number>();
  const found = new Map<string, Named>();
  for (const { name, phrase } of all)
    for (let at = 0; at + phrase.length <= tokens.length; at++) {
      const span = phrase.map((_, i) => at + i);
      const isThere = span.every(
        (i, k) => !taken.has(i) && isWord(tokens[i]?.word ?? '', phrase[k] ?? ''),
      );
      if (!isThere) continue;
      for (const i of span) taken.add(i);
      const said = span.map((i) => tokens[i]?.text ?? '').join(' ');
      found.set(name, { name, said, isUsual: name.includes(' | ') });
    }
  return [...found.values()];
}

const isWord = (word: string, wanted: string): boolean =>
  wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted;
