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

/** 'A checked shirt', 'une chemise à carreaux'. */
export const patternIn = (text: string): Pattern | null =>
  SAILOR.test(text)
    ? 'striped'
    : (PATTERNS.find(([, words]) =>
        new RegExp(
          `\\b(?:(?:${words})(?: \\w+)? (?:${WOVEN})|(?:${WOVEN})(?: \\w+)? (?:${words}))\\b`,
        ).test(text),
      )?.[0] ?? null);
