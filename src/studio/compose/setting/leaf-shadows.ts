import { fold } from '#studio/lexicon/matching/normalise.ts';

const LEAVES =
  /\b(?:shadows? of (?:a |the )?(?:palm )?(?:leaves|leaf|plants?|foliage)|(?:palm(?: leaf)?|plant|botanical|foliage) shadows?|ombres? de (?:feuilles|feuillage|palmes)|ombr[ae] di (?:foglie|palme)|sombras? de (?:hojas|palmeras?)|schatten von (?:palm)?blattern|(?:blatt|palmen)schatten)\b/;

/** 'With the shadow of leaves': a plant out of the frame stands in the sun. */
export const asksForLeafShadow = (prompt: string): boolean => LEAVES.test(fold(prompt));
