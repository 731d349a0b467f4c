import type { StyleId } from '#shared/rules/pictures/generation.ts';
import { DRAWN_STYLES } from '#studio/litho/drawn-styles.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import { isView } from '#studio/places/place.ts';
import type { PlaceId } from '#studio/places/place.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { unaskedThing } from './unasked-thing.ts';

const LOADED =
  /\b(?:tractors?|tracteurs?|trattor[ei]|tractor(?:es)?|traktor(?:en)?)(?: \w+)? (?:with|full of|loaded with|carrying|hauling|pulling|and|avec|plein de|charge de|con|pieno di|carico di|lleno de|cargado de|mit|voll|voller|beladen mit)(?: \w+)? (?:grapes?|raisins?|uva|uvas|(?:wein)?trauben|barrels|tonneaux|botti|barriles|fassern)\b/;
const LOADS: ReadonlySet<string> = new Set(['grapes', 'barrel']);

/** 'A tractor with grapes': nobody heaps them on its seat; it pulls a trailer of them, where it drives on land; prints set it before anything. */
export function withTrailer(
  things: readonly AskedThing[],
  { source, place, style }: { source: string; place: PlaceId | null; style: StyleId },
): AskedThing[] {
  const isLand = DRAWN_STYLES.includes(style) || place === null || isView(place);
  if (!isLand) return [...things];
  const load = things.findIndex(({ thing, relation }) => LOADS.has(thing) && !relation);
  const isPulled = things.some(({ thing }) => thing === 'tractor');
  const hasCart = things.some(({ thing }) => thing === 'trailer' || thing === 'cart');
  if (load < 0 || !isPulled || hasCart || !LOADED.test(fold(source))) return [...things];
  const to = things.length;
  return [
    ...things.map((one, i): AskedThing =>
      i === load ? { ...one, relation: { kind: 'in', to } } : one,
    ),
    { ...unaskedThing('trailer'), count: 1 },
  ];
}
