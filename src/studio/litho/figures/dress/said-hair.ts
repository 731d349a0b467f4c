import { fold } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';

const HAIR = /^(?:hair|haired|haare|haaren|wigs?)$/;
const HAIR_FIRST = /^(?:cheveux|capelli|cabellos?|pelos?|perruques?|parrucche)$/;
const JOINS = /^(?:and|und|et|e|y|mit|with|in)$/;

/** Elsewhere a flower and a wine. */
const PINK = '#f2a3bd';

/** A plain name for a colour, in any of our languages and with any ending that German gives it. */
function hexOf(word: string): string | null {
  const names = [word, word.replace(/(?:e[nrms]?|s)$/, ''), word.replace(/i$/, 'o')];
  if (/^ros[ae]s?$/.test(word)) return PINK;
  for (const name of names) {
    const hex = COLOUR_HEX[COLOUR_ALIASES[name] ?? name];
    if (hex) return hex;
  }
  return null;
}

/** The colours in a row next to a word. */
function rowFrom(words: readonly string[], from: number, step: 1 | -1): string[] {
  const row: string[] = [];
  for (let i = from; words[i] !== undefined; i += step) {
    const word = words[i] ?? '';
    const hex = hexOf(word);
    if (hex) row.push(hex);
    else if (!JOINS.test(word)) break;
  }
  return step === 1 ? row : row.toReversed();
}

/** 'Three women with blue, pink and yellow hair': each of several has one of the colours; `null` where fewer than two are named. */
export function hairOfEach(prompt: string): readonly string[] | null {
  const words = fold(prompt)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const at = words.findIndex((word) => HAIR.test(word) || HAIR_FIRST.test(word));
  if (at < 0) return null;
  const isFirst = HAIR_FIRST.test(words[at] ?? '');
  const row = isFirst ? rowFrom(words, at + 1, 1) : rowFrom(words, at - 1, -1);
  return row.length > 1 ? row : null;
}
