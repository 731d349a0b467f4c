import type { AskedWord } from '#studio/accounting/proof.ts';
import type { ExactTexts } from '#studio/scene-spec.ts';

/** Words to be set exactly stand or fall as a whole. */
export function textWords(texts: ExactTexts, from: number): AskedWord[] {
  const { label, title, subtitle, captions, carried = [] } = texts;
  const set = [...label, title, subtitle, ...captions].filter((text) => text?.trim());
  // In a print its words may stand anywhere; a photograph has them on the board or nowhere.
  const apart = carried.filter(({ text }) => !set.includes(text));
  return [
    ...set.map((text) => ({ text, proofs: [`lettering:${text}`] as const })),
    ...apart.map(({ text, carrier }) => ({
      text,
      proofs: carrier ? ([`trait:lettered:${carrier as string}:${text}`] as const) : [],
    })),
  ].map(({ text, proofs }, i) => ({ text: `“${text}”`, at: from + i, length: 1, proofs }));
}
