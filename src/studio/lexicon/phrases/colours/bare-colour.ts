import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { FOOD } from '#studio/things/catalogue/food.ts';

/** 'In orange': a colour; 'an orange', 'two oranges', 'with oranges': fruit. */
export function isBareColour({ tokens, matches, language }: Sentence, match: Match): boolean {
  if (!match.effects.some(({ kind }) => kind === 'tint')) return false;
  const before = tokens[match.at - 1]?.word ?? '';
  if (match.length === 1 && TURNS.has(before)) return true;
  // 'Un bol orange'; 'canard orange' is cooked with it.
  const noun = matches.findLast((one) => one.at + one.length === match.at);
  const isOfNoun =
    language === 'fr' &&
    match.phrase === 'orange' &&
    !tokens[match.at]?.opensClause &&
    noun !== undefined &&
    noun.effects.some(({ kind }) => NOUNS.has(kind)) &&
    !noun.effects.some(({ kind, value }) => kind === 'thing' && EATEN.has(value));
  if (isOfNoun) return true;
  // 'A bowl of oranges': no colour comes in the plural.
  const isMany = before === 'of' && match.phrase === 'oranges';
  // 'A slice of orange', 'slices of peach'.
  const isPiece = PIECES_OF.has(tokens[match.at - 2]?.word ?? '');
  return (
    ['in', 'en', 'of', 'de', 'di'].includes(before) && match.length === 1 && !isMany && !isPiece
  );
}

/** 'Leaves turning orange', 'painted orange'. */
export const TURNS = new Set('turning turned turns turn glowing painted dyed'.split(' '));
const EATEN: ReadonlySet<string> = new Set(FOOD.map(({ id }) => id));
const NOUNS: ReadonlySet<string> = new Set(['thing', 'claim', 'surface']);

const PIECES_OF = new Set(
  `slice slices wedge wedges piece pieces half halves wheel wheels segment segments sliver slivers bowl basket crate
  tranche tranches rondelle rondelles quartier quartiers fetta fette spicchio spicchi rodaja rodajas gajo gajos`.split(
    /\s+/,
  ),
);
