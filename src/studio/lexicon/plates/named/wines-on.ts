import type { PlateTopic } from '#studio/scene/sheets.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import { areGlassTypes } from '#studio/lexicon/plates/compared/glasses-compared.ts';
import { hasPhrase, phrasesOf } from '#studio/lexicon/matching/find-phrase.ts';
import { WINE_WORDS } from '#studio/lexicon/words/plate-wishes.ts';

const WINES = (Object.entries(WINE_WORDS) as [WineColour, string][]).map(
  ([wine, table]) => [wine, phrasesOf(table)] as const,
);
const WINE_NOUNS = phrasesOf(
  'wine | wines | vin | vins | vino | vini | vinos | wein | weine | only',
);

/** Which wines a sheet is cut down to. */
export function winesOn(
  topic: PlateTopic,
  about: readonly string[],
  words: readonly string[],
): WineColour[] {
  // Among glasses 'white' is a shape like 'flute'; only 'white wine' narrows the sheet.
  if (topic === 'glass_shapes') {
    const named = winesNamed(about);
    return named.length === 0 && areGlassTypes(about) && winesIn(about).includes('sparkling')
      ? ['sparkling']
      : named;
  }
  // On a map Champagne is a region.
  if (topic === 'map') return winesIn(about.filter((word) => !REGION.test(word)));
  if (topic !== 'pairing') return winesIn(about);
  // What pairings list may be their wines, 'meat and red wines', and colours of food: 'white chocolate'.
  const drunk = about.filter((_, i) => !COLOURED_FOOD.test(about[i + 1] ?? ''));
  return [...new Set([...winesIn(drunk), ...winesNamed(words)])];
}
const REGION = /^champa(?:gne|gner|na)$/;
const COLOURED_FOOD =
  /^(?:chocolates?|meats?|fish|asparagus|beans?|mushrooms?|peppers?|onions?|cheeses?|sauces?|truffles?|cabbage|fleisch|spargel|schokolade)$/;

const winesIn = (words: readonly string[]): WineColour[] =>
  WINES.filter(([, phrases]) => hasPhrase(words, phrases)).map(([wine]) => wine);

/** Colours beside the word for wine. */
const winesNamed = (words: readonly string[]): WineColour[] =>
  winesIn(words).filter((wine) =>
    words.some(
      (_, i) =>
        hasPhrase(words.slice(i, i + 1), WINES.find(([id]) => id === wine)?.[1] ?? []) &&
        hasPhrase([words[i - 1] ?? '', words[i + 1] ?? ''], WINE_NOUNS),
    ),
  );
