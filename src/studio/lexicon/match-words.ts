import type { Effect } from './effects.ts';
import { PHRASES } from './index-words.ts';
import { kindOf } from './kinds.ts';
import { languageOf } from './language.ts';
import { markNegated } from './negation.ts';
import type { Token } from './normalise.ts';
import { STOP_WORDS } from './words/wines.ts';

/** A phrase of the prompt that the lexicon knows. */
export interface Match {
  /** First token and how many belong to it. */
  at: number;
  length: number;
  phrase: string;
  effects: readonly Effect[];
  isNegated: boolean;
}

/** Longest phrase first, left to right; no token is read twice. */
export function matchWords(tokens: readonly Token[]): Match[] {
  const isGerman = languageOf(tokens) === 'de';
  const matches: Match[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match =
      longestMatchAt(tokens, at) ??
      kindAt(tokens, at) ??
      (isGerman ? compoundAt(tokens, at) : null);
    if (match) matches.push(match);
    at += match?.length ?? 1;
  }
  return markNegated(matches, tokens);
}

function longestMatchAt(tokens: readonly Token[], at: number): Match | null {
  const limit = Math.min(longestFrom(tokens[at]?.word ?? ''), tokens.length - at);
  for (let length = limit; length > 0; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word);
    // A phrase never runs across a comma: 'two glasses, row of vines'.
    if (tokens.slice(at + 1, at + length).some((token) => token.opensClause)) continue;
    for (const phrase of spellings(words)) {
      const effects = PHRASES.get(phrase);
      if (effects) return { at, length, phrase, effects, isNegated: false };
    }
  }
  return null;
}

/** An unknown noun by its kind, of two words or one. */
function kindAt(tokens: readonly Token[], at: number): Match | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  if (!first || STOP_WORDS.has(first.word)) return null;
  const pair = second && !second.opensClause ? `${first.word} ${second.word}` : null;
  const double = pair && kindOf(pair);
  if (double) return { at, length: 2, phrase: pair, effects: double, isNegated: false };
  const single = first.word.length > 3 ? kindOf(first.word) : null;
  return single && { at, length: 1, phrase: first.word, effects: single, isNegated: false };
}

/** German writes its compounds as one word: an 'Adventskerze' is a candle. */
function compoundAt(tokens: readonly Token[], at: number): Match | null {
  const word = tokens[at]?.word ?? '';
  for (let start = 3; start <= word.length - 4; start++) {
    const effects = spellings([word.slice(start)])
      .map((phrase) => PHRASES.get(phrase))
      .find((found) => found?.some(({ kind }) => kind === 'thing'));
    if (effects) return { at, length: 1, phrase: word, effects, isNegated: false };
  }
  return colouredAt(word, at);
}

/** 'Herbstfarben' and 'Abendlicht' mean the season and the hour. */
function colouredAt(word: string, at: number): Match | null {
  const tail = MOOD_TAILS.find((end) => word.endsWith(end) && word.length > end.length + 2);
  if (!tail) return null;
  const stem = word.slice(0, -tail.length);
  const effects = [stem, stem.replace(/s$/, '')]
    .map((phrase) => PHRASES.get(phrase))
    .find((found) => found?.some(({ kind }) => LOOKS.has(kind)));
  return effects ? { at, length: 1, phrase: word, effects, isNegated: false } : null;
}
const MOOD_TAILS = 'farben licht stimmung sonne himmel tag tage zeit luft abend morgen nacht'.split(
  ' ',
);
const LOOKS = new Set(['season', 'time', 'weather', 'lighting', 'event']);

/** Most words begin no long phrase: no need to look for one. */
function longestFrom(word: string): number {
  const singular = word.length > 4 ? word.replace(/s$/, '') : word;
  return Math.max(1, LENGTHS.get(word) ?? 1, LENGTHS.get(singular) ?? 1);
}

const LENGTHS = new Map<string, number>();
for (const phrase of PHRASES.keys()) {
  const words = phrase.split(' ');
  const [first = ''] = words;
  LENGTHS.set(first, Math.max(LENGTHS.get(first) ?? 1, words.length));
}

/** As written, then with the plural taken off the last word. */
function spellings(words: readonly string[]): string[] {
  const whole = words.join(' ');
  const out = [whole];
  if (whole.length > 4 && whole.endsWith('s')) out.push(whole.slice(0, -1));
  if (whole.length > 5 && whole.endsWith('es')) out.push(whole.slice(0, -2));
  // German datives: 'mit Sektgläsern'.
  if (whole.length > 5 && whole.endsWith('n')) out.push(whole.slice(0, -1));
  const allSingular = words
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
    .join(' ');
  if (words.length > 1) out.push(allSingular);
  return out;
}
