import { onceAText } from '#studio/once-a-text.ts';
import { oncePer } from '#studio/once-per.ts';
import { literalsOf } from './literals-of.ts';

/** Three letters that follow each other share a bit with few others; a short text does with fewer bits. */
const BITS = 1 << 14;
const FEW_BITS = 1 << 11;
const SHORT = 200;

/**
 * Whether a regular expression could find something in a text, by letters that it would have to hold. Hundreds are
 * looked for in every prompt, and nearly all in vain: where this says no, none needs to be tried.
 */
export function mayStandIn(text: string, said: RegExp): boolean {
  const wanted = bitsWanted(said);
  if (!wanted) return true;
  const bits = bitsIn(text);
  for (const literal of wanted) if (hasAll(bits, literal)) return true;
  return false;
}

/** Whether it does. */
export const isSaid = (said: RegExp, text: string): boolean =>
  mayStandIn(text, said) && said.test(text);

function hasAll(bits: Uint32Array, wanted: readonly number[]): boolean {
  const last = bits.length - 1;
  for (const bit of wanted)
    if (((bits[(bit >> 5) & last] ?? 0) & (1 << (bit & 31))) === 0) return false;
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
  const bits = new Uint32Array((text.length < SHORT ? FEW_BITS : BITS) >> 5);
  const last = bits.length - 1;
  for (let i = 0; i < letters.length - 2; i++) {
    const bit = bitAt(letters, i);
    const word = (bit >> 5) & last;
    bits[word] = (bits[word] ?? 0) | (1 << (bit & 31));
  }
  return bits;
});
