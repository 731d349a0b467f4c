import type { ThingId } from '#studio/things/catalogue.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

/** 'Corn, and Pinot Noir in every glass': the wine is in it, and not what was named before. */
export function isOfWine(
  { matches, tokens }: Sentence,
  heads: readonly number[],
  { i, to }: { i: number; to: number },
): boolean {
  const into = thingOf(matches[heads[to]!]);
  const before = heads.findLast((head) => head < i) ?? -1;
  const vessel = matches[before];
  // 'A bottle of Vermentino in an ice bucket': that is its wine, and the bottle stands there.
  const end = vessel ? vessel.at + vessel.length : -1;
  const next = matches[before + 1];
  // 'Flasche Sekt im Sektkühler': in German without a word between.
  const isNamedAtOnce =
    next?.at === end && !tokens[end]?.opensClause && before + 1 < i && isWine(next);
  const isItsWine =
    vessel && BOTTLES.has(thingOf(vessel) ?? '') && (OF.has(tokens[end]?.word) || isNamedAtOnce);
  if (into === null || !TAKES_WINE.has(into) || isItsWine) return false;
  return matches.slice(before + 1, i).some((one) => isWine(one));
}

const isWine = ({ effects }: Match): boolean =>
  effectsOf(effects, 'varietal').length > 0 || effectsOf(effects, 'wine').length > 0;
const BOTTLES: ReadonlySet<string> = new Set(['bottle', 'magnum', 'half_bottle', 'fiasco']);
const OF: ReadonlySet<string | undefined> = new Set('of de d di del von'.split(' '));
const TAKES_WINE: ReadonlySet<ThingId> = new Set<ThingId>([
  'glass',
  'champagne_flute',
  'ice_bucket',
  'decanter',
  'carafe',
]);
