import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import type { NamedColour } from '#studio/scene-spec.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const words = (list: string) => new Set(list.split(/\s+/));
const SEVERAL = words(
  `rainbow different various many several all mixed assorted bright vivid pop differents differentes diverses plusieurs vives
  diversi vari vivaci distintos diferentes varios vivos verschiedenen verschiedene vielen allen bunten leuchtenden`,
);
const COLOURS = words('colours colors couleurs colori colores farben');
/** Said of the things themselves: 'colourful bottles', 'bottiglie colorate', 'botellas de colores'. */
const COLOURFUL = words(
  `colourful colorful multicoloured multicolored multicolore multicolores multicolori colorees colorate colorati
  coloratissime coloridas coloridos bunte bunten bunter`,
);
const COLOURED = words('coloured colored');
/** 'Multi-coloured', 'three coloured'; 'pastel-coloured' ones are pale. */
const BEFORE_COLOURED = words('multi rainbow brightly vividly differently variously');
/** What comes in any colour. */
const PAINTED: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'glass',
  'tumbler',
  'flute_bottle',
  'candle',
  'balloon',
  'napkin',
  'vase',
  'cup',
  'mug',
  'chair',
  'lantern',
  'cushion',
]);
/** Far enough apart to be told from each other in any print. */
const VARIED: readonly NamedColour[] = [
  { name: 'red', hex: '#c8202f' },
  { name: 'blue', hex: '#2c6fc0' },
  { name: 'yellow', hex: '#f0c52e' },
  { name: 'green', hex: '#3f9a4b' },
  { name: 'pink', hex: '#e9639c' },
  { name: 'orange', hex: '#ee7f2a' },
  { name: 'violet', hex: '#7a3fb0' },
  { name: 'turquoise', hex: '#2bb3b1' },
  { name: 'brown', hex: '#7a4a2a' },
];
const REACH = 5;
const SOME = 4;

/** 'Four bottles in four colours', 'balloons in different colours', 'colourful bottles': one of its own for each. */
export function variedColours(
  sentence: Sentence,
  head: number,
  { count, isSeveral }: Pick<AskedThing, 'count' | 'isSeveral'>,
): NamedColour[] {
  const said = saidAfter(sentence, sentence.matches[head] as Match);
  const isPainted = PAINTED.has(thingOf(sentence.matches[head]) as ThingId);
  // Uncounted, only what comes in any colour: 'cheeses of all colours' are no blue ones.
  const many = count ?? (isPainted && isSeveral ? (said?.number ?? SOME) : 1);
  const isVaried = said !== null || (isPainted && isColourful(sentence, head));
  if (!isVaried || many < 2) return [];
  const kinds = Math.min(said?.number ?? VARIED.length, VARIED.length);
  return Array.from({ length: many }, (_, i) => VARIED[i % kinds] as NamedColour);
}

/** 'In four colours', 'de toutes les couleurs'; without a number they are as many as look good. */
function saidAfter(
  { tokens }: Sentence,
  { at, length }: Match,
): { number: number | undefined } | null {
  const after = tokens.slice(at + length, at + length + REACH).map(({ word }) => word);
  const end = after.findIndex((word) => COLOURS.has(word));
  const told = after.slice(0, Math.max(0, end)).slice(-2);
  const number = told.map(numberOf).find((one) => one !== undefined);
  const isTold = number !== undefined || told.some((word) => SEVERAL.has(word) || ALL.has(word));
  return isTold ? { number } : null;
}
/** Two words before their colours: 'toutes les couleurs', 'tutti i colori', 'todos los colores'. */
const ALL = words('toutes tutti todos');

function isColourful({ matches, tokens }: Sentence, head: number): boolean {
  const { at, length } = matches[head] as Match;
  const end = at + length;
  const word = (i: number): string => tokens[i]?.word ?? '';
  const isSaid = (i: number): boolean =>
    COLOURFUL.has(word(i)) || (COLOURED.has(word(i)) && isMany(word(i - 1)));
  const isMany = (before: string): boolean =>
    before === '' || numberOf(before) !== undefined || BEFORE_COLOURED.has(before);
  const isOfColours = word(end) === 'de' && word(end + 1) === 'colores';
  return [at - 2, at - 1, end, end + 1].some(isSaid) || isOfColours;
}
