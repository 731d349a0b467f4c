import type { Lettering } from './find-lettering.ts';

const CORK = String.raw`(?:corks?|bouchons?|tapp[io]|sugher[io]|corchos?|(?:wein)?korken)`;
const YEAR = String.raw`((?:19|20)\d\d)`;
/** 'A cork with the vintage 2018 printed on it', 'Korken mit Jahrgang 2019': a year said of a bottle stays the wine's. */
const ON_CORK = new RegExp(
  String.raw`(?<!\p{L})${CORK}(?!\p{L})(?:(?!bottle|bouteille|bottigli|botella|flasche)[^,;.])*?(?:vintage|year|mill[ée]sime|ann[ée]e|annata|anno|a[ñn]ada|a[ñn]o|jahrgang|jahreszahl|jahr|printed|stamped|branded|marked|burn(?:ed|t)|imprim\p{L}*|marqu\p{L}*|stampat\p{L}*|impres\p{L}*|marcad\p{L}*|bedruckt|aufgedruckt\p{L}*|gebrannt\p{L}*)[^,;.\d]*?(?<!\d)${YEAR}(?!\d)`,
  'iu',
);
const BEFORE_CORK = new RegExp(
  String.raw`(?<!\d)${YEAR}(?!\d)\s+(?:printed|stamped|branded|burn(?:ed|t))\s+(?:on|onto|into)\s+(?:an?\s|the\s)?(?:wine\s)?${CORK}(?!\p{L})`,
  'iu',
);

/** The year that is to be read on a cork, without quotation marks. */
export function findCorkYear(prompt: string): Lettering[] {
  const text = ON_CORK.exec(prompt)?.[1] ?? BEFORE_CORK.exec(prompt)?.[1];
  return text ? [{ at: prompt.indexOf(text), length: text.length, text }] : [];
}
