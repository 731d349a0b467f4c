/** What stands for things that nobody can see: rent for a house, a budget for coins. */
const STANDS_FOR: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rent|mortgage|loyer|affitto|mutuo|alquiler|hipoteca|miete)\b/iu, 'house'],
  [
    /\b(?:budgets?|savings|salary|paycheck|money|argent|salaire|soldi|stipendio|dinero|sueldo|geld|gehalt)\b/iu,
    'coins',
  ],
  [
    /\b(?:allocations?|allocazion[ei]|asignaci[oó]n|zuteilung|wine club|club del vino)\b/iu,
    'wooden wine case',
  ],
  [/\b(?:grands? crus?|premiers? crus?|reserva|riserva)\b/iu, 'bottle'],
  [/^(?:the |an? )?(?:box|wine box|boxed wine|cardboard box)$/iu, 'bag in box'],
  [/\b(?:decanting|d[ée]cant(?:er|ant|age)|decantar|decantare|dekantieren)\b/iu, 'decanter'],
  [/\b(?:uncorking|opening (?:a |the )?(?:bottle|wine|champagne))\b/iu, 'corkscrew, bottle'],
  [/\b(?:diets?|régime|dieta|diät)\b/iu, 'salad'],
];

export const standsFor = (said: string): string | undefined =>
  STANDS_FOR.find(([words]) => words.test(said))?.[1];

export function pictured(scene: string): string {
  const told = standsFor(scene);
  return told && !NAMES_WINE.test(scene) ? `${scene}, ${told}` : scene;
}

export const NAMES_WINE = /\b(?:wines?|vins?|vin[oi]s?|weine?)\b/iu;
