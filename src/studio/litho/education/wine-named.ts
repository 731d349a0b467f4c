import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { WineColour } from '#studio/scene/wine.ts';

const WINES: readonly (readonly [RegExp, WineColour])[] = [
  [
    /^(?:sparkling|champagne\w*|prosecco|cava|cremant|effervescent\w*|mousseux|spumant\w*|espumos\w*|schaumwein\w*|sekt\w*|bubbly)\b/,
    'sparkling',
  ],
  [/^(?:ros[eé]|roses|rosat[oi]|rosados?|rosewein\w*)(?: wines?)?$/, 'rose'],
  [
    /^(?:(?:light |full )?whites?|blancs?|bianc(?:o|hi)|blancos?|weiss\w*|vins? blancs?|vin[oi] bianc(?:o|hi)|vinos? blancos?)\b/,
    'white',
  ],
  [
    /^(?:(?:light |full )?reds?|(?:ruby |vintage |red )?ports?(?: wines?)?$|porto$|oporto$|portwein$|rouges?|ross[oi]|tintos?|rot|rote[rn]?|rotwein\w*|vins? rouges?|vin[oi] ross[oi]|vinos? tintos?)\b/,
    'red',
  ],
  [
    /^(?:sweet|dessert|orange|tawny|sherry|xeres|jerez|madeira|madere|marsala|doux|dolce|dulces?|suss\w*)\b/,
    'orange',
  ],
  [
    /^(?:fortified|(?:vins? )?mutes?|(?:vin[oi] )?liquoros[oi]|(?:vinos? )?generosos?|(?:auf)?verstarkt\w*|likorweine?)(?: wines?)?$/,
    'orange',
  ],
  [
    /^(?:still|(?:vins? )?tranquilles?|(?:vin[oi] )?ferm[oi]|(?:vinos? )?tranquilos?|still(?:e[rn]?)? ?weine?)(?: wines?)?$/,
    'red',
  ],
];

/** The wine that a customer's word names by its colour or kind: 'tinto', 'Sekt', 'white wine'. */
export const wineNamed = (name: string): WineColour | null =>
  WINES.find(([words]) => words.test(fold(name).trim()))?.[1] ?? null;

const SWEET =
  /\b(?:sweet|dessert|liquoreux|moelleux|doux|dolc[ei]|dulces?|suss(?:wein\w*|e|er|en)?|edelsuss\w*) *(?:wines?|$|and|,|et|e|y|und|only)|\b(?:vins?|vin[oi]s?|weine?) (?:doux|liquoreux|moelleux|dolc[ei]|dulces?)|\bsusswein/;

/** 'Sparkling and sweet wines only'. */
export const isOfSweet = (prompt: string): boolean => SWEET.test(fold(prompt));
