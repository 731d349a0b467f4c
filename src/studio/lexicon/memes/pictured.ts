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
  [
    /\b(?:an?|one|two|three|another|whole|the|une|un|due|dos|zwei) (?:cases?|caisses?|casse|cassa|cajas?|kisten?)\b(?! of)/iu,
    'wooden wine case',
  ],
  [/\b(?:grands? crus?|premiers? crus?|reserva|riserva)\b/iu, 'bottle'],
  [
    /^(?:the |an? )?(?:box|wine box|boxed wine|cardboard box)$|\b(?:from|out of) (?:the|a) box$/iu,
    'bag in box',
  ],
  [/\b(?:decanting|d[ée]cant(?:er|ant|age)|decantar|decantare|dekantieren)\b/iu, 'decanter'],
  [/\b(?:uncorking|opening (?:a |the )?(?:bottle|wine|champagne))\b/iu, 'corkscrew, bottle'],
  [/\b(?:diets?|régime|dieta|diät)\b/iu, 'salad'],
];

export const standsFor = (said: string): string | undefined =>
  STANDS_FOR.find(([words]) => words.test(said))?.[1];

const DRUNK =
  'beer|wine|red wine|white wine|champagne|prosecco|cocktail|coffee|tea|water|whisky|ros[eé]';
const BEER = '(bière|birra|cerveza|bier)';
const WINE = '(vin|vino|wein)';
/** 'Beer drinkers', 'les buveurs de vin', 'Biertrinker': known by what they have in hand. */
const DRINKERS: readonly (readonly [RegExp, (said: RegExpExecArray) => string])[] = [
  [
    new RegExp(
      String.raw`^(?:the )?(${DRUNK}) (?:drinkers?|lovers?|people|fans?|snobs?|guys?|girls?)$`,
      'iu',
    ),
    ([, drink = '']) => (/wine$|^ros/iu.test(drink) ? `a glass of ${drink}` : `a ${drink}`),
  ],
  [inRomance(BEER), () => 'a beer'],
  [inRomance(WINE), () => 'a glass of wine'],
];

function inRomance(drink: string): RegExp {
  return new RegExp(
    String.raw`^(?:les |gli |i |los |die |der )?(?:(?:buveurs?|buveuses?|amateurs?|bevitor[ei]|amanti|bebedores?|amantes) (?:de |di |del )${drink}|${drink}(?:trinker(?:in|innen)?|liebhaber(?:in|innen)?))$`,
    'iu',
  );
}

/** Beer is laughed over, wine is known about. */
function drinkersIn(scene: string): string | null {
  for (const [words, drink] of DRINKERS) {
    const said = words.exec(scene.trim());
    if (said)
      return `${/beer|a bi/iu.test(drink(said)) ? 'laughing' : 'smug'} person with ${drink(said)}`;
  }
  return null;
}

export function pictured(scene: string): string {
  const drinkers = drinkersIn(scene);
  if (drinkers) return drinkers;
  const told = standsFor(scene);
  return told && !NAMES_WINE.test(scene) ? `${scene}, ${told}` : scene;
}

export const NAMES_WINE = /\b(?:wines?|vins?|vin[oi]s?|weine?)\b/iu;
