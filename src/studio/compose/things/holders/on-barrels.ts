import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const STANDS_THERE = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'tall').map(({ id }) => id),
);
const MOST = 4;

/** 'Grapes on a barrel with a candle': whatever is small enough stands up there too. */
export function onBarrels(things: readonly AskedThing[]): AskedThing[] {
  const to = things.findIndex(({ thing, count }) => thing === 'barrel' && (count ?? 1) === 1);
  const isOn = ({ relation }: AskedThing): boolean => relation?.kind === 'on' && relation.to === to;
  const isThere = (i: number): boolean => i === to || (things[i] !== undefined && isOn(things[i]));
  if (to < 0 || !things.some(isOn)) return [...things];
  // Of several that are not counted, the one that bears something is meant.
  const bearer = { ...things[to]!, isSeveral: false };
  let room = MOST - things.filter(isOn).length;
  return things.map((one, i) => {
    if (i === to) return bearer;
    // 'A bottle on a barrel, two glasses beside it': beside the bottle, and not on the floor.
    const isBeside = one.relation?.kind === 'beside' && isThere(one.relation.to);
    if ((one.relation && !isBeside) || !STANDS_THERE.has(one.thing) || room <= 0) return one;
    room--;
    return { ...one, relation: { kind: 'on', to } };
  });
}
