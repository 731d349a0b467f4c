import { isSheet } from '#studio/lexicon/lettering/sheets/read-sheet.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { canBear } from '#studio/lexicon/phrases/extras/with-carried.ts';
import type { ExactText } from './written-text.ts';

/** A bottle wears words that have no other place. */
const BOTTLED =
  /\b(?:bottles?|magnums?|labels?|labell?ed|bouteilles?|etiquettes?|bottigli[ae]|etichett[ae]|botellas?|etiquetas?|flaschen?|weinflaschen?|etikett(?:en)?)\b/;

/** What is to be read in a photograph, and stands neither on a label nor on a board, stands on a card. */
export function onCards<T extends ExactText>(
  texts: readonly T[],
  prompt: string,
  isPhoto: boolean,
): T[] {
  // Most prompts have nothing to be read, and then how they are worded does not matter.
  if (texts.length === 0) return [];
  const isOrdered = isSheet(prompt);
  if (!isPhoto || (!isOrdered && BOTTLED.test(fold(prompt)))) return [...texts];
  return texts.map((one) =>
    isUnplaced(one, isOrdered) ? { ...one, carrier: { thing: 'menu_card' } } : one,
  );
}

/** A post, card or invitation says its words even where nothing in the scene can bear them. */
const isUnplaced = ({ role, carrier }: ExactText, isOrdered: boolean): boolean =>
  isOrdered
    ? !canBear(carrier?.thing ?? null) && (role === 'any' || role === 'title')
    : !carrier && role === 'any';
