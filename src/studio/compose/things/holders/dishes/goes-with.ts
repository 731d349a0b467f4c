import { fold } from '#studio/lexicon/matching/normalise.ts';

/** What joins a topping, a filling or a side to a dish, in five languages. */
const JOINS =
  /\b(?:with|topped|stuffed|filled|covered|in|on|over|mit|auf|an|gefullte?[mnrs]?|uberbacken|avec|au|aux|a la|sur|garnie?s?|farcie?s?|con|al|alla|alle|allo|ai|agli|ripien[aeio]|en|rellen[ao]s?|sobre)\b/;
/** What sets it apart from the dish again. */
const PARTS =
  /\b(?:next to|beside|besides|alongside|followed by|dazu|daneben|neben|a cote|accompagne|accanto|accompagnat[aeio]|junto|acompanad[ao]s?)\b|[.;:]|, (?:an?|one|two|une?|deux|una|due|dos|eine?|zwei) /;

/** Whether the prompt sets a thing apart: 'onion soup, a green salad'. */
export const isApart = (prompt: string, dish: string, thing: string): boolean =>
  PARTS.test(between(prompt, dish, thing) ?? '');

/** Whether the prompt says that a thing belongs to a dish: 'pizza with ham and olives', not 'pizza, olives and wine'. */
export function goesWith(prompt: string, dish: string, thing: string): boolean {
  const words = between(prompt, dish, thing);
  // Read from something else than these very words: the order decides alone.
  return words === null || (JOINS.test(words) && !PARTS.test(words));
}

/** 'Salmon pasta': the dish is called after it. */
export const isNamedAfter = (prompt: string, dish: string, thing: string): boolean =>
  fold(prompt).includes(`${fold(thing)} ${fold(dish)}`);

function between(prompt: string, dish: string, thing: string): string | null {
  const [text, first, second] = [fold(prompt), fold(dish), fold(thing)];
  const from = text.indexOf(first);
  const to = from < 0 ? -1 : text.indexOf(second, from + first.length);
  return to < 0 ? null : text.slice(from + first.length, to);
}
