/** What may be woven into a shirt or a dress. */
export type Pattern = 'checked' | 'striped' | 'dotted' | 'floral' | 'knitted';

/** Who is known by their stripes. Folded, five languages. */
export const SAILOR = /\b(?:sailors?|marins?|marinai?o?|marineros?|matrosen?)\b/;

const WOVEN =
  'shirts?|blouses?|dress|dresses|jackets?|flannel|chemises?|chemisier|robe|camici[ae]|vestito|camisas?|blusa|vestido|\\w*hemd\\w*|bluse|kleid|pullover|jumper|sweater|cardigan|skirts?|jupe|gonna|falda|rock|pull|maglione|jersey|aprons?|tablier|grembiule|delantal|schurze';
const PATTERNS: readonly (readonly [Pattern, string])[] = [
  [
    'checked',
    'checked|checkered|chequered|plaid|tartan|gingham|flannel|a carreaux|a quadri|a cuadros|karo|kariert\\w*',
  ],
  ['dotted', 'polka dots?|dotted|spotted|a pois|pois|lunares|a lunares|gepunktet\\w*'],
  [
    'floral',
    'floral|flowery|flowered|a fleurs|fleurie?|a fiori|floreale|de flores|floreado|gebluemt\\w*|geblumt\\w*',
  ],
  [
    'knitted',
    'knitted|knit|woollen|woolly|chunky|wool|en laine|tricotee?|di lana|de lana|gestrickt\\w*|strick',
  ],
  ['striped', 'striped|stripy|breton|rayee?s?|mariniere|a righe|a rayas|gestreift\\w*|streifen'],
];

const IS_WOVEN = new RegExp(`\\b(?:${WOVEN})\\b`);

/** 'A checked shirt', 'une chemise à carreaux'. The long patterns are made only where something woven is named. */
export const patternIn = (text: string): Pattern | null => {
  if (SAILOR.test(text)) return 'striped';
  return IS_WOVEN.test(text) ? (PATTERNS.find((row) => isOfCloth(text, row))?.[0] ?? null) : null;
};

const isOfCloth = (text: string, [, words]: readonly [Pattern, string]): boolean =>
  new RegExp(
    `\\b(?:(?:${words})(?: \\w+)? (?:${WOVEN})|(?:${WOVEN})(?: \\w+)? (?:${words}))\\b`,
  ).test(text);
