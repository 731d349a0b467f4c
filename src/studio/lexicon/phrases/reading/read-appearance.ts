import { fold, plainText } from '#studio/lexicon/matching/normalise.ts';
import { COLOUR_ALIASES } from '#studio/lexicon/words/look/colour-aliases.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';
import { garmentColour } from '#studio/lexicon/phrases/colours/garment-colour.ts';

/** What a prompt says of how somebody looks, for those who draw faces. */
export interface Appearance {
  hair: string | null;
  hairCut: 'long' | 'short' | 'bald' | null;
  hasBeard: boolean;
  hasMoustache: boolean;
  isOld: boolean;
  /** Told by a word like 'grandma'; `null` where none tells. */
  isWoman: boolean | null;
  garment: { cut: 'dress' | 'suit' | 'apron' | null; colour: string | null } | null;
}

const HAIR =
  '(?:beard|barbe|barba|bart|hair|haired|cheveux|capelli|pelo|cabello|haar|haare|haaren|haarig|haarige)';
const HAIR_INKS: Readonly<Record<string, string>> = {
  blond: '#e8c25a',
  blonde: '#e8c25a',
  blonden: '#e8c25a',
  bionda: '#e8c25a',
  biondi: '#e8c25a',
  rubia: '#e8c25a',
  rubio: '#e8c25a',
  brunette: '#4a2c1a',
  brown: '#5a3a22',
  redhead: '#b8481f',
  ginger: '#c65a22',
  red: '#b8381f',
  rousse: '#b8481f',
  pelirroja: '#b8481f',
  rothaarig: '#b8481f',
  rothaarige: '#b8481f',
  black: '#17131c',
  white: '#e9e4dc',
  grey: '#a7a4a2',
  blue: '#2a6fd6',
  pink: '#f0609a',
  green: '#2fa35a',
  purple: '#7a3fc0',
};
const ALONE = new Set(
  'blond blonde bionda rubia rubio brunette redhead ginger rousse pelirroja rothaarig rothaarige'.split(
    ' ',
  ),
);
const BALD = /\b(?:bald|chauve|calvo|calva|glatzkopf|glatze|kahl|kahler)\b/;
const BEARD = /\b(?:beard|bearded|barbe|barbu|barba|barbudo|bart|bartig|bartiger|bartige)\b/;
const OLD =
  /\b(?:elderly|grandfathers?|grandmothers?|grandpas?|grandmas?|grann(?:y|ies)|grandads?|grandparents|vieux|vieil|vieille|grand pere|grand mere|mamie|papi|vecchio|vecchia|anziano|anziana|nonn[oaie]|viejo|vieja|anciano|anciana|abuel[oa]s?|opas?|omas?|gross(?:vater|mutter|eltern)|(?:old|alter|alte) (?:man|woman|lady|winemaker|couple|mann|frau|dame|winzer))\b/;
const WOMAN =
  /\b(?:woman|lady|girl|grandma|grandmother|granny|mother|mom|wife|queen|bride|waitress|sommeliere|femme|dame|mamie|mere|grand mere|donna|nonna|signora|mujer|abuela|senora|frau|oma|grossmutter|kellnerin|winzerin|she|her)\b/;
const MAN =
  /\b(?:man|guy|boy|grandpa|grandfather|father|dad|husband|king|groom|waiter|homme|papi|pere|uomo|nonno|signore|hombre|abuelo|senor|mann|opa|grossvater|kellner|winzer|he|his)\b/;
const GARMENTS = [
  [
    'dress',
    /\b(?:dress|dresses|gowns?|vestit[oi]|abit[oi]|vestidos?|kleid|kleider|kleidern|dirndls?|(?<=\ben )robes?|robes?(?= (?:blanche|rouge|noire|bleue|verte|jaune|rose|longue|doree|violette|grise)s?))\b/,
  ],
  [
    'suit',
    /\b(?:suits?|tuxedos?|blazers?|dinner jacket|smoking|costumes?|giacca|trajes?|anzuge?|anzugen)\b/,
  ],
  ['apron', /\b(?:aprons?|tabliers?|grembiul[ei]|delantal|delantales|schurzen?)\b/],
  [
    null,
    /\b(?:shirt|t shirt|jumper|sweater|pullover|pull|chemise|camicia|camisa|hemd|jacket|coat|blouse|cardigan|hoodie|bluse|jacke|mantel|veste|manteau|chaqueta|abrigo|cappotto|maglione|jersey|pyjamas?|pajamas?|pigiama|pijama|schlafanzug)\b/,
  ],
] as const;

/** Words that describe somebody and are drawn on them. */
const TOLD =
  /^(?:hair|haired|cheveux|capelli|cabello|haar|haare|haaren|long|short|curly|beard|bearded|barbe|barba|bart|bartig\w*|moustache|mustache|baffi|bigote|schnurrbart|blond\w*|brunette|redhead|ginger|bald|elderly|old|young|lady|wearing|wears|wear|dressed|porte|portant|indossa|lleva|tragt|holding|holds|dress|gown|suit|tuxedo|apron|shirt|lipstick|rouge a levres|rossetto|pintalabios|lippenstift)$/;

export const isOfAppearance = (word: string): boolean => TOLD.test(fold(word));

const HAIRY = new RegExp(HAIR);
const RED = /^(?:red|rouge|rosso|rojo|rot\w*)$/;
const RED_LIPS =
  /\b(?:red lipstick|rouge a levres|rossetto rosso|pintalabios rojo|rote\w* lippenstift)\b/;

/** Which words tell a colour that drawn faces have: 'blue' of 'blue hair', and lips are red. */
export function shownColours(prompt: string): (word: string) => boolean {
  const text = plainText(prompt);
  const hasRedLips = RED_LIPS.test(text);
  const hasHair = HAIRY.test(text);
  return (said) => {
    const word = fold(said);
    if (!hasHair) return hasRedLips && RED.test(word);
    const isHair = new RegExp(`\\b${word} (?:\\w+ )?${HAIR}\\b|\\b${HAIR} ${word}\\b`);
    return (hasRedLips && RED.test(word)) || isHair.test(text);
  };
}

export function readAppearance(prompt: string): Appearance {
  const text = plainText(prompt);
  const words = text.split(' ');
  const garment = GARMENTS.find(([, pattern]) => pattern.test(text));
  return {
    hair: hairInk(text, words),
    hairCut: BALD.test(text) ? 'bald' : cutOf(text),
    hasBeard: BEARD.test(text),
    hasMoustache:
      /\b(?:moustach(?:e|ed|u)|mustache|baffi|baffuto|bigotes?|bigotudo|schnurrbart|schnauzer)\b/.test(
        text,
      ),
    isOld: OLD.test(text),
    isWoman: WOMAN.test(text) ? true : MAN.test(text) ? false : null,
    garment: garment ? { cut: garment[0], colour: garmentColour(text, garment[1]) } : null,
  };
}

function cutOf(text: string): 'long' | 'short' | null {
  if (
    new RegExp(
      `\\b(?:long|longs|lunghi|largo|lange|langen)\\b.{0,16}\\b${HAIR}\\b|\\b${HAIR} (?:longs|lunghi|largo)\\b`,
    ).test(text)
  )
    return 'long';
  return new RegExp(`\\b(?:short|courts|corti|corto|kurze|kurzen)\\b.{0,16}\\b${HAIR}\\b`).test(
    text,
  )
    ? 'short'
    : null;
}

function hairInk(text: string, words: readonly string[]): string | null {
  const alone = words.find((word) => ALONE.has(word));
  if (alone) return HAIR_INKS[alone] ?? null;
  const near = new RegExp(`(\\w+) (?:\\w+ )?${HAIR}\\b(?: (\\w+))?`).exec(text);
  const before = new RegExp(`(\\w+) ${HAIR}\\b`).exec(text)?.[1];
  for (const word of [before, near?.[2], near?.[1]]) {
    const name = COLOUR_ALIASES[word ?? ''] ?? singular(word ?? '');
    const ink = HAIR_INKS[name] ?? COLOUR_HEX[name];
    if (ink) return ink;
  }
  return null;
}

/** 'bleus', 'rossi' and 'azules' bend. */
function singular(word: string): string {
  const stems = [word, word.replace(/s$/, ''), word.replace(/i$/, 'o'), word.replace(/es$/, '')];
  const known = stems.find((stem) => COLOUR_ALIASES[stem] ?? COLOUR_HEX[stem]);
  return known ? (COLOUR_ALIASES[known] ?? known) : word;
}
