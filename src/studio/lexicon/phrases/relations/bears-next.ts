import { STANCES } from '#studio/lexicon/phrases/extras/can-hold.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

/** A barrel at the head of the sentence, and after it what stands on one. */
export const bearsNext = ({ matches }: Sentence, heads: readonly number[]): boolean => {
  const [barrel, next] = heads.map((head) => thingOf(matches[head]));
  return barrel === 'barrel' && STANDING.has(STANCES.get(next as ThingId) ?? '');
};
const STANDING: ReadonlySet<string> = new Set(['tall', 'small']);
