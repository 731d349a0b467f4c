import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';
import { thingOf } from '#studio/lexicon/phrases/heads.ts';
import type { Sentence } from '#studio/lexicon/phrases/sentence.ts';

type Relations = readonly (readonly [number, NonNullable<AskedThing['relation']>])[];

/** 'A tray with a bottle in an ice bucket': who carries the bottle carries its bucket. */
export function cooledOn(
  { matches }: Sentence,
  heads: readonly number[],
  said: { nearest: number | null; holder: number | null; to: number; kind: Relation },
): Relations | null {
  const { nearest, holder, to, kind } = said;
  if (nearest === null || holder === null || nearest === holder || kind !== 'in') return null;
  const thingAt = (head: number) => thingOf(matches[heads[head] ?? -1]) ?? '';
  const isCooled = BOTTLES.has(thingAt(nearest)) && thingAt(to) === 'ice_bucket';
  if (!isCooled || !CARRIERS.has(thingAt(holder))) return null;
  return [
    [nearest, { kind: 'in', to }],
    [to, { kind: 'on', to: holder }],
  ];
}

const BOTTLES: ReadonlySet<string> = new Set(['bottle', 'magnum', 'half_bottle']);
const CARRIERS: ReadonlySet<string> = new Set(['tray', 'board', 'trolley', 'cart', 'barrel']);
