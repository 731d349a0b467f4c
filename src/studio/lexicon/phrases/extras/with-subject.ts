import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { Effect } from '#studio/lexicon/effects.ts';
import { HOLDS_WINE } from '#studio/lexicon/phrases/wine/wine-vessels.ts';
import { unaskedThing } from './unasked-thing.ts';

/** 'Product photo with smoke', 'packshot with roses': the bottle is no noun there, and what it is about. */
export function withSubject(
  named: readonly AskedThing[],
  { wanted, hasFigures }: { wanted: readonly Effect[]; hasFigures: boolean },
): AskedThing[] {
  const isOfBottle = wanted.some(({ kind, value }) => kind === 'subject' && value === 'bottle');
  const isToldOtherwise = hasFigures || wanted.some(({ kind }) => kind === 'wine');
  const hasVessel = named.some(({ thing }) => HOLDS_WINE.has(thing));
  if (!isOfBottle || isToldOtherwise || hasVessel || named.length === 0) return [];
  return [unaskedThing('bottle')];
}
