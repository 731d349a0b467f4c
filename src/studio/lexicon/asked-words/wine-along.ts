import type { Proof } from '#studio/accounting/proof.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import { ALONG, isBareWine, isListedApart } from '#studio/lexicon/phrases/wine/bare-wine.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';

/** Wine that comes along is in something. */
const SERVED_IN: readonly Proof[] = [...HOLDS_WINE].map((id): Proof => `thing:${id as string}`);

/** 'A jazz trio with wine', 'vineyard with wine': the word asks for something that is seen. */
export const isWineAlong = (sentence: Sentence, i: number): boolean =>
  isBareWine(sentence, i) && isListedApart(sentence, i, ALONG);

/** What it is in, where the word has no colour or name that proves more. */
export const alongProofs = (
  sentence: Sentence,
  i: number,
  own: readonly Proof[],
): readonly Proof[] | null =>
  isWineAlong(sentence, i) && own.every((proof) => PLAIN.has(proof)) ? SERVED_IN : null;
const PLAIN: ReadonlySet<Proof> = new Set<Proof>(['wine:any', 'followed']);
