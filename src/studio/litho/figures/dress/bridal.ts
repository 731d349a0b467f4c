import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

const BRIDAL =
  /\b(?:bride|newlyweds?|(?:wedding|bridal) couple|couple de maries|jeunes maries|mariee|sposi|sposa|novios|novia|recien casados|pareja de novios|hochzeitspaar|brautpaar|braut)\b/;

/** White down to the ground under a veil, and a black suit beside it. */
export function bridalWear(
  said: string,
): { bride: Partial<Person>; groom: Partial<Person> } | null {
  if (!BRIDAL.test(fold(said))) return null;
  return {
    bride: { wear: 'dress', top: '#fbf6ea', isLongDressed: true, hat: 'veil' },
    groom: { wear: 'suit', top: '#20232c', bottom: '#1c1f27', hat: 'none' },
  };
}

/** 'A bride with a glass': she, and not whoever stands beside her. */
export const bridalOf = (wish: Partial<Person>, prompt: string): Partial<Person> =>
  wish.isWoman ? (bridalWear(prompt)?.bride ?? {}) : {};
