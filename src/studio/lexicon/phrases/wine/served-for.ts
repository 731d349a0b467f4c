import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const FRIENDS = /^(friends|amis|amici|amigos|freunde|colleagues|family)/;
export const FOR = new Set(['for', 'pour', 'per', 'para', 'fur']);

/** What is laid or cooked for so many, before they come. */
const LAID = new Set(
  `table tables tavolo tavola mesa tisch set laid dressee apparecchiato apparecchiata gedeckt gedeckter plate plates
  paella board platter plateau planche tagliere tabla brett platte menu dinner supper lunch brunch meal diner repas cena pranzo comida abendessen essen portion portions
  setup setting arrangement spread flight disposition allestimento disposizione montaje aufbau gedeck`.split(
    /\s+/,
  ),
);
/** 'Weihnachtstafel', 'Gartentisch', 'Festessen'. */
const BOARDS = /(?:tafel|tisch|essen|menu)$/;
const ANYBODY = new Set(
  `people persons person guests personnes personne convives persone persona ospiti personas invitados personen leute
  menschen gaste`.split(/\s+/),
);
const ROUND = new Set(
  'around at sitting toasting autour attorno intorno alrededor um rund am'.split(' '),
);

/** 'A table for four people': so many places, and nobody there yet; 'a tasting for six friends' shows them. */
export function isServedFor({ matches, tokens }: Sentence, i: number): boolean {
  const [number, match] = [matches[i - 1], matches[i]];
  const sense = effectsOf(match?.effects ?? [], 'figure')[0]?.value;
  // 'For six friends' tells who comes; 'for six people' how large the table is.
  const isAnybody =
    sense?.who === 'person' || (sense?.who === 'group' && !FRIENDS.test(match?.phrase ?? ''));
  if (!match || !number || !isAnybody || sense.role || number.at + number.length !== match.at)
    return false;
  const isCounted = number.effects.some(({ kind }) => kind === 'count');
  const isFor = FOR.has(tokens[number.at - 1]?.word ?? '');
  const laid = tokens.slice(Math.max(0, number.at - 4), number.at - 1);
  return (
    isCounted &&
    isFor &&
    laid.some(({ word }) => LAID.has(word) || BOARDS.test(word)) &&
    ANYBODY.has(match.phrase) &&
    !ROUND.has(tokens[match.at + match.length]?.word ?? '')
  );
}
