import { fold } from '#studio/lexicon/normalise.ts';

/** What joins a topping, a filling or a side to a dish, in five languages. */
const JOINS =
  /\b(?:with|topped|stuffed|filled|covered|in|on|over|mit|auf|an|gefullte?[mnrs]?|uberbacken|avec|au|aux|a la|sur|garnie?s?|farcie?s?|con|al|alla|alle|allo|ai|agli|ripien[aeio]|en|rellen[ao]s?|sobre)\b/;
/** What sets it apart from the dish again. */
const PARTS =
  /\b(?:next to|beside|besides|alongside|followed by|dazu|daneben|neben|a cote|accompagne|accanto|accompagnat[aeio]|junto|acompanad[ao]s?)\b|[.;:]/;

/** Whether the prompt says that a thing belongs to a dish: 'pizza with ham and olives', not 'pizza, olives and wine'. */
export function goesWith(prompt: string, dish: string, thing: string): boolean {
  const text = fold(prompt);
  const from = text.indexOf(fold(dish));
  const to = from < 0 ? -1 : text.indexOf(fold(thing), from + dish.length);
  // Read from something else than these very words: the order decides alone.
  if (to < 0) return true;
  const between = text.slice(from + fold(dish).length, to);
  return JOINS.test(between) && !PARTS.test(between);
}
