import { mayStandIn } from '#studio/lexicon/matching/may-stand-in.ts';

/** 'Two bottles of olive oil and wine': one of each. */
const OIL = String.raw`(?:olive oil|oil|balsamic vinegar|vinegar|huile d['’ ]olive|huile|vinaigre|olio d['’ ]oliva|olio|aceto|aceite de oliva|aceite|vinagre|oliven[oö]l|[oö]l|essig)`;
const WINE = String.raw`(?:(?:red|white|ros[eé]|sparkling) )?(?:wine|vin(?: rouge| blanc| ros[eé])?|vino(?: rosso| bianco| tinto| blanco| rosato)?|(?:rot|weiß|weiss)?wein)`;
const OF = String.raw`(?:of |de |d['’]|di |d |)`;
const OF_EACH = new RegExp(
  String.raw`\b(?:(?:two|2|deux|due|dos|zwei|some|the) )?(bottles|bouteilles|bottiglie|botellas|flaschen) ${OF}(${OIL}|${WINE}) (and|et|e|y|und) ${OF}(${OIL}|${WINE})(?![\p{L}])`,
  'giu',
);
const A_BOTTLE: Readonly<Record<string, string>> = {
  bottles: 'a bottle of',
  bouteilles: 'une bouteille de',
  bottiglie: 'una bottiglia di',
  botellas: 'una botella de',
  flaschen: 'eine Flasche',
};
const isOil = (said: string): boolean => new RegExp(`^${OIL}$`, 'iu').test(said);

function eachBottle(whole: string, bottles: string, first: string, and: string, second: string) {
  if (isOil(first) === isOil(second)) return whole;
  const one = A_BOTTLE[bottles.toLowerCase()]!;
  return `${one} ${first} ${and} ${one} ${second}`;
}

/** 'A glass in each hand' is two of them. */
const IN_EACH_HAND =
  /\b(?:an?|one) ((?:\p{L}+ ){0,2}?)(glass|bottle|flute|mug|cup|magnum)((?: of \p{L}+(?: wine)?)?) in each hand\b/giu;
const PLURALS: Readonly<Record<string, string>> = { glass: 'glasses' };

/** As many things as are meant: 'two bottles of oil and wine', 'a glass in each hand'. */
export function oneOfEach(text: string): string {
  const apart = mayStandIn(text, OF_EACH) ? text.replace(OF_EACH, eachBottle) : text;
  if (!mayStandIn(apart, IN_EACH_HAND)) return apart;
  return apart.replace(
    IN_EACH_HAND,
    (_, look: string, thing: string, of: string) =>
      `two ${look}${PLURALS[thing.toLowerCase()] ?? `${thing}s`}${of}`,
  );
}
