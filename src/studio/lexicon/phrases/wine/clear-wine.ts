import { hasEffect } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';
import type { WineColour } from '#studio/scene/wine.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const BOTTLES = new Set<ThingId>(['bottle', 'magnum', 'half_bottle']);

/** A bottle that was asked for as clear is seen through: where no wine is named, it holds no red. */
export const clearWine = ({ matches }: Sentence, thing: ThingId, shade = ''): WineColour[] | null =>
  shade === 'clear' &&
  BOTTLES.has(thing) &&
  !matches.some((match) => hasEffect(match, 'wine', 'varietal', 'region'))
    ? ['white']
    : null;
