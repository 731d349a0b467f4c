import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';

const STANDS_THERE = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance === 'small' || stance === 'tall').map(({ id }) => id),
);
const MOST = 4;

/** 'Grapes on a barrel with a candle': whatever is small enough stands up there too. */
export function onBarrels(things: readonly AskedThing[]): AskedThing[] {
  const to = things.findIndex(({ thing, count }) => thing === 'barrel' && (count ?? 1) === 1);
  const isOn = ({ relation }: AskedThing): boolean => relation?.kind === 'on' && relation.to === to;
  if (to < 0 || !things.some(isOn)) return [...things];
  const upon = new Set(things.flatMap((one, i) => (isOn(one) ? [i] : [])));
  // Twice, for what is told against what joins them itself.
  for (const _ of [1, 2])
    for (const [i, one] of things.entries())
      if (i !== to && upon.size < MOST && joins(one, { to, upon })) upon.add(i);
  // Of several that are not counted, the one that bears something is meant.
  return things.map((one, i) =>
    i === to ? { ...one, isSeveral: false } : upon.has(i) && !isOn(one) ? putOn(one, to) : one,
  );
}

/** 'A bottle on a barrel, two glasses beside it, a candle to the right': beside the bottle, and not on the floor. */
function joins(
  { thing, relation, side }: AskedThing,
  { to, upon }: { to: number; upon: ReadonlySet<number> },
): boolean {
  if (!STANDS_THERE.has(thing)) return false;
  if (!relation) return true;
  const isBeside = relation.kind === 'beside';
  // 'To the right' is said of the frame; 'to the right of the barrel' is beside it, on the floor.
  if ((isBeside || side) && relation.to === to) return true;
  return upon.has(relation.to) && (isBeside || SIDES[relation.kind] !== undefined);
}

const SIDES: Partial<Record<Relation, 'left' | 'right'>> = { left_of: 'left', right_of: 'right' };

function putOn(one: AskedThing, to: number): AskedThing {
  const side = one.side ?? (one.relation ? SIDES[one.relation.kind] : undefined);
  return { ...one, ...(side && { side }), relation: { kind: 'on', to } };
}
