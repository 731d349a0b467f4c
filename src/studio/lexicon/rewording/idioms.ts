import type { Rewording } from './rewording.ts';
import { TREES_AND_TOWERS } from './trees-and-towers.ts';

/** 'A red velvet dress' is a red dress: what it is woven of is not seen. */
const WOVEN: Rewording = [
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
const LIPSTICK_ON: Rewording = [
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

/** 'A waiter's friend corkscrew', 'a carafe of cold sake', 'a bottle used as a vase': one thing, told by two words. */
const TWICE_TOLD: Rewording = [
  [/\b(waiter['’]?s['’]? friend) (?:style )?corkscrew(s?)\b/giu, '$1$2'],
  [
    /\b((?:carafe|flask|jug|bottle)s?) of (?:cold|warm|hot|chilled|warmed|good) (?=sake\b)/giu,
    '$1 of ',
  ],
  [
    /\b(bottles?|jugs?|decanters?|carafes?|glass(?:es)?|baskets?|barrels?|buckets?|box(?:es)?|crates?|jars?)((?: \p{L}+){0,2}?) (?:re)?(?:used|serving|turned|made) (?:as|into) (?:an? )?(?:vases?|candle ?holders?|candlesticks?)\b/giu,
    '$1$2',
  ],
  [
    /\b(bouteille|botella|bottiglia|flasche|carafe|jarra|brocca|karaffe|krug)((?: \p{L}+){0,2}?) (?:qui sert de|servant de|comme|en guise de|como|usada como|usata come|come|als|die als) (?:vase|vaso|jarrón|florero|blumenvase|bougeoir|candelabro|kerzenhalter|kerzenständer)(?: dient)?(?![\p{L}])/giu,
    '$1$2',
  ],
];

/** 'A cat on one of the barrels': on a barrel. */
const ONE_OF_THEM: Rewording = [
  // 'Rows of barrels, candles on the barrels and a cat on one of them': one that stands before the rows bears both.
  [/(?<=\b(?:barrels|casks)\b[^.;]{1,80})\bon (?:top of )?the (barrel|cask)s\b/giu, 'on a $1'],
  [/(?<=\bon a (barrel|cask|crate|table)\b[^.;]{0,60})\bon one of them\b/giu, 'on a $1'],
  [
    /\bone of (?:the|our|his|her|their) ((?:\p{L}+ )?)(barrel|cask|table|chair|crate|bottle|glass|book|vine|post|wall|step|tree|bench|rock|stone|window)(?:e?s)\b/giu,
    'a $1$2',
  ],
  [/\b(un|une) des (tonneau|fût|chaise|table|caisse|bouteille|verre|banc)[sx]?\b/giu, '$1 $2'],
  [/\buna delle (bott|bottigli|sedi|cass)[ei]\b/giu, 'una $1e'],
  [/\buna de las (barrica|silla|mesa|caja|botella|copa)s\b/giu, 'una $1'],
  [/\beinem der (?:(?:holz|eichen|wein)?fässer)(?![\p{L}])/giu, 'einem Fass'],
];

/** 'Sticker of two clinking wine glasses': nobody clinks them, the glasses are what is asked for. */
const CLINKING =
  /^((?:[^,;]{0,40}\b(?:of|with|two) )?)clinking ((?:wine |champagne )?(?:glasses|flutes))\b/iu;

/** 'A big wheel of cheese' turns no passengers. */
const LARGE_WHEEL = /\b(?:big|large|huge|whole|giant|entire) (wheels? of )/giu;

/** Without its accents a French or Spanish baby would be drinking. */
const BABY = /(?<![\p{L}])b[eé]bés?(?![\p{L}])|\b(?:nourrissons?|neonato|lattante|säugling)\b/giu;

/** 'Grapes pattern': the grapes are what is repeated. */
const PATTERN =
  /^(?:an? )?(?:seamless )?((?:(?!with\b|in\b|on\b|of\b)\p{L}+,? ){0,6}\p{L}+) patterns?$/iu;

/** 'A bouquet of white peonies': white peonies, which come as a bunch. */
const BOUQUET =
  /\b(?:bouquets?|bunch|bunches|posy|posies|mazzo|ramo|strau(?:ß|ss)) (?:of |de |d['’]|di |von |aus )?(?=(?:\p{L}+ ){0,2}?(?:peon|pivoine|pfingstrose|hydrang|hortens|ortens|lil(?:y|ies|ien)|gigli|lirio|orchid|orquíd|daffodil|narci|narzis|jonquil|osterglock|carnation|œillet|oeillet|nelke|garofan|ranuncul|renoncul|dahli|camell|kameli|dais(?:y|ies)|marguerit|margherit|margarit))/giu;

/** 'A six-pack of Riesling' is six bottles of it. */
const SIX_PACK = /\b(?:an? )?(six|four|twelve)[- ]?packs? of (?:different |assorted |mixed )?/giu;

/** 'Una copa de tinto gigante': the glass is, not its wine. */
const GIANT_OF =
  /\b(copa|botella|calice|bicchiere|bottiglia|verre|bouteille) ((?:de|di) (?:vino |vin )?(?:tinto|blanco|rosado|rosso|bianco|rosato|rouge|blanc|rosé)) (gigante|enorme|géante?|gigantesque)(?![\p{L}])/giu;

/** 'Moseltal' is the valley of the Mosel. */
const RIVER_VALLEY =
  /\b(mosel|rhein|ahr|nahe|donau|neckar|main|saale|etsch|loire|rhone|douro)tal(?:s|es)?\b/giu;

/** 'With vine leaves in his hair' is with a wreath of them. */
const IN_HAIR: Rewording = [
  [/\bcrowned (?:with|in) (?:vine|grape|ivy) leaves\b/giu, 'with a wreath of vine leaves'],
  [
    /\bcouronnée? de (?:feuilles de )?(?:vigne|pampres)\b/giu,
    'avec une couronne de feuilles de vigne',
  ],
  [
    /\b(?:in)?coronat[oa] (?:di|con) (?:foglie di vite|pampini|tralci)\b/giu,
    'con una corona di foglie di vite',
  ],
  [
    /\bcoronad[oa] (?:de|con) (?:hojas de (?:parra|vid)|pámpanos)(?![\p{L}])/giu,
    'con una corona de hojas de vid',
  ],
  [/\bmit wein(?:laub|blättern) (?:bekränzt|bekrönt|gekrönt)(?![\p{L}])/giu, 'mit Weinlaubkranz'],
  [/\b(?:vine|grape|ivy) leaves in (?:his|her|their|the) hair\b/giu, 'a wreath of vine leaves'],
  [/\b(?:des )?feuilles de vigne dans les cheveux\b/giu, 'une couronne de feuilles de vigne'],
  [/\bfoglie di vite (?:tra|fra|nei) (?:i )?capelli\b/giu, 'una corona di foglie di vite'],
  [/\bhojas de (?:parra|vid) en el (?:pelo|cabello)\b/giu, 'una corona de hojas de vid'],
  [/\bwein(?:laub|blättern?) im haar\b/giu, 'Weinlaubkranz'],
];
/** 'A banner comparing a Bordeaux bottle and a Burgundy bottle': nobody compares them, the picture does. */
const COMPARING =
  /(^|\b(?:banner|photo|photograph|picture|image|shot|packshot|still life) )(?:comparing|comparison (?:of|between)|side[- ]by[- ]side comparison of) (?=(?:an?|two|three|our|the) )/giu;

/** 'Corks on a sheet of white paper': what they lie on, and no roll of gift wrap beside them. */
const ON_PAPER =
  /\bon (?:a )?(?:(?:plain |large )?(?:sheet|piece) of )?(gold|golden|silver|red|blue|green|white|black|pink) paper\b(?! (?:bag|napkin|cup|plate|towel)s?)/giu;

/** 'A horse with a rose in its mouth' carries it, which is drawn where it can be, and else announced. */
const IN_MOUTHS: Rewording = [
  [
    /\b(?:with|holding|holds|carrying|carries|bringing|brings) ((?:\p{L}+ ){1,5}?)in (?:its (?:mouth|beak|jaws|snout|trunk|paws?)|(?:his|her) (?:beak|snout|trunk|paws?))(?![\p{L}])/giu,
    'carrying $1',
  ],
  [
    /\b(?:avec|tenant|portant) ((?:\p{L}+ ){1,5}?)dans (?:la gueule|sa gueule|le bec|son bec|sa trompe)(?![\p{L}])/giu,
    'portant $1',
  ],
  [/\b(?:con|che tiene) ((?:\p{L}+ ){1,5}?)nel becco(?![\p{L}])/giu, 'che porta $1'],
  [
    /\b(?:con|llevando) ((?:\p{L}+ ){1,5}?)en (?:el pico|el hocico|la trompa)(?![\p{L}])/giu,
    'que lleva $1',
  ],
  [/\bmit ((?:\p{L}+ ){1,5}?)im (?:maul|schnabel|rüssel)(?![\p{L}])/giu, 'trägt $1'],
];

/** 'A glass as big as a person' is told by somebody beside it. */
const AS_BIG_AS: Rewording = [
  [
    /\b(an?) (?:giant |huge |gigantic )?((?:\p{L}+ ){1,3}?)(?:that is |which is )?as (?:big|tall|large|high) as (?:an? )?(person|man|woman|human|adult|child)\b/giu,
    'a giant $2beside a $3',
  ],
  [
    /\b(une?) ((?:\p{L}+ ){1,4}?)(?:aussi grande?|haute? comme) (?:qu['’]|comme )?(?:une? )?(personne|homme|femme|enfant)\b/giu,
    '$1 géant $2à côté d’une $3',
  ],
  [
    /\b(un[ao]?) ((?:\p{L}+ ){1,4}?)(?:grande come|alt[oa] come) (?:un[ao]? )?(persona|uomo|donna|bambino)\b/giu,
    '$1 gigante $2accanto a una $3',
  ],
  [
    /\b(una?) ((?:\p{L}+ ){1,4}?)tan (?:grande|alt[oa]) como (?:una? )?(persona|hombre|mujer|niño)(?![\p{L}])/giu,
    '$1 gigante $2junto a una $3',
  ],
  [
    /\b(eine?) ((?:\p{L}+ ){1,3}?)so (?:groß|hoch) wie (?:eine?n? )?(mensch|person|mann|frau|kind)(?![\p{L}])/giu,
    '$1 riesiges $2neben einer $3',
  ],
];

/** 'White and black grapes' are bunches of both. */
const OF_BOTH: Rewording = [
  [
    /\b(white|green|red|black|blue|purple|pink) and (white|green|red|black|blue|purple|pink) grapes\b/giu,
    '$1 grapes and $2 grapes',
  ],
  [
    /\braisins (blancs|verts|rouges|noirs) et (blancs|verts|rouges|noirs)(?![\p{L}])/giu,
    'raisins $1 et raisins $2',
  ],
  [/\buva (bianca|verde|rossa|nera) e (bianca|verde|rossa|nera)(?![\p{L}])/giu, 'uva $1 e uva $2'],
  [
    /\buvas (blancas|verdes|rojas|negras|tintas) y (blancas|verdes|rojas|negras|tintas)(?![\p{L}])/giu,
    'uvas $1 y uvas $2',
  ],
  [
    /(?<![\p{L}])(weiße[nr]?|weisse[nr]?|grüne[nr]?|helle[nr]?|rote[nr]?|blaue[nr]?|dunkle[nr]?) und (weiße[nr]?|weisse[nr]?|grüne[nr]?|helle[nr]?|rote[nr]?|blaue[nr]?|dunkle[nr]?) trauben(?![\p{L}])/giu,
    '$1 Trauben und $2 Trauben',
  ],
];

/** 'Dark chocolate cake' tastes of it; alone it would lie beside a cake without. */
const OF_CHOCOLATE =
  /\b(?:dark|bitter|rich) (?=chocolate (?:layer |truffle |mousse )?(?:cake|torte|tart|mousse|brownies?|cookies?|ice cream)s?\b)/giu;

/** '…, lamp light': how it is lit, and no lamp on a table of its own. */
const LAMP_LIGHT = /(?<=,\s?)(?:soft |warm |low |dim )?lamp ?light(?=\s*(?:[,.]|$))/giu;

/** Each is read after those before it. */
export const IDIOMS: Rewording = [
  ...WOVEN,
  ...LIPSTICK_ON,
  ...TWICE_TOLD,
  ...ONE_OF_THEM,
  [CLINKING, '$1$2 clinking'],
  [LARGE_WHEEL, '$1'],
  [BABY, 'baby'],
  [PATTERN, 'pattern of $1'],
  [BOUQUET, ''],
  [ON_PAPER, 'on a $1 background'],
  [COMPARING, '$1of '],
  [SIX_PACK, '$1 bottles of '],
  ...TREES_AND_TOWERS,
  [RIVER_VALLEY, '$1 Tal'],
  [GIANT_OF, '$1 $3 $2'],
  ...IN_HAIR,
  ...IN_MOUTHS,
  ...AS_BIG_AS,
  ...OF_BOTH,
  [OF_CHOCOLATE, ''],
  [LAMP_LIGHT, 'warm light'],
];
