import { fold } from '#studio/lexicon/matching/normalise.ts';

/** One thing of the catalogue, and as many looks as there are bushes. */
export type BerrySort =
  | 'blackberry'
  | 'raspberry'
  | 'juniper'
  | 'gooseberry'
  | 'blackcurrant'
  | 'redcurrant'
  | 'blueberry';

/** The first that fits: gooseberries are 'groseilles à maquereau', and 'black currants' no red ones. */
const SORTS: readonly (readonly [BerrySort, RegExp])[] = [
  ['blackberry', /blackb|mulberr|\bmures?\b|\bmore\b|\bmoras?\b|zarzamora|brombeer/],
  ['raspberry', /raspb|framboise|lampon|frambuesa|himbeer/],
  ['juniper', /juniper|genievre|ginepr|enebro|wacholder/],
  ['gooseberry', /gooseb|groseilles? a maquereau|uva spina|stachelbeer/],
  ['blackcurrant', /black ?currant|cassis|ribes ner|grosellas? negr|schwarze johannisbeer/],
  ['redcurrant', /currant|groseille|ribes|grosella|johannisbeer|cranberr|preiselbeer/],
  ['blueberry', /blueb|myrtille|mirtill|arandano|heidelbeer|blaubeer/],
];

/** Which berry a word names; 'berries' and 'frutti di bosco' name none. */
export function berrySortOf(word: string): BerrySort | null {
  const folded = fold(word);
  return SORTS.find(([, words]) => words.test(folded))?.[0] ?? null;
}
