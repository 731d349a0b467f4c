import { isPlainWord } from '#studio/lexicon/leftovers.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { tokenise } from '#studio/lexicon/matching/normalise.ts';

/** 'Easel, brushes and a glass', 'champagne tower and fireworks': a clause of things alone is to be seen on a sheet, not read. A name begins with its capital, a day has its figure. */
export function isPicturedClause(clause: string): boolean {
  const text = clause.trim();
  if (text === '' || /^\p{Lu}/u.test(text) || /\d/u.test(text)) return false;
  const tokens = tokenise(text);
  const matches = matchWords(tokens);
  const read = new Set(
    matches
      .filter(({ effects }) => effects.some(({ kind }) => SEEN.has(kind)))
      .flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)),
  );
  const hasThing = matches.some(({ effects }) => effects.some(({ kind }) => NAMED.has(kind)));
  return hasThing && tokens.every(({ word }, i) => read.has(i) || isPlainWord(word));
}

const SEEN: ReadonlySet<string> = new Set(
  'thing subject wine tint accompaniment count relation material size state fill lighting place time weather season claim undrawn kin neutral'.split(
    ' ',
  ),
);
/** Something to be seen, whether it can be drawn or not. */
const NAMED: ReadonlySet<string> = new Set(['thing', 'claim', 'undrawn', 'kin']);
