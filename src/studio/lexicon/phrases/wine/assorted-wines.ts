import type { WineColour } from '#studio/scene/wine.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

const DIFFERENT = new Set(
  `different various assorted mixed differents differentes divers diverses diversi diverse vari varie distintos
  distintas diferentes varios varias surtidos verschiedene verschiedenen verschiedener verschiedenem unterschiedliche
  unterschiedlichen`.split(/\s+/),
);
const WINES = new Set('wines vins vini vinos weine weinen weinsorten'.split(' '));
/** 'Different bottle sizes' are no different wines. */
const OTHERWISE = new Set(
  'sizes size shapes shape formats tailles formes formati forme formatos formas grossen formen'.split(
    ' ',
  ),
);
/** As they stand in a shop: each differs from its neighbour, and three show three colours. */
const ASSORTED: readonly WineColour[] = ['red', 'white', 'rose'];

/** 'Three glasses of wine in different colours': wines have theirs. */
const isWineInColours = ({ tokens }: Pick<Sentence, 'tokens'>, after: number): boolean =>
  WINE.has(tokens[after + 1]?.word ?? '') &&
  tokens.slice(after + 2, after + REACH).some(({ word }) => COLOURS.has(word));
const WINE = new Set('wine wines vin vins vino vini vinos wein'.split(' '));
const COLOURS = new Set('colours colors couleurs colori colores farben'.split(' '));
const REACH = 6;

/** 'Six bottles of different wines', 'assorted bottles': what each of them holds; `null` where they are alike. */
export function assortedWines(
  { tokens }: Sentence,
  { at, length }: Match,
  count: number | null,
): WineColour[] | null {
  const word = (i: number): string => tokens[i]?.word ?? '';
  const after = at + length;
  const isBefore =
    (DIFFERENT.has(word(at - 1)) || (DIFFERENT.has(word(at - 2)) && !tokens[at]?.opensClause)) &&
    !OTHERWISE.has(word(after));
  const told = [after, after + 1].find((i) => DIFFERENT.has(word(i)));
  const isAfter = told !== undefined && WINES.has(word(told + 1));
  const isOfColours = isWineInColours({ tokens }, after);
  if ((count ?? 3) < 2 || !(isBefore || isAfter || isOfColours)) return null;
  return Array.from({ length: count ?? 3 }, (_, i) => ASSORTED[i % ASSORTED.length]!);
}
