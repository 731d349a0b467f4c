import type { Lettering } from './find-lettering.ts';

/** '…, for the best dad', 'für die beste Mama'. */
const DEDICATED =
  /[,;]\s*((?:for|to) (?:the|my|our) (?:best|greatest|dear\p{L}*|favou?rite)\s[^,;:.\n]{3,30}|(?:für|an) (?:den|die|das) beste[nr]?\s[^,;:.\n]{3,30}|(?:pour|à) (?:le|la|mon|ma) (?:meilleure?|cher|chère)\s[^,;:.\n]{3,30}|(?:per|al|alla) (?:il|la|mia|mio)?\s?miglior\p{L}*\s[^,;:.\n]{3,30}|(?:para|a) (?:el|la|mi) mejor\s[^,;:.\n]{3,30})\s*$/iu;

/** To whom a card is given, told last; it is read, and nobody is drawn for it. */
export function findDedication(prompt: string): Lettering[] {
  const found = DEDICATED.exec(prompt);
  const text = found?.[1] ?? '';
  return found ? [{ at: prompt.indexOf(text, found.index), length: text.length, text }] : [];
}
