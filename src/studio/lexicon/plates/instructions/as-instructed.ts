import type { AskedWord } from '#studio/accounting/proof.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { readInstructions } from './read-instructions.ts';

/** Hands and ways of drawing that our plates do not have. */
const UNHEEDED =
  /^(?:hand|handdrawn|handwritten|handgezeichnet\w*|drawn|dessine\w*|disegnat\w*|dibujad\w*|gezeichnet\w*|watercolou?r|aquarelle?|acquerello|acuarela|vintage|retro|rustic|chalk|chalkboard|sketch|sketchy|deco|nouveau|gradient|photos?|realistic|cartoon|comic|callouts?|landscape|horizontal|querformat|paysage|orizzontale|apaisado)$/;
/** What of those is so wherever the sheet itself is. */
const OF_SIZE = /^(?:landscape|horizontal|querformat|paysage|orizzontale|apaisado)$/;

/** What is said of the sheet is obeyed by it: its inks, its heading, its readers; what is not, is announced. */
export function asInstructed(
  words: readonly AskedWord[],
  tokens: readonly Token[],
  source: string,
): AskedWord[] {
  const { spans } = readInstructions(source);
  const isInside = ({ at, length }: AskedWord): boolean => {
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    return (
      first !== undefined &&
      last !== undefined &&
      spans.some(({ start, end }) => first.start >= start && last.end <= end)
    );
  };
  return words.map((word) => {
    if (word.isRefused || !isInside(word)) return word;
    const isUnheeded = fold(word.text)
      .split(' ')
      .some((part) => UNHEEDED.test(part) && !OF_SIZE.test(part));
    return { ...word, proofs: isUnheeded ? [] : ['followed'] };
  });
}
