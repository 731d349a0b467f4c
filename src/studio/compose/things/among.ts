import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';

/** 'A glass between two bottles', 'candles around a bottle': each of those gets a side of its own. */
export function among(things: readonly AskedThing[]): AskedThing[] {
  const leaning = things.findIndex(
    ({ states, relation }) => states.includes('tilted') && relation?.kind === 'beside',
  );
  // What leans, leans to its left.
  if (leaning >= 0) return among(sided(things, leaning, 'right_of', things[leaning]!.relation!.to));
  const at = things.findIndex(
    ({ relation }) => relation?.kind === 'between' || relation?.kind === 'around',
  );
  const one = things[at];
  if (!one?.relation) return [...things];
  // Lights are wound round it as they are.
  if (one.thing === 'string_lights') return among(freeOf(things, at));
  const { kind, to } = one.relation;
  const [middle, others] = kind === 'between' ? [at, to] : [to, at];
  const next = things[others + 1];
  const freed = freeOf(things, at);
  // 'Between a bottle and a candle' names both of its neighbours.
  const isPair = kind === 'between' && isOne(things[others]!) && others + 1 !== middle;
  if (isPair && next && next.relation === null && isOne(next))
    return among(sided(sided(freed, others, 'left_of', middle), others + 1, 'right_of', middle));
  return among(parted(freed, { others, middle, isRing: kind === 'around' }));
}

const isOne = ({ count, isSeveral = false }: AskedThing): boolean =>
  (count ?? 1) === 1 && !isSeveral;

const freeOf = (things: readonly AskedThing[], at: number): AskedThing[] =>
  things.map((one, i) => (i === at ? { ...one, relation: null } : one));

const sided = (
  things: readonly AskedThing[],
  at: number,
  kind: Relation,
  to: number,
): AskedThing[] => things.map((one, i) => (i === at ? { ...one, relation: { kind, to } } : one));

/** Those of one kind, told apart: some to the left, some to the right, of a ring some in front. */
function parted(
  things: readonly AskedThing[],
  { others, middle, isRing }: { others: number; middle: number; isRing: boolean },
): AskedThing[] {
  const group = things[others]!;
  // One piece of these is many already, and wide.
  const isMany = PHOTO_MAKERS[group.thing]?.isMany ?? false;
  const fewest = isRing && group.count === null && !isMany ? 3 : 2;
  const usual = PHOTO_MAKERS[group.thing]?.usual ?? fewest;
  const count = Math.max(group.count ?? Math.max(usual, fewest), 1);
  const sides: Relation[] =
    isRing && count > 2 ? ['left_of', 'right_of', 'in_front_of'] : ['left_of', 'right_of'];
  const [first = count, ...more] = sides.map((_, i) => Math.ceil((count - i) / sides.length));
  const part = (n: number, kind: Relation): AskedThing => ({
    ...group,
    count: n,
    relation: { kind, to: middle },
  });
  return [
    ...things.map((one, i) => (i === others ? part(first, 'left_of') : one)),
    ...more.flatMap((n, i) => (n > 0 ? [part(n, sides[i + 1]!)] : [])),
  ];
}
