import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import type { Token } from '#studio/lexicon/matching/normalise.ts';
import type { ThingId } from '#studio/things/catalogue.ts';

const BOX_OF = new Set(['box of', 'boxes of', 'case of', 'cases of']);
/** 'A box of twelve mixed bottles'. */
const REACH = 3;

const PLAIN_BOX = new Set(['box', 'boxes', 'wine box', 'wine boxes']);
const BOTTLES: ReadonlySet<ThingId> = new Set<ThingId>([
  'bottle',
  'magnum',
  'half_bottle',
  'flute_bottle',
]);

/** 'A box of twelve bottles' is a carton; a box of something else is whatever that comes in. */
export const settleBoxes = (matches: readonly Match[], tokens: readonly Token[]): Match[] =>
  matches.flatMap((match, i) => {
    if (PLAIN_BOX.has(match.phrase)) return plainBox(matches, i);
    if (!BOX_OF.has(match.phrase)) return [match];
    const end = match.at + match.length;
    const holdsBottles = tokens
      .slice(end, end + REACH)
      .some(({ word }) => word === 'bottles' || word === 'magnums');
    // What is in it is told by the 'of', which is no part of its name.
    return holdsBottles ? [{ ...match, length: 1 }] : [];
  });

/** 'Three bottles in a box' are in a carton, 'a bottle in a black box' is a present; a box of nothing may be anything. */
function plainBox(matches: readonly Match[], i: number): Match[] {
  const match = matches[i]!;
  const isPainted = matches.some(
    ({ at, length, effects }) =>
      at + length === match.at && effects.some(({ kind }) => kind === 'tint'),
  );
  if (isPainted) return [{ ...match, effects: [{ kind: 'thing', value: 'gift_box' }] }];
  const isOfBottles = matches.some(
    ({ effects }) =>
      effectsOf(effects, 'thing').some(({ value }) => BOTTLES.has(value)) ||
      effects.some(({ kind }) => kind === 'bottle'),
  );
  return match.phrase.startsWith('wine') || isOfBottles ? [match] : [];
}
