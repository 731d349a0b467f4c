import type { AskedWord } from '#studio/accounting/proof.ts';
import { askedRows } from '#studio/litho/education/any-topic/asked-rows.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { PlateWish } from '#studio/scene-spec.ts';
import { rowKindOf, UNTOLD_ROW } from './read-compared.ts';

/** What a comparison was asked to tell is read in its rows, or it is missing from them. */
export function withRows(
  words: readonly AskedWord[],
  { rows, items = [], sides = [] }: PlateWish,
  tokens: readonly Token[],
): AskedWord[] {
  if (!rows) return [...words];
  const names = items.map(({ name }) => name);
  const isTold = (text: string): boolean => {
    const kind = rowKindOf(fold(text));
    return kind !== null && askedRows([kind], names, sides).length > 0;
  };
  const isRow = (text: string) => rowKindOf(fold(text)) !== null || UNTOLD_ROW.test(fold(text));
  const settled = words.map((word) =>
    isRow(word.text) ? { ...word, proofs: isTold(word.text) ? (['followed'] as const) : [] } : word,
  );
  const isKnown = (at: number) => words.some((one) => one.at <= at && at < one.at + one.length);
  const missing = tokens.flatMap(({ text }, at): AskedWord[] =>
    isRow(text) && !isTold(text) && !isKnown(at) ? [{ text, at, length: 1, proofs: [] }] : [],
  );
  return [...settled, ...missing];
}
