import type { Match } from './match.ts';
import type { Token } from './normalise.ts';
import { isInRefusedList } from './refused-lists.ts';

const NEGATORS = new Set([
  'no',
  'without',
  'minus',
  'avoid',
  'exclude',
  'excluding',
  'except',
  'not',
  'never',
  'sans',
  'pas',
  'aucun',
  'aucune',
  'senza',
  'niente',
  'nessun',
  'nessuno',
  'sin',
  'ningun',
  'ninguna',
  'ohne',
  'kein',
  'keine',
  'keinen',
  'nicht',
]);

// 'no people or cheese' refuses both; 'no people and warm light' refuses only the people.
const CARRIES_ON = new Set(['or', 'nor', 'ou', 'ni', 'ne', 'o', 'oder', 'noch', 'any', 'de', 'd']);
const CARRIES_ON_AFTER_WITHOUT = new Set(['and', 'et', 'e', 'y', 'und']);
const PREPOSITION_NEGATORS = new Set(['without', 'sans', 'senza', 'sin', 'ohne', 'minus']);

/** Words that refuse whom they name. */
const NOBODY = new Set(['nobody', 'no one', 'niemand', 'nadie']);

/** Adjectives that refuse a part of their noun, and not the noun. */
const LACKING = new Set(['unlabelled', 'unlabeled']);

/** How many plain words may stand between the negator and what it refuses: 'no visible brand label'. */
const REACH = 2;
/** How far back the negator of a list may stand: 'without cheese, bread and olives'. */
const CHAIN = 12;

/** Tells refused things from wanted ones; also reads 'nobody' and 'people-free'. */
export function markNegated(matches: readonly Match[], tokens: readonly Token[]): Match[] {
  const out: Match[] = [];
  for (const [i, match] of matches.entries()) {
    const previous = out[i - 1];
    const isNegated =
      NOBODY.has(match.phrase) ||
      LACKING.has(match.phrase) ||
      isInRefusedList(tokens, match.at) ||
      reachesNegator(match, previous, tokens) ||
      continuesNegation(match, previous, tokens) ||
      tokens[match.at + match.length]?.word === 'free';
    out.push({ ...match, isNegated });
  }
  return out;
}

function reachesNegator(
  match: Match,
  previous: Match | undefined,
  tokens: readonly Token[],
): boolean {
  const floor = Math.max(0, match.at - 1 - REACH, previous ? previous.at + previous.length : 0);
  for (let at = match.at - 1; at >= floor; at--) {
    if (tokens[at + 1]?.opensClause) return false;
    if (NEGATORS.has(tokens[at]?.word ?? '')) return !isNumberSign(tokens, at);
  }
  return false;
}

function continuesNegation(
  match: Match,
  previous: Match | undefined,
  tokens: readonly Token[],
): boolean {
  if (!previous?.isNegated || LACKING.has(previous.phrase)) return false;
  const between = tokens.slice(previous.at + previous.length, match.at).map((token) => token.word);
  // 'no red wine bottle' refuses the bottle; 'no people golden hour' keeps its light.
  if (between.length === 0) return isThing(match) && tokens[match.at]?.opensClause === false;
  const negator = findNegatorBefore(previous, tokens);
  const joins = (word: string) =>
    CARRIES_ON.has(word) ||
    (CARRIES_ON_AFTER_WITHOUT.has(word) && PREPOSITION_NEGATORS.has(negator));
  // 'Without label and three glasses': what is counted is wanted.
  if (isCounted(match) && !between.some((word) => CARRIES_ON.has(word))) return false;
  return between.every(joins);
}

const isCounted = ({ effects }: Match): boolean => effects.some(({ kind }) => kind === 'count');

function isThing(match: Match): boolean {
  return match.effects.some(({ kind }) => kind === 'subject' || kind === 'accompaniment');
}

function findNegatorBefore(match: Match, tokens: readonly Token[]): string {
  for (let at = match.at - 1; at >= match.at - CHAIN; at--) {
    const word = tokens[at]?.word ?? '';
    if (NEGATORS.has(word)) return word;
  }
  return '';
}

/** 'No. 5' counts, it does not refuse. */
function isNumberSign(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'no' && /^\d+$/.test(tokens[at + 1]?.word ?? '');
}

export function isNegator(word: string): boolean {
  return NEGATORS.has(word);
}
