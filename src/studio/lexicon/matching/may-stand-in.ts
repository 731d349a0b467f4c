import { onceAText } from '#studio/once-a-text.ts';
import { oncePer } from '#studio/once-per.ts';
import { literalsOf } from './literals-of.ts';

/** In fewer letters the expression itself is looked for as soon. */
const SHORT = 60;
/** Three letters that follow each other share a bit with few others. */
const BITS = 1 << 14;

/**
 * Whether a regular expression could find something in a text, by letters that it would have to hold. Hundreds are
 * looked for in every prompt, and nearly all in vain: where this says no, none needs to be tried.
 */
export function mayStandIn(text: string, said: RegExp): boolean {
  if (text.length < SHORT) return true;
  const wanted = bitsWanted(said);
  if (!wanted) return true;
  const bits = bitsIn(text);
  return wanted.some((literal) => hasAll(bits, literal));
}

/** Whether it does. */
export const isSaid = (said: RegExp, text: string): boolean =>
  mayStandIn(text, said) && said.test(text);

function hasAll(bits: Uint32Array, wanted: readonly number[]): boolean {
  for (const bit of wanted) if (((bits[bit >> 5] ?? 0) & (1 << (bit & 31))) === 0) return false;
  return true;
}

const bitsWanted = oncePer((said: RegExp) => literalsOf(said)?.map(bitsOf) ?? null);

/** The long s is one to expressions that overlook capitals. */
const lowerCase = (text: string): string => text.toLowerCase().replaceAll('ſ', 's');

function bitsOf(literal: string): number[] {
  const letters = lowerCase(literal);
  return Array.from({ length: letters.length - 2 }, (_, i) => bitAt(letters, i));
}

const bitAt = (letters: string, i: number): number =>
  (letters.charCodeAt(i) * 1009 + letters.charCodeAt(i + 1) * 131 + letters.charCodeAt(i + 2)) &
  (BITS - 1);

const bitsIn = onceAText((text) => {
  const letters = lowerCase(text);
  const bits = new Uint32Array(BITS >> 5);
  for (let i = 0; i < letters.length - 2; i++) {
    const bit = bitAt(letters, i);
    bits[bit >> 5] = (bits[bit >> 5] ?? 0) | (1 << (bit & 31));
  }
  return bits;
});
