import { PHRASES } from '#studio/lexicon/matching/index-words.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { WINE_VESSELS } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** Comté is no brie; 'cheese' may be either. */
export const isNamedCheese = ({ phrase }: Match, thing: ThingId): boolean =>
  thing === 'hard_cheese' && !/cheese|fromage|formagg|queso|kase/.test(phrase);

/** 'White roses' and 'rose rosse' are phrases for roses in their colour; 'blue cheese' is no cheese in blue. */
export function isColouredName({ phrase, effects }: Match, thing: ThingId): boolean {
  if (WINE_VESSELS.has(thing) || effects.some(({ kind }) => kind === 'kin')) return false;
  // 'Olive oil' and 'orange cake' are of what they are named after.
  if (!phrase.includes(' ') || /^(?:olive|orange|lemon|rose|chocolate|cherry|walnut) /.test(phrase))
    return false;
  const rests = [phrase.slice(phrase.indexOf(' ') + 1), phrase.slice(0, phrase.lastIndexOf(' '))];
  return rests
    .flatMap((rest) => PHRASES.get(rest) ?? PHRASES.get(rest.replace(/s$/, '')) ?? [])
    .some(({ kind, value }) => kind === 'thing' && value === thing);
}
