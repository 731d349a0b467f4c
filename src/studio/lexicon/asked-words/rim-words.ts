import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Reading } from './reading.ts';

/** The word for the rim itself: it is said together with its colour. */
export const isRimWord = ({ read }: Reading, at: number): boolean =>
  read.rims.some((rim) => rim.at === at);

/** 'A plate with a blue rim': its own word and its proof, bound to the plate. */
export function rimWord(
  { read, matches, tokens }: Reading,
  i: number,
): { text: string; proofs: readonly Proof[]; head: number } | null {
  const rim = read.rims.find(({ tint }) => tint === i);
  const shade = effectsOf(matches[i]?.effects ?? [], 'tint')[0]?.value.name;
  if (!rim || !shade) return null;
  const thing: string = thingOf(matches[rim.head]) ?? '';
  const { at = 0, length = 1 } = matches[i] ?? {};
  const words = [...Array.from({ length }, (_, k) => at + k), rim.at].toSorted((a, b) => a - b);
  const text = words.map((word) => tokens[word]?.text ?? '').join(' ');
  return { text, proofs: [`trait:rim:${shade}:${thing}`], head: rim.head };
}
