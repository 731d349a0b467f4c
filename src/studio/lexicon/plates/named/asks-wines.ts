import { fold } from '#studio/lexicon/matching/normalise.ts';

const DISH =
  /\b(?:spicy|curry|thai|indian|fish|seafood|meats?|beef|lamb|chicken|pork|pasta|pizza|sushi|cheeses?|salads?|vegetables|desserts?|chocolate|epices?|poissons?|viandes?|fromages?|piccanti|pesce|carne|formaggi|picante|pescado|queso|scharf\w*|fisch|fleisch|kase)\b/;

/** Which wine with this dish, and not how one pairs at all. */
export const asksWines = (prompt: string): boolean =>
  DISH.test(fold(prompt)) &&
  !/\b(?:steps?|rules?|etapes?|regles?|passi|regole|pasos|reglas|schritte?|regeln)\b/.test(
    fold(prompt),
  );
