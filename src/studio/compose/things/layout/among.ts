import type { ThingId } from '#studio/things/catalogue.ts';
import { PHOTO_MAKERS } from '#studio/things/photo-makers.ts';
import type { AskedThing, Relation } from '#studio/things/asked-thing.ts';

/** 'A glass between two bottles', 'candles around a bottle': each of those gets a side of its own. */
export function among(asked: readonly AskedThing[]): AskedThing[] {
  const things = onCloths(asked);
  const leaning = things.findIndex(
    ({ states, relation }) => states.includes('tilted') && relation?.kind === 'beside',
  );
  // What leans, leans to its left; before a wall, which is wider than the frame, it stands in front of it.
  if (leaning >= 0) {
    const { to } = things[leaning]!.relation!;
    const kind = WIDE.has(things[to]!.thing) ? 'in_front_of' : 'right_of';
    return among(sided(things, leaning, kind, to));
  }
  const at = things.findIndex(
    ({ relation }) => relation?.kind === 'between' || relation?.kind === 'around',
  );
  const one = things[at];
  if (!one?.relation) return [...things];
  // Lights are wound round it as they are.
  if (one.thing === 'string_lights') return among(freeOf(things, at));
  const { kind, to } = one.relation;
  const [middle, others] = kind === 'between' ? [at, to] : [to, at];
  // 'Leaves around a bottle on a wall' lie on that wall too, on both sides of it.
  const ledge = things[middle]?.relation;
  if (kind === 'around' && ledge?.kind === 'on' && ledge.to !== others) {
    const upon = sided(things, others, 'on', ledge.to);
    return among([...upon, ...(isOne(one) && !isManyInOne(one) ? [] : [upon[others]!])]);
  }
  // 'Two glasses on a piano, a rose between them': it lies there too.
  const shared = things[others]?.relation;
  if (kind === 'between' && shared?.kind === 'on' && shared.to !== middle)
    return among(sided(things, middle, 'on', shared.to));
  const next = things[others + 1];
  const freed = freeOf(things, at);
  // 'Between a bottle and a candle' names both of its neighbours.
  const isPair = kind === 'between' && isOne(things[others]!) && others + 1 !== middle;
  if (isPair && next && next.relation === null && isOne(next))
    return among(sided(sided(freed, others, 'left_of', middle), others + 1, 'right_of', middle));
  return among(parted(freed, { others, middle, isRing: kind === 'around' }));
}

const WIDE: ReadonlySet<ThingId> = new Set([
  'stone_wall',
  'balustrade',
  'door',
  'fence',
  'bookshelf',
]);

const isManyInOne = ({ thing }: AskedThing): boolean => PHOTO_MAKERS[thing]?.isMany ?? false;

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
  const isMany = isManyInOne(group);
  const fewest = isRing && group.count === null && !isMany ? 3 : 2;
  const usual = PHOTO_MAKERS[group.thing]?.usual ?? fewest;
  const count = Math.max(group.count ?? Math.max(usual, fewest), 1);
  const sides: Relation[] =
    isRing && count > 2 ? ['left_of', 'right_of', 'in_front_of'] : ['left_of', 'right_of'];
  const [first = count, ...more] = sides.map((_, i) => Math.ceil((count - i) / sides.length));
  // 'Three candles, the middle one melted down': each of them is one of those in the middle, in their order.
  const row = isRing ? [middle] : [middle, ...partsOf(things, middle)];
  const part = (n: number, kind: Relation, from: number): AskedThing => ({
    ...group,
    ...listsFrom(group, from),
    count: n,
    relation: { kind, to: kind === 'right_of' ? row.at(-1)! : middle },
  });
  let placed = first;
  const inRow = (one: AskedThing, i: number): AskedThing =>
    row.indexOf(i) > 0
      ? { ...one, relation: { kind: 'right_of', to: row[row.indexOf(i) - 1]! } }
      : one;
  return [
    ...things.map((one, i) => (i === others ? part(first, 'left_of', 0) : inRow(one, i))),
    ...more.flatMap((n, i) => {
      placed += n;
      return n > 0 ? [part(n, sides[i + 1]!, placed - n)] : [];
    }),
  ];
}

/** Further pieces of the same that were told apart, in the order of their places. */
const partsOf = (things: readonly AskedThing[], first: number): number[] =>
  things.flatMap(({ thing, word, relation }, i) =>
    i > first && thing === things[first]!.thing && word === things[first]!.word && !relation
      ? [i]
      : [],
  );

/** One with red and one with white wine: the second part begins where the first one ended. */
function listsFrom({ wines, fills, colours, origins }: AskedThing, from: number) {
  const rest = <T>(list: readonly T[]): T[] => list.map((_, i) => list[(i + from) % list.length]!);
  return {
    ...(wines && { wines: rest(wines) }),
    ...(fills && { fills: rest(fills) }),
    ...(colours && { colours: rest(colours) }),
    ...(origins && { origins: rest(origins) }),
  };
}

/** 'A napkin under the basket' is a basket on a napkin. */
function onCloths(things: readonly AskedThing[]): AskedThing[] {
  const at = things.findIndex(
    ({ thing, relation }) => relation?.kind === 'under' && CLOTHS.has(thing),
  );
  const to = things[at]?.relation?.to;
  if (at < 0 || to === undefined || things[to]!.relation) return [...things];
  return things.map((one, i) =>
    i === at
      ? { ...one, relation: null }
      : i === to
        ? { ...one, relation: { kind: 'on', to: at } }
        : one,
  );
}
const CLOTHS: ReadonlySet<ThingId> = new Set([
  'napkin',
  'board',
  'tray',
  'placemat',
  'towel',
  'plate',
  'book',
  'coaster',
]);
