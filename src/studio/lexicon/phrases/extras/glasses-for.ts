import { numberOf } from '#studio/lexicon/matching/number-words.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const TASTING_FOR =
  /\b(?:tasting|d[ée]gustation|degustazione|cata(?: de vinos?)?|weinprobe|verkostung)(?: set ?up| setting| table| arrangement| flight| tisch)? (?:for|pour|per|para|f[uü]r) (\p{L}+|\d{1,2})\b/iu;
const CHAMPAGNE_MEAL =
  /\b(?:champagne|prosecco|cava|cr[ée]mant|bubbly) (?:breakfast|brunch|lunch|dinner|supper|reception|afternoon tea|tea|picnic)\b|\b(?:champagner|sekt)(?:fr[uü]hst[uü]ck|brunch|empfang)\b/iu;

/** 'A tasting for six' has a glass for each of them, 'a champagne breakfast' its flutes. */
export function glassesFor(
  named: readonly AskedThing[],
  { hasFigures, source }: { hasFigures: boolean; source: string },
): AskedThing[] {
  if (hasFigures || named.some(({ thing }) => HOLDS_WINE.has(thing))) return [];
  const guests = numberOf(TASTING_FOR.exec(source)?.[1] ?? '');
  if (guests !== undefined) return [glasses('glass', guests)];
  return CHAMPAGNE_MEAL.test(source) ? [glasses('champagne_flute', 2)] : [];
}

const glasses = (thing: ThingId, count: number): AskedThing => ({
  thing,
  word: thing,
  count,
  colour: null,
  fill: null,
  states: [],
  relation: null,
});
