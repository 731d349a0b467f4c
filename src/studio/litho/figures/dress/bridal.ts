import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedFigure } from '#studio/scene/figure.ts';
import type { Person } from '#studio/litho/figures/figure-body.ts';

const BRIDAL =
  /\b(?:bride|groom|bridegroom|brautigam|le marie|sposo|novio|newlyweds?|(?:wedding|bridal) couple|couple de maries|jeunes maries|mariee|sposi|sposa|novios|novia|recien casados|pareja de novios|hochzeitspaar|brautpaar|braut)\b/;

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

/** What somebody at their own wedding wears; guests and whoever else is there dress as ever. */
export function bridalFor(
  { role, who, said }: AskedFigure,
  isWoman: boolean | null,
  prompt: string,
): Partial<Person> {
  if (role !== null || who === 'child' || who === 'group') return {};
  const worn = bridalWear(said ?? prompt);
  return worn ? (isWoman ? worn.bride : isWoman === false ? worn.groom : {}) : {};
}
