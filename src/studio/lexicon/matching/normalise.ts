import { onceAText } from '#studio/once-a-text.ts';

/** Longest prompt that is read; what follows cannot change the picture. */
const READ_LIMIT = 10_000;

export interface Token {
  /** Folded for matching: lower case, no accents. */
  word: string;
  /** As the customer wrote it. */
  text: string;
  start: number;
  end: number;
  /** A comma, full stop or line break stands before this word. */
  opensClause: boolean;
  /** Which sign stands before it: '.' ends a sentence, others part what belongs to it. */
  sign: '' | ',' | ':' | '.';
}

// Direction marks, joiners, variation selectors and controls are invisible and only break matching.
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Variation_Selector}]/gu;

const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};

/** Removes what cannot be seen and nothing else: the text may still be printed exactly. */
export function cleanPrompt(prompt: string): string {
  return (
    prompt
      .slice(0, READ_LIMIT)
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      .replace(/\t/g, ' ')
      .replace(INVISIBLE, '')
      // A minus of its own is set as the dash that most people type.
      .replaceAll('−', '–')
      .trim()
  );
}

/** Most words have nothing to fold. */
const PLAIN = /^[\u0020-\u007e]*$/;

/** 'Rosé' and 'rose' are one word to the lexicon; `é` is no word character to a regular expression. */
export function fold(text: string): string {
  if (text.length > LONG_WORD) return foldedText(text);
  const lower = text.toLowerCase();
  return PLAIN.test(lower) ? lower : foldedText(text);
}
/** A word is folded as soon as it is found among those that were. */
const LONG_WORD = 24;

const foldedText = onceAText((text) => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłđ]/g, (letter) => LIGATURES[letter] ?? letter);
});

/** The words of a text and one blank between them: what patterns of several words are looked for in. */
export const plainText = onceAText((text) => {
  const folded = fold(text);
  const between = PLAIN.test(folded) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu;
  return folded.replaceAll(between, ' ');
});

function signOf(gap: string): Pick<Token, 'opensClause' | 'sign'> {
  if (gap === ' ') return { opensClause: false, sign: '' };
  const opensClause = /[,.;:!?\n()—–]/.test(gap);
  const sign = !opensClause
    ? ''
    : /[.!?](?:\s|$)|[;\n]/.test(gap)
      ? '.'
      : gap.includes(':')
        ? ':'
        : ',';
  return { opensClause, sign };
}

/** Words of letters and digits; hyphens and apostrophes divide ('close-up', "l'automne"). */
export const tokenise = onceAText((text): readonly Token[] => {
  const tokens: Token[] = [];
  let previousEnd = 0;
  for (const match of text.matchAll(ASCII.test(text) ? ASCII_WORD : WORD)) {
    const [written] = match;
    const start = match.index;
    const { opensClause, sign } = signOf(text.slice(previousEnd, start));
    previousEnd = start + written.length;
    tokens.push({ word: fold(written), text: written, start, end: previousEnd, opensClause, sign });
  }
  return tokens;
});
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** The same where no other letters are, and found in a third of the time. */
const ASCII_WORD = /[A-Za-z0-9]+/g;
const ASCII = /^[\n\u0020-\u007e]*$/;
