import type { Effect } from './effects.ts';
import { LONGEST_PHRASE, PHRASES } from './index-words.ts';
import { kindOf } from './kinds.ts';
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
  const matches: Match[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = longestMatchAt(tokens, at);
    if (match) matches.push(match);
    at += match?.length ?? 1;
  }
  return markNegated(matches, tokens);
}

function longestMatchAt(tokens: readonly Token[], at: number): Match | null {
  const limit = Math.min(LONGEST_PHRASE, tokens.length - at);
  for (let length = limit; length > 0; length--) {
    const words = tokens.slice(at, at + length).map((token) => token.word);
    // A phrase never runs across a comma: 'two glasses, row of vines'.
    if (tokens.slice(at + 1, at + length).some((token) => token.opensClause)) continue;
    for (const phrase of spellings(words)) {
      const effects = PHRASES.get(phrase);
      if (effects) return { at, length, phrase, effects, isNegated: false };
    }
  }
  return kindAt(tokens, at);
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
