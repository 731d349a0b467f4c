import type { Rewording } from './rewording.ts';

/** 'Torre in rovina', 'château en ruine': no tower and no château stands there any more. */
const IN_RUINS: Rewording = [
  [
    /(?<![\p{L}])(?:castello|torre|fortezza|rocca|abbazia|chiesa|tempio)( medievale| antic[ao])? in rovina\b/giu,
    'rovine',
  ],
  [
    /(?<![\p{L}])(?:château|chateau|tour|forteresse|abbaye|église|temple)( médiévale?| ancienne?)? en ruines?\b/giu,
    'ruines',
  ],
  [
    /(?<![\p{L}])(?:castillo|torre|fortaleza|abadía|iglesia|templo)( medieval| antigu[ao])? en ruinas\b/giu,
    'ruinas',
  ],
  [
    /(?<![\p{L}])(?:verfallene|zerfallene|alte verfallene)[nr]? (?:burg|schloss)(?![\p{L}])/giu,
    'Burgruine',
  ],
];

/** 'Tonnelle fleurie' is in bloom; Fleurie is a wine only where none of these stands before it. */
const IN_BLOOM: Rewording = [
  [
    /\b(tonnelle|terrasse|pergola|cour|allée|maison|ruelle|prairie|façade|fenêtre|treille|arche|jardinière)(s?) fleuries?\b/giu,
    '$1$2 en fleurs',
  ],
];

/** 'Vegetarian menu: stuffed aubergine, chickpea salad' is a table with these dishes. */
const MENUS: Rewording = [[/^(?:\p{L}+ ){0,2}menu: (?=\p{Ll})/iu, '']];

/** 'With a candle in its neck' is in the bottle that was named before. */
const IN_NECKS: Rewording = [
  [/(?<=\bcandles? (?:stuck )?)in(?:to)? (?:its|the|their) (?:necks?|mouths?)\b/giu, 'in it'],
  [/(?<=\bbougies? (?:plantées? )?)dans (?:le|son|leur) goulot\b/giu, 'dedans'],
  [/(?<=\bcandel[ae] (?:infilat[ae] )?)nel collo\b/giu, 'dentro'],
  [/(?<=\bvelas? (?:metidas? )?)en el (?:cuello|gollete)\b/giu, 'dentro'],
  [/(?<=\bkerzen? )im (?:hals|flaschenhals)\b/giu, 'darin'],
];

/** 'A basket with wine and honey, tied with a red ribbon': the ribbon tells it all. */
const TIED: Rewording = [
  [
    /, (?:tied|bound|tied up|tied together) with (?=(?:an? |the )?(?:\p{L}+ ){0,2}(?:ribbons?|bows?|string|twine)\b)/giu,
    ', with ',
  ],
  [
    /, (?:nouée?s?|attachée?s?|ficelée?s?) (?:avec|par) (?=(?:une? )?(?:\p{L}+ ){0,2}(?:rubans?|nœuds?|noeuds?|ficelles?)\b)/giu,
    ', avec ',
  ],
  [
    /, (?:legat|annodat)[oaie] con (?=(?:un[oa]? )?(?:\p{L}+ ){0,2}(?:nastr[oi]|fiocco|spago)\b)/giu,
    ', con ',
  ],
  [
    /, (?:atad|anudad)[oa]s? con (?=(?:una? )?(?:\p{L}+ ){0,2}(?:cintas?|lazos?|cordel)\b)/giu,
    ', con ',
  ],
];

/** One word that means two things, told by what stands beside it. */
const TWO_MEANINGS: Rewording = [
  // A pie is an 'empanada'; with its tilde the glass is misted.
  [/(?<![\p{L}])empañad[oa]s?(?![\p{L}])/giu, 'con vaho'],
  // A colour has no article.
  [/\b(des?|les|quelques|aux) marrons\b/giu, '$1 châtaignes'],
  [
    /\bboules? (?:de (?:glace (?:à la |au )?)?)(?:vanille|chocolat|fraise|caramel|pistache)\b/giu,
    'glace',
  ],
  // Whoever is led by the hand has a body too.
  [
    /\b(?:holding|holds) (?:her|his|their) (father|mother|dad|mum|mom|grandfather|grandmother|grandpa|grandma|husband|wife|friend|son|daughter|brother|sister)['’]s hand\b/giu,
    'hand in hand with her $1',
  ],
  // A chapel that stands alone is on no white ground.
  [
    /(?<=\b(?:chapelle|maison|ferme|cabane|église|tour|colline|arbre|village|château)) isolée?(?![\p{L}])/giu,
    '',
  ],
  [
    /(?<=\b(?:cappella|casa|cascina|capanna|chiesa|torre|collina|albero|castello)) isolat[oa]\b/giu,
    '',
  ],
  [/(?<=\b(?:capilla|casa|granja|cabaña|iglesia|torre|colina|árbol|castillo)) aislad[oa]\b/giu, ''],
  [
    /\bisolated (?=(?:chapel|house|farmhouse|farm|hut|church|tower|hill|tree|village|castle|cottage)\b)/giu,
    'lone ',
  ],
  // 'Along the row' is no long row.
  [/\blungo (?=(?:il|lo|la|i|gli|le|un|una) |l['’])/giu, 'per '],
  // It rains petals, and no water.
  [
    /\b(?:(?:in|under) (?:a )?|sous une |sotto una |bajo una |in einem )?(?:rain|shower|pluie|pioggia|lluvia) (?:of|de|di) (petals|confetti|rose petals|pétales|confettis|petali|coriandoli|pétalos|confeti)(?![\p{L}])/giu,
    '$1',
  ],
  [/\bim (blüten|konfetti)regen\b/giu, 'mit $1'],
  [/,? as far as the eye can see\b/giu, ''],
  // The wine stands between the glass and the hand that holds it.
  [
    /\b(verre|coupe|flûte) ((?:de (?:vin )?(?:rouge|blanc|rosé)|de champagne)) à la main\b/giu,
    '$1 à la main $2',
  ],
  // Whoever is in its shade is under the tree, not under its fruit.
  [
    /\b((?:sotto|all['’]ombra di|accanto a) (?:un |il )?(?:(?:grande|vecchio|grosso|antico) )?)fico\b/giu,
    '$1albero',
  ],
  // Glasses of the nose, and none that magnify.
  [
    /\b((?:los|sus|unos|con) )lentes(?= (?:de (?:un|una|la|el|sol|lectura))|(?:,|\.|$))/giu,
    '$1gafas',
  ],
  // The light of a tower, and no timber.
  [/\blighthouse beam\b/giu, 'lighthouse, beam of light'],
  [
    /\bcutting through (?=(?:the )?(?:night|dark|darkness|fog|mist|sky|air|water|clouds)\b)/giu,
    'in ',
  ],
  [
    /\brusty (?:iron|metal|steel) (?=(?:gate|door|key|fence|chair|table|tractor|bicycle|bike|bucket|lantern|hinge|nail|hoop)s?\b)/giu,
    'rusted ',
  ],
  // Bottles lie; what stands in a sentence 'liegt' may be anywhere.
  [/\b(\p{L}*flaschen?)((?: \p{L}+){0,3}?) lieg(?:t|en)(?![\p{L}])/giu, '$1$2 liegend'],
  // Salt does not go uphill.
  [/\bsale (?=(?:il|lo|la|per il|lungo il|su per) )/giu, 'cammina per '],
  // The root has no fur.
  [/\b((?:\p{L}+ )?)ginger (?=(?:tom ?)?(?:cat|kitten|tomcat)s?\b)/giu, '$1orange '],
];

/** 'A donkey laden with baskets' carries them; a pergola has its bunches. */
const LADEN: Rewording = [
  [
    /\b(donkey|mule|horse|ox)(s?) (?:heavily )?(?:laden|loaded) with (?=\p{L})/giu,
    '$1$2 carrying ',
  ],
  [/(?<![\p{L}])(âne|mulet|cheval|bœuf)(s?) chargés? de (?=\p{L})/giu, '$1$2 portant '],
  [/\b(asin[oi]|mul[oi]|cavall[oi]) caric(?:o|hi) di (?=\p{L})/giu, '$1 che porta '],
  [
    /\b(burr[oi]t?o?s?|mul[ao]s?|asnos?|caballos?) cargad[oa]s? (?:de|con) (?=\p{L})/giu,
    '$1 llevando ',
  ],
  [/\b(esel|maultier|pferd)(?:,)? (?:voll )?beladen mit (?=\p{L})/giu, '$1 trägt '],
];

const HEAVY_WITH: Rewording = [
  [/\b(pergola|vite|vigna|albero|ramo|tralcio) caric[ao] di (?=\p{L})/giu, '$1 con '],
  [/\b(pergola|treille|vigne|arbre|branche|cep) chargée? de (?=\p{L})/giu, '$1 avec '],
  [/\b(pérgola|parra|cepa|árbol|rama) cargad[oa] de (?=\p{L})/giu, '$1 con '],
];

/** 'Half submerged in ice' is in it. */
const HALF_IN: Rewording = [
  [
    /\b(?:half |partly |partially )?(?:submerged|plunged|sunk|nestled|buried) (in(?:to)? )(?=(?:crushed |a bed of )?ice\b)/giu,
    '$1',
  ],
  [
    /(?<![\p{L}])(?:à moitié |à demi )?(?:plongée?s?|enfouie?s?|immergée?s?) dans (?=(?:la |des |les )?(?:glace|glaçons))/giu,
    'dans ',
  ],
  [/\b(?:mezz[ao] )?immers[aoei] (?:nel |in )(?=(?:ghiaccio|cubetti di ghiaccio))/giu, 'nel '],
  [/\b(?:medio |semi)?(?:sumergid|enterrad|hundid)[ao]s? en (?=(?:hielo|cubitos))/giu, 'en '],
];

/** 'The sun just coming up' tells the hour. */
const SUN_RISES: Rewording = [
  [
    /\b(?:the )?sun (?:is )?(?:just )?(?:coming up|rising|about to rise|peeking out)\b/giu,
    'at sunrise',
  ],
  [
    /\ble soleil (?:qui )?(?:vient de )?se (?:lève|lever|levant)(?![\p{L}])/giu,
    'au lever du soleil',
  ],
  [/\bil sole (?:che )?(?:sta )?(?:sorge|sorgendo|nasce)\b/giu, "all'alba"],
  [/\bel sol (?:que )?(?:está )?(?:saliendo|sale)\b/giu, 'al amanecer'],
  [/\bdie sonne geht (?:gerade )?auf\b/giu, 'bei Sonnenaufgang'],
];

/** 'Not a bottle in sight' is without one. */
const NOT_IN_SIGHT: Rewording = [
  [/\bnot an? (\p{L}+) (?:in sight|to be seen)\b/giu, 'no $1'],
  [/\bno (\p{L}+) in sight\b/giu, 'no $1'],
  [/(?<![\p{L}])(?:pas une?|aucune?) (\p{L}+) (?:en vue|à l['’]horizon)(?![\p{L}])/giu, 'sans $1'],
  [/\bnessun[ao]? (\p{L}+) in vista\b/giu, 'senza $1'],
  [/\b(?:ni un|ningun)a? (\p{L}+) a la vista\b/giu, 'sin $1'],
  [/\bkeine? (\p{L}+) (?:weit und breit|in sicht)\b/giu, 'ohne $1'],
];

/** 'Between two rows' is among the vines, whatever else the number might count. */
const TWO_ROWS: Rewording = [
  [/\bbetween two (?:vine )?rows\b(?! of (?!vines))/giu, 'between the rows'],
  [/\bentre deux (?:rangs|rangées)(?![\p{L}])(?! de (?!vigne))/giu, 'entre les rangs de vigne'],
  [/\b(?:tra|fra) due filari\b/giu, 'tra i filari'],
  [/\bentre dos (?:hileras|filas)\b(?! de (?!vi))/giu, 'entre las hileras de viñas'],
  [/\bzwischen zwei (?:reb|wein)?(?:zeilen|reihen)\b/giu, 'zwischen den Rebzeilen'],
];

/** 'The Rhine in the background' flows there; elsewhere its name may be the wine's. */
const RIVERS = '(?:rhein|mosel|donau|nahe|saale|elbe|ahr|neckar|main)';
const IN_SIGHT_OF: Rewording = [
  [
    new RegExp(
      String.raw`\b(im hintergrund|dahinter|blick auf|über) (der|die|den) (${RIVERS})\b`,
      'giu',
    ),
    '$1 $2 Fluss $3',
  ],
  [
    /\b(?:the )(rhine|moselle|loire|rhône|rhone|danube|douro|garonne|saône|duero|ebro|tagus|arno) (in the background|behind|below|in the distance|flowing)/giu,
    'the river $1 $2',
  ],
  [
    /\b(?:with|and|overlooking|above) the (rhine|moselle|loire|rhône|rhone|danube|douro|garonne|saône|duero|ebro|tagus|arno)(?=\s*(?:[,.]|$))/giu,
    'and the river $1',
  ],
  [
    /(?<![\p{L}])(?:le |la )(rhin|moselle|loire|rhône|danube|douro|garonne|saône|dordogne) (en arrière-plan|derrière|au loin|en contrebas|au fond)/giu,
    'le fleuve $1 $2',
  ],
  [
    /\b(?:il |l['’])(po|adige|arno|reno|tevere|danubio|mosella) (sullo sfondo|dietro|in lontananza)/giu,
    'il fiume $1 $2',
  ],
  [
    /\bel (duero|ebro|miño|tajo|rin|danubio|guadalquivir) (al fondo|detrás|a lo lejos)/giu,
    'el río $1 $2',
  ],
];

/** 'Leaning on the left' leans on nothing that was named. */
const LEANS_LEFT: Rewording = [[/\bleaning on the (left|right)\b/giu, 'leaning to the $1']];

/** '…, personne' is nobody; with an article it is somebody. */
const NOBODY: Rewording = [
  [/(?<=[,.;–—]\s?)personne(?=\s*(?:[.,;!]|$))/giu, 'sans personne'],
  [/(?<=[,.;–—]\s?)nessuno(?=\s*(?:[.,;!]|$))/giu, 'senza persone'],
];

/** 'One glass left' is what remains, on no side; 'glass left, bottle right' are on theirs. */
const REMAINING: Rewording = [
  [
    /\b((?:one|a single|only one|two|three) (?:last )?(?:glass|glasses|bottle|bottles|slice|piece|cork|grape|chair)s?) left(?=\s*(?:[.,;!]|$))(?![^]{0,80}\bright\b)/giu,
    '$1',
  ],
  // Which hand it is nobody sees.
  [/\bin (his|her|their) (?:left|right) hand\b/giu, 'in $1 hand'],
];

/** 'A pair of glasses on a book' are for reading it. */
const TO_READ: Rewording = [
  [
    /\b(?<=\b(?:books?|newspaper|letter|menu|wine list)\b[^.;]{0,40})a pair of glasses\b(?! of\b)/giu,
    'reading glasses',
  ],
  [
    /\ba pair of glasses (?=(?:lying |resting |folded )?on (?:top of )?(?:an? |the )?(?:open )?(?:book|newspaper|letter|menu|wine list)\b)/giu,
    'reading glasses ',
  ],
];

/** Written in haste: lower-case it is what is drunk, and no city. */
const HASTE: Rewording = [
  [/\b(white|red|ros[eé]|sparkling|of|our|some|good) wien\b/gu, '$1 wine'],
  [/\bdesert (?=wines?\b)/giu, 'dessert '],
  // As dark as that, and nothing else is drunk.
  [/\b(?:whisky|whiskey|cognac|tea)[- ]colou?red\b/giu, 'amber'],
];

/** Turns of everyday speech, in words that are read already. */
export const EVERYDAY_TURNS: Rewording = [
  ...MENUS,
  ...IN_NECKS,
  ...TIED,
  ...IN_RUINS,
  ...IN_BLOOM,
  ...TWO_MEANINGS,
  ...LADEN,
  ...HEAVY_WITH,
  ...HALF_IN,
  ...SUN_RISES,
  ...NOT_IN_SIGHT,
  ...TWO_ROWS,
  ...IN_SIGHT_OF,
  ...LEANS_LEFT,
  ...NOBODY,
  ...REMAINING,
  ...TO_READ,
  ...HASTE,
  [/\b(?:escalera de caracol|escalera en espiral)(?![\p{L}])/giu, 'escalinata espiral'],
  [/\bscala a chiocciola\b/giu, 'scalinata spirale'],
  [/\bescalier en colimaçon\b/giu, 'escalier hélicoïdal'],
  [/\bwendeltreppe(n?)\b/giu, 'spiralförmige Treppe'],
];
