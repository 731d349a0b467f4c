import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { PlaceId } from '#studio/places/place.ts';
import { UNDER_WISTERIA } from '#studio/places/words/wisteria-words.ts';

const ABOVE = new Set(UNDER_WISTERIA.split(' | '));
const BENEATH = new Set<PlaceId>(['pergola', 'terrace', 'garden_party', 'vineyard', 'picnic']);

/** It hangs from a pergola, on a terrace and in a garden too. */
export const isUnderWisteria = (
  place: PlaceId | null,
  things: readonly Pick<AskedThing, 'thing' | 'word'>[],
): boolean =>
  (!place || BENEATH.has(place)) &&
  things.some(({ thing, word }) => thing === 'wisteria' && ABOVE.has(fold(word)));
