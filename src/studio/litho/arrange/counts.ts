import { LIVELY } from '#studio/lexicon/lively.ts';
import { fold } from '#studio/lexicon/matching/normalise.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { STANCES } from './belonging.ts';

const MAX_COUNT = 12;

/** 'A basket of grapes' is full. */
export function heapOf(asked: AskedThing): number {
  if (asked.count !== null || LIVELY.has(asked.thing)) return countOf(asked);
  return STANCES.get(asked.thing) === 'small' ? HEAP : Math.max(3, countOf(asked));
}
const HEAP = 7;
const BUNCHES = /^(?:bunches|clusters|grappes|grappoli|racimos)\b/;

/** As many as were asked for; a plural without a number is a few. */
export function countOf({ count, thing, word, isSeveral }: AskedThing): number {
  // So many places are laid on one table.
  if (thing === 'place_setting') return 1;
  if (count !== null) return Math.min(MAX_COUNT, Math.max(1, count));
  // A mouth has two.
  if (thing === 'lips') return 1;
  const { many, one, stance } = THINGS.find(({ id }) => id === thing) ?? {};
  const isPlural = many !== one && isSameWord(word, many ?? '') && !isSameWord(word, one ?? '');
  const isBunches = thing === 'grapes' && BUNCHES.test(fold(word));
  if (!isPlural && !isSeveral && !isBunches) return 1;
  return thing === 'vine_leaf' ? 5 : stance === 'small' && !PAIRED.has(thing) ? 3 : 2;
}

/** Shoes come in pairs. */
const PAIRED = new Set<ThingId>([
  'high_heel',
  'boot',
  'gloves',
  'sneaker',
  'roller_skate',
  'ice_skate',
]);

/** 'Hot air balloons' are hot-air balloons; the last word tells. */
function isSameWord(word: string, name: string): boolean {
  const last = (text: string) => /[a-z]+$/.exec(fold(text))?.[0];
  return last(word) === last(name);
}
