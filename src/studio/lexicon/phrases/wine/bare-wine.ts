import { hasEffect, nextTo } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

export const WINE_NOUNS = new Set([
  'wine',
  'wines',
  'natural wine',
  'vintages',
  'millesimes',
  'annate',
  'anadas',
  'jahrgange',
  'vin',
  'vins',
  'vino',
  'vini',
  'vinos',
  'wein',
  'weine',
]);

const APART = new Set('and with et avec e ed con y und mit'.split(' '));
/** What comes along, though it opens no clause. */
export const ALONG = new Set('with avec con mit'.split(' '));
/** 'Barrels, wine and cheese': told for itself. */
export const isListedApart = (
  { tokens, matches }: Sentence,
  i: number,
  apart: ReadonlySet<string> = APART,
): boolean => {
  const { at } = matches[i]!;
  const isFirst = tokens[at]?.opensClause === true && apart === APART;
  return isFirst || apart.has(tokens[at - 1]?.word ?? '');
};

const SIPPED = new Set('on sur su sul sulla sulle sobre auf and et und y e ed'.split(' '));

/** 'Vineyards in Burgundy on a clear day': who is in it drinks none of it. */
const WITHIN = new Set(
  'in across through near en dans nel nella nello nell im durch nahe'.split(' '),
);

/** 'Prosecco on a boat', 'a trattoria with Chianti' is the wine; 'Chablis in autumn' may be the land. */
export const isSipped = ({ matches, tokens }: Sentence): boolean =>
  matches.some((match) => {
    if (!hasEffect(match, 'region') || match.isNegated) return false;
    const next = tokens[match.at + match.length];
    const before = tokens[match.at - 1]?.word ?? '';
    const isLast = next === undefined || next.opensClause;
    return isLast ? ALONG.has(before) : SIPPED.has(next.word) && !WITHIN.has(before);
  });

/** 'Grapes for wine' are not yet one. */
const FOR = new Set('for into about pour per para fur zu'.split(' '));

const OF_COLOUR = /^\S+ (?:wines?|vin|vino)$|^(?:vin|vino) \S+$|^(?:rot|weiss|rose)wein$/;

/** 'Wine in the garden', 'red wine by the pool': it is drunk there. */
export function isSomewhere({ matches, tokens }: Sentence, i: number): boolean {
  const { at, length } = matches[i]!;
  const next = tokens[at + length];
  return at === 0 && !next?.opensClause && WHERE.has(next?.word ?? '');
}
const WHERE = new Set(
  'in on at by under over beside near overlooking with avec con mit dans sur au aux sous pres nel nella sul sulla al in en sobre bajo junto im am auf unter'.split(
    ' ',
  ),
);

/** 'Cheese and wine', but not 'wine label' or 'wine festival'. */
export function isBareWine(sentence: Sentence, i: number): boolean {
  // 'Red wine', 'vin blanc' and 'Rotwein' as well as 'wine'.
  const phrase = sentence.matches[i]?.phrase ?? '';
  const isOfColour = hasEffect(sentence.matches[i], 'wine') && OF_COLOUR.test(phrase);
  if (sentence.matches[i]?.isNegated || !(WINE_NOUNS.has(phrase) || isOfColour)) return false;
  const before = sentence.tokens[sentence.matches[i]!.at - 1]?.word ?? '';
  return (
    !FOR.has(before) &&
    !hasEffect(nextTo(sentence, i), 'thing', 'place', 'subject', 'figure', 'tint')
  );
}
