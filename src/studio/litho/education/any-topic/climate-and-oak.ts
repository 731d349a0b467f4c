/** Climates as wine courses call them. */
const CLIMATE = {
  cool: 'cool, continental | frais, continental | fresco, continentale | fresco, continental | kühl, kontinental',
  coast: 'cool, maritime | frais, océanique | fresco, marittimo | fresco, marítimo | kühl, maritim',
  mild: 'moderate, continental | tempéré, continental | temperato, continentale | templado, continental | gemäßigt, kontinental',
  atlantic:
    'moderate, maritime | tempéré, océanique | temperato, marittimo | templado, marítimo | gemäßigt, maritim',
  south:
    'warm, Mediterranean | chaud, méditerranéen | caldo, mediterraneo | cálido, mediterráneo | warm, mediterran',
  hot: 'hot and dry | très chaud et sec | molto caldo e secco | muy cálido y seco | heiß und trocken',
  high: 'sunny, high and dry | ensoleillé, en altitude | soleggiato, in quota | soleado, de altura | sonnig, hoch und trocken',
  foggy:
    'warm, with cooling fog | chaud, rafraîchi de brumes | caldo, con nebbie fresche | cálido, con nieblas frescas | warm, mit kühlendem Nebel',
} as const;

/** What a wine is kept in as a rule. */
const OAK = {
  none: 'none as a rule: steel | en général sans : inox | di regola no: acciaio | por lo general no: acero | meist keines: Stahl',
  old: 'none, or old casks | sans, ou vieux foudres | no, o botti vecchie | no, o toneles viejos | keines oder alte Fässer',
  casks:
    'large casks or barrels | foudres ou barriques | botti grandi o barrique | toneles o barricas | große Fässer oder Barriques',
  french:
    'French barrels, part new | fûts français, en partie neufs | barrique francesi, in parte nuove | barrica francesa, en parte nueva | französische Fässer, teils neu',
  new: 'French barrels, much new oak | fûts français, beaucoup de neuf | barrique francesi, molto legno nuovo | barrica francesa, mucha nueva | französische Fässer, viel neues Holz',
  american:
    'American or French barrels | fûts américains ou français | barrique americane o francesi | barrica americana o francesa | amerikanische oder französische Fässer',
} as const;

/** By the names of wines and their homes, folded; the first that fits. Sources: docs/studio/facts.md. */
const KNOWN: readonly (readonly [
  names: RegExp,
  climate: keyof typeof CLIMATE,
  oak: keyof typeof OAK,
])[] = [
  [/chablis|sancerre|pouilly fume/, 'cool', 'none'],
  [/beaujolais|morgon|fleurie/, 'mild', 'none'],
  [
    /burgund|bourgogne|borgogna|borgona|meursault|montrachet|beaune|gevrey|pommard|volnay|vosne|nuits/,
    'cool',
    'french',
  ],
  [/mosel|rheingau|nahe|rheinhessen|saar/, 'cool', 'old'],
  [/alsace|alsazia|elsass|wachau|kamptal|kremstal/, 'cool', 'old'],
  [/champagne/, 'cool', 'none'],
  [
    /marlborough|new zealand|neuseeland|nouvelle zelande|nuova zelanda|nueva zelanda/,
    'coast',
    'none',
  ],
  [/oregon|willamette/, 'coast', 'french'],
  [/baden|ahr|pfalz/, 'mild', 'french'],
  [/barolo|barbaresco|langhe|piemont|piedmont/, 'mild', 'casks'],
  [/prosecco|valdobbiadene|conegliano/, 'mild', 'none'],
  [/franciacorta/, 'mild', 'none'],
  [/hermitage|cote rotie|cornas|northern rhone/, 'mild', 'french'],
  [
    /cahors|bordeaux|medoc|pauillac|margaux|emilion|pomerol|pessac|graves|saint julien/,
    'atlantic',
    'french',
  ],
  [/rias baixas|albarino|muscadet|vinho verde/, 'coast', 'none'],
  [/rioja/, 'atlantic', 'american'],
  [/ribera del duero/, 'mild', 'american'],
  [/brunello|montalcino|chianti|toscan|tuscany|toskana|montepulciano/, 'south', 'casks'],
  [/cava|penedes|provence|bandol/, 'south', 'none'],
  [
    /chateauneuf|gigondas|southern rhone|languedoc|stellenbosch|priorat|maipo|colchagua/,
    'south',
    'french',
  ],
  [/napa/, 'foggy', 'new'],
  [/sonoma|russian river|carneros|california/, 'foggy', 'french'],
  [/barossa|mclaren/, 'hot', 'american'],
  [/douro/, 'hot', 'french'],
  [/mendoza|uco|salta/, 'high', 'french'],
];

const knownOf = (name: string) => KNOWN.find(([names]) => names.test(name));

/** In five languages; `null` where no book of ours tells it. */
export const climateOf = (name: string): string | null => {
  const known = knownOf(name);
  return known ? CLIMATE[known[1]] : null;
};

/** Sparkling and aromatic whites are their makers' matter as well: told as the rule. */
export const oakOf = (name: string): string | null => {
  const known = knownOf(name);
  return known ? OAK[known[2]] : null;
};
