import { onceAText } from '#studio/once-a-text.ts';
import { nameBoards } from './name-boards.ts';
import { nameFronted } from './name-fronted.ts';
import { nameFruit } from './name-fruit.ts';
import { nameSides } from './name-sides.ts';
import { nameTrailers } from './name-trailers.ts';
import { COLOUR_HEX } from '#studio/lexicon/words/look/colour-words.ts';

const ONE = /\b(?:a|an|the|another) (?:[a-z]+ )?([a-z]+) (ones?)\b/gi;
const NOUN =
  /\b(bottle|glass|flute|decanter|carafe|candle|vase|jug|cup|label|apple|pear|grape|balloon|barrel|napkin|box|book|cork|rose|tulip|chair|plate|bowl)s?\b/gi;

/** 'Sticker of two clinking wine glasses': nobody clinks them, the glasses are what is asked for. */
const CLINKING =
  /^((?:[^,;]{0,40}\b(?:of|with|two) )?)clinking ((?:wine |champagne )?(?:glasses|flutes))\b/iu;

/** 'A six-pack of Riesling' is six bottles of it. */
const SIX_PACK = /\b(?:an? )?(six|four|twelve)[- ]?packs? of (?:different |assorted |mixed )?/giu;

/** 'A waiter's friend corkscrew', 'a carafe of cold sake', 'a bottle used as a vase': one thing, told by two words. */
const TWICE_TOLD: readonly (readonly [RegExp, string])[] = [
  [/\b(waiter['’]?s['’]? friend) (?:style )?corkscrew(s?)\b/giu, '$1$2'],
  [
    /\b((?:carafe|flask|jug|bottle)s?) of (?:cold|warm|hot|chilled|warmed|good) (?=sake\b)/giu,
    '$1 of ',
  ],
  [
    /\b(bottles?|jugs?|decanters?|carafes?|glass(?:es)?|baskets?|barrels?|buckets?|box(?:es)?|crates?|jars?)((?: \p{L}+){0,2}?) (?:re)?(?:used|serving|turned|made) (?:as|into) (?:an? )?(?:vases?|planters?|flower ?pots?|candle ?holders?|candlesticks?|lamps?)\b/giu,
    '$1$2',
  ],
  [
    /\b(bouteille|botella|bottiglia|flasche|carafe|jarra|brocca|karaffe|krug)((?: \p{L}+){0,2}?) (?:qui sert de|servant de|comme|en guise de|como|usada como|usata come|come|als|die als) (?:vase|vaso|jarrón|florero|blumenvase|bougeoir|candelabro|kerzenhalter|kerzenständer)(?: dient)?(?![\p{L}])/giu,
    '$1$2',
  ],
];

/** 'Grapes pattern': the grapes are what is repeated. */
const PATTERN =
  /^(?:an? )?(?:seamless )?((?:(?!with\b|in\b|on\b|of\b)\p{L}+,? ){0,6}\p{L}+) patterns?$/iu;

/** 'Drinking water': out of a glass of it. */
const DRINKS_WATER: readonly (readonly [RegExp, string])[] = [
  [/\b((?:drink|sipp?)(?:s|ing)?) (?:some )?water\b/giu, '$1 a glass of water'],
  [/\b(buvant|boit|boivent) de l['’]eau\b/giu, "$1 un verre d'eau"],
  [/\b(bevendo|beve|bevono|che beve) (?:dell['’])?acqua\b/giu, "$1 un bicchiere d'acqua"],
  [/\b(bebiendo|bebe|beben) agua\b/giu, '$1 un vaso de agua'],
  [/\b(trinkt|trinken|trinkend) wasser\b/giu, '$1 ein glas wasser'],
];

/** 'A bouquet of white peonies': white peonies, which come as a bunch. */
const BOUQUET =
  /\b(?:bouquets?|bunch|bunches|posy|posies|mazzo|ramo|strau(?:ß|ss)) (?:of |de |d['’]|di |von |aus )?(?=(?:\p{L}+ ){0,2}?(?:peon|pivoine|pfingstrose|hydrang|hortens|ortens|lil(?:y|ies|ien)|gigli|lirio|orchid|orquíd|daffodil|narci|narzis|jonquil|osterglock|carnation|œillet|oeillet|nelke|garofan|ranuncul|renoncul|dahli|camell|kameli|dais(?:y|ies)|marguerit|margherit|margarit))/giu;

/** 'A red velvet dress' is a red dress: what it is woven of is not seen. */
const WOVEN: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:velvet|silk|satin|lace|linen|chiffon|tweed|woollen|wool|cotton) (?=(?:(?:evening|cocktail|summer|long|ball) )?(?:dress|gown|suit|jacket|blazer|coat|shirt|blouse|skirt|cape|cloak|waistcoat|vest)\b)/giu,
    '',
  ],
  [
    /\b(robe|veste|chemise|costume)((?: \p{L}+)?) (?:de|en) (?:velours|soie|satin|dentelle|lin|laine)\b/giu,
    '$1$2',
  ],
  [
    /\b(vestito|abito|giacca|camicia)((?: \p{L}+)?) (?:di|in) (?:velluto|seta|raso|pizzo|lino|lana)\b/giu,
    '$1$2',
  ],
  [
    /\b(vestido|traje|chaqueta|camisa)((?: \p{L}+)?) de (?:terciopelo|seda|raso|encaje|lino|lana)\b/giu,
    '$1$2',
  ],
  [/\b(?:samt|seiden|spitzen|leinen)(kleid|anzug|jacke|hemd)\b/giu, '$1'],
];

/** 'Lipstick on the rim of a glass' is the mark of it. */
const LIPSTICK_ON: readonly (readonly [RegExp, string])[] = [
  [
    /\blipstick (?=on (?:the |a |an |her |one )?(?:rim|edge|lip|(?:empty |wine |champagne |crystal )*(?:glass|flute)))/giu,
    'lipstick mark ',
  ],
  [
    /(?<!(?:trace|marque) de )\brouge à lèvres (?=sur (?:le |un |son )?(?:bord|verre))/giu,
    'trace de rouge à lèvres ',
  ],
  [
    /(?<!(?:segno|traccia) di )\brossetto (?=sul? (?:un )?(?:bordo|bicchiere|calice))/giu,
    'traccia di rossetto ',
  ],
  [
    /(?<!(?:marca|huella) de )\bpintalabios (?=en (?:el |la |una )?(?:borde|copa|vaso))/giu,
    'marca de pintalabios ',
  ],
  [
    /\blippenstift (?=(?:am|auf dem|an einem|auf einem) (?:\p{L}*glas|glasrand))/giu,
    'Lippenstiftspur ',
  ],
];

/** 'A big wheel of cheese' turns no passengers. */
const LARGE_WHEEL = /\b(?:big|large|huge|whole|giant|entire) (wheels? of )/giu;

/** Without its accents a French or Spanish baby would be drinking. */
const BABY = /(?<![\p{L}])b[eé]bés?(?![\p{L}])|\b(?:nourrissons?|neonato|lattante|säugling)\b/giu;

/** 'A cat on one of the barrels': on a barrel. */
const ONE_OF_THEM: readonly (readonly [RegExp, string])[] = [
  [
    /\bone of (?:the|our|his|her|their) ((?:\p{L}+ )?)(barrel|cask|table|chair|crate|bottle|glass|book|vine|post|wall|step|tree|bench|rock|stone|window)(?:e?s)\b/giu,
    'a $1$2',
  ],
  [/\b(un|une) des (tonneau|fût|chaise|table|caisse|bouteille|verre|banc)[sx]?\b/giu, '$1 $2'],
  [/\buna delle (bott|bottigli|sedi|cass)[ei]\b/giu, 'una $1e'],
  [/\buna de las (barrica|silla|mesa|caja|botella|copa)s\b/giu, 'una $1'],
  [/\beinem der (?:(?:holz|eichen|wein)?fässer)(?![\p{L}])/giu, 'einem Fass'],
];

/** 'A glass in each hand' is two of them. */
const IN_EACH_HAND =
  /\b(?:an?|one) ((?:\p{L}+ ){0,2}?)(glass|bottle|flute|mug|cup|magnum)((?: of \p{L}+(?: wine)?)?) in each hand\b/giu;
const PLURALS: Readonly<Record<string, string>> = { glass: 'glasses' };

const SAID_OF_ONE = new Set(
  'full empty closed open broken tall short small little tiny large big huge thin fat slim wide narrow round square old new'.split(
    ' ',
  ),
);

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

function oneOfEach(whole: string, bottles: string, first: string, and: string, second: string) {
  if (isOil(first) === isOil(second)) return whole;
  const one = A_BOTTLE[bottles.toLowerCase()]!;
  return `${one} ${first} ${and} ${one} ${second}`;
}

/** In prints a hand holds the glass it drinks from, whatever is in it. */
export const withWaterGlass = (text: string): string =>
  DRINKS_WATER.reduce((read, [said, named]) => read.replace(said, named), text);

/** 'A blue bottle next to a green one': a green bottle. */
export const nameOnes = onceAText((said): string => {
  const text = [...WOVEN, ...LIPSTICK_ON, ...TWICE_TOLD, ...ONE_OF_THEM]
    .reduce(
      (read, [told, meant]) => read.replace(told, meant),
      nameTrailers(nameFruit(nameSides(nameBoards(nameFronted(said))))),
    )
    .replace(CLINKING, '$1$2 clinking')
    .replace(LARGE_WHEEL, '$1')
    .replace(BABY, 'baby')
    .replace(PATTERN, 'pattern of $1')
    .replace(BOUQUET, '')
    .replace(SIX_PACK, '$1 bottles of ')
    .replace(OF_EACH, oneOfEach)
    .replace(
      IN_EACH_HAND,
      (_, look: string, thing: string, of: string) =>
        `two ${look}${PLURALS[thing.toLowerCase()] ?? `${thing}s`}${of}`,
    );
  if (!/\bones?\b/i.test(text)) return text;
  return text.replace(ONE, (whole, colour: string, one: string, at: number) => {
    const noun = [...text.slice(0, at).matchAll(NOUN)].at(-1)?.[1];
    const said = colour.toLowerCase();
    if (!noun || (COLOUR_HEX[said] === undefined && !SAID_OF_ONE.has(said))) return whole;
    return whole.replace(/ones?$/i, one.toLowerCase() === 'one' ? noun : `${noun}s`);
  });
});
