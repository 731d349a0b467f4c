import type { Proof } from '#studio/accounting/proof.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { Match } from '#studio/lexicon/matching/match.ts';
import { hasEffect, thingOf } from '#studio/lexicon/phrases/heads.ts';
import { isNear } from '#studio/lexicon/phrases/relations/read-relations.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { Reading } from '#studio/lexicon/asked-words/reading.ts';

const LIGHTS: ReadonlySet<ThingId> = new Set<ThingId>([
  'candle',
  'candlestick',
  'lamp',
  'lantern',
  'table_lamp',
]);

/** 'Holding a lantern': it is in their hands, not on the table before them; `null` where nothing follows. */
export function heldProofs(reading: Reading, i: number): Proof[] | null {
  const match = reading.matches[i] as Match;
  if (ON_ARM.test(match.phrase)) return heldBefore(reading, i);
  const isHeld = effectsOf(match.effects, 'action').some(({ value }) => value === 'holding');
  if (!isHeld) return null;
  const isDone = reading.matches.some((other) => hasEffect(other, 'figure') && !other.isNegated);
  // Who inspects a barrel need not have it in hand.
  const isLookedAt = /^(?:check|examin|inspect|pruf)/.test(match.phrase);
  if (isLookedAt || !isDone || hasEffect(match, 'figure', 'thing', 'event')) return null;
  const thing: string | null = nextThing(reading, i);
  return thing ? [`held:${thing}`] : null;
}

/** 'A basket on her arm': what was named before it hangs there. */
function heldBefore({ matches, tokens, read }: Reading, i: number): Proof[] | null {
  const head = read.heads.findLast((one) => one < i);
  const thing: string | null = head === undefined ? null : thingOf(matches[head]);
  const from = matches[head ?? -1]?.at ?? 0;
  const isOwn = tokens.slice(from + 1, (matches[i]?.at ?? 0) + 1).every((one) => !one.opensClause);
  return thing && isOwn ? [`held:${thing}`] : null;
}
const ON_ARM = / (?:arm|bras|braccio|brazos?)$/;

/** 'Up to the light of a candle': the glass is raised to its flame. */
export function lightProofs(reading: Reading, i: number): Proof[] | null {
  const { phrase } = reading.matches[i] as Match;
  if (!RAISED.test(phrase)) return null;
  const light = nextThing(reading, i);
  const before = reading.read.heads.findLast((head) => head < i);
  const thing: string | null = before === undefined ? null : thingOf(reading.matches[before]);
  if (!light || !LIGHTS.has(light) || !thing) return null;
  const name: string = light;
  return [`relation:lit:${thing}:${name}`];
}
const RAISED =
  /\b(?:to|against) the light$|contre la lumiere$|contro la luce$|contra la luz$|gegen das licht$/;

function nextThing(reading: Reading, i: number): ThingId | null {
  const next = reading.read.heads.find((head) => head > i);
  const isNext = next !== undefined && isNear(reading, i, next);
  return isNext ? thingOf(reading.matches[next]) : null;
}
