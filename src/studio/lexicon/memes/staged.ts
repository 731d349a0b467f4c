import { LIVELY } from '#studio/lexicon/lively.ts';
import { matchWords } from '#studio/lexicon/matching/match-words.ts';
import { fold, tokenise } from '#studio/lexicon/matching/normalise.ts';

/** Ice that somebody puts into wine; ice wine, buckets and cream have nothing to do with it. */
const ICE =
  /\b(?:ice(?! wine| bucket| cream)(?: cubes?)?|glacons?|ghiaccio|hielos?|eis(?:wurfel\w*)?)\b/;
const WINE =
  /\b(?:(red|white|rose|rouge|blanc|rosso|bianco|rosato|tinto|blanco|rosado|rot|weiss)\w*|wine|vins?|vino|wein|chablis|champagne|barolo|bordeaux|riesling|merlot|chardonnay|glass|verre|bicchiere|calice|copa|glas)\b/;
const COLOURS: Readonly<Record<string, string>> = {
  white: 'white',
  blanc: 'white',
  bianco: 'white',
  blanco: 'white',
  weiss: 'white',
  rose: 'rosé',
  rosato: 'rosé',
  rosado: 'rosé',
};

/** 'The second bottle', 'la troisième bouteille': so many are empty already. */
const ORDINALS = [
  /\b(?:second|2nd|deuxieme|seconde|seconda|secondo|segunda|zweite[nrs]?)\b/,
  /\b(?:third|3rd|troisieme|terza|terzo|tercera|dritte[nrs]?)\b/,
  /\b(?:fourth|4th|quatrieme|quarta|quarto|cuarta|vierte[nrs]?)\b/,
] as const;
const BOTTLE = /\b(?:bottle|bouteille|bottiglia|botella|flasche)\b/;
const EMPTIES = ['an empty bottle', 'two empty bottles', 'three empty bottles'] as const;

/** 'One does not simply drink one glass': whoever says so has had some. */
const NOT_ONE =
  /\bone does not simply\b.*\b(?:one|an?|1|the) (?:single |little )?(?:glass|bottle|sip)|\b(?:just|only|nur|solo|un seul|una sola|seulement) (?:one|ein|eine|un|une|una)? ?(?:more )?(?:glass|verre|bicchiere|copa|glas)\b/;

/** A cat, a sommelier or a husband is told of: whoever that is stays the picture. */
const isOfOthers = (said: string): boolean =>
  matchWords(tokenise(said)).some(({ effects }) =>
    effects.some(
      (effect) =>
        (effect.kind === 'figure' && !GUEST.test(fold(said))) ||
        (effect.kind === 'thing' && LIVELY.has(effect.value)),
    ),
  );
/** A guest who asks for ice is felt by whoever serves. */
const GUEST =
  /\b(?:guests?|customers?|clients?|tourists?|visitors?|somebody|someone|you|they|gast|gaste|kunden?|client[ei]|turist[ai]s?|person)\b/;

/** What has to be seen for the joke to be understood: the ice is in the wine, the first bottle is empty. */
export function stagedIn(said: string): string | null {
  const plain = fold(said);
  const nth = BOTTLE.test(plain) ? ORDINALS.findIndex((one) => one.test(plain)) : -1;
  if (isOfOthers(said)) return null;
  if (nth >= 0)
    // One in each hand; more stand before them.
    return `guilty person holding a bottle of wine${nth > 0 ? ',' : ' and'} ${EMPTIES[nth]}`;
  if (NOT_ONE.test(plain)) return 'smug person holding a glass of wine, three empty wine glasses';
  const wine = WINE.exec(plain);
  if (!ICE.test(plain) || !wine) return null;
  return `shocked person holding a glass of ${COLOURS[wine[1] ?? ''] ?? 'red'} wine, ice cubes`;
}
