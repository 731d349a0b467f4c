import type { Effect } from '#studio/lexicon/effects.ts';
import { effectsOf } from '#studio/lexicon/identity.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import { unaskedThing as plain } from './unasked-thing.ts';

/** Bottles whose labels nobody may see, in numbered bags, and a glass for each. */
export function blindly(
  named: readonly AskedThing[],
  { wanted, hasFigures }: { wanted: readonly Effect[]; hasFigures: boolean },
): readonly AskedThing[] {
  const isBlind = effectsOf(wanted, 'event').some(({ value }) => value === 'blind_tasting');
  if (!isBlind || hasFigures) return named;
  const bag = named.findIndex(({ thing }) => thing === 'gift_bag');
  const bottles = named.find(({ relation }) => relation?.kind === 'in' && relation.to === bag);
  const count = bottles?.count ?? named[bag]?.count ?? USUAL;
  const isBare = bag < 0 && named.every(({ thing }) => thing !== 'bottle');
  const bagged = isBare
    ? [...named, paperBag(count), { ...plain('bottle'), count, relation: inThe(named.length) }]
    : named.map((one, i) => (i === bag ? { ...one, states: [...one.states, 'numbered'] } : one));
  const to = bagged.findIndex(({ thing }) => thing === 'gift_bag');
  if (to < 0 || bagged.some(({ thing }) => thing === 'glass')) return bagged;
  return [...bagged, { ...plain('glass'), count, relation: { kind: 'in_front_of', to } }];
}

const USUAL = 3;
const inThe = (to: number): AskedThing['relation'] => ({ kind: 'in', to });
const paperBag = (count: number): AskedThing => ({
  ...plain('gift_bag'),
  word: 'paper bags',
  count,
  states: ['numbered'],
});
