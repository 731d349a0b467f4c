import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { PHRASES } from './index-words.ts';
import type { Match } from './match.ts';
import type { Token } from './normalise.ts';

/** Who does something without being named again. */
const PRONOUNS = new Set(['she', 'he', 'they', 'who', 'another', 'other', 'one', 'while']);
const BETWEEN = /^(?:then|just|both|also|is|are|\w+ly)$/;
/** Nouns that follow people as often as the verb does. */
const NOUNS = new Set('works hands glass glasses dress dresses labels'.split(' '));

/**
 * 'A woman smells her glass', 'the guests drink': behind whoever does it the verb is read as what is going on,
 * so that one table of '-ing' forms knows them all, and 'drinks' and 'cooks' are no things there.
 */
export function asGoingOn(tokens: readonly Token[], matches: readonly Match[]): readonly Token[] {
  const verbs = new Map<number, string>();
  for (const match of matches) {
    const sense = effectsOf(match.effects, 'figure')[0]?.value;
    if (!sense || sense.part === 'hands') continue;
    const end = match.at + match.length;
    const isOne = !/[^s]s$|men$|people$/.test(tokens[end - 1]?.word ?? '') && sense.count === 1;
    take(end, isOne);
  }
  tokens.forEach(({ word }, i) => {
    if (PRONOUNS.has(word)) take(i + 1, word !== 'they' && word !== 'while');
  });
  if (verbs.size === 0) return tokens;
  return tokens.map((token, i) => {
    const word = verbs.get(i);
    return word === undefined ? token : { ...token, word };
  });

  function take(first: number, isOne: boolean): void {
    const at = BETWEEN.test(tokens[first]?.word ?? '') ? first + 1 : first;
    const token = tokens[at];
    if (!token || token.opensClause || NOUNS.has(token.word)) return;
    const going = goingOn(token.word, isOne);
    // What has a verb of its own keeps it: 'holds', 'pours'.
    if (going && !isAct(PHRASES.get(token.word))) verbs.set(at, going);
  }
}

/** The '-ing' form of a verb that the lexicon knows: 'smells' of one, 'drink' of several. */
function goingOn(word: string, isOne: boolean): string | null {
  if (isOne && !/[^s]s$/.test(word)) return null;
  const stems = isOne
    ? [word.slice(0, -1), ...(word.endsWith('es') ? [word.slice(0, -2)] : [])]
    : [word];
  for (const stem of stems) {
    if (stem.length < 3) continue;
    const bare = stem.replace(/e$/, '');
    for (const form of [`${stem}ing`, `${bare}ing`, `${bare}${bare.at(-1)}ing`])
      if (isAct(PHRASES.get(form)) || LOOK_ON.has(form)) return form;
  }
  return null;
}

const isAct = (effects: readonly Effect[] | undefined): boolean =>
  effects?.some(({ kind }) => kind === 'action') === true &&
  effects.every(({ kind }) => kind !== 'figure' && kind !== 'thing');
/** Not done with the hands, and no watch. */
const LOOK_ON = new Set(['watching', 'waiting', 'listening', 'laughing', 'smiling']);
