import { AISLE } from '#studio/props/still/place-setting.ts';
import { THINGS } from '#studio/things/catalogue.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';

const ON_A_TABLE = new Set<ThingId>(
  THINGS.filter(({ stance }) => stance !== 'floor' && stance !== 'scenery').map(({ id }) => id),
);

/** 'A long table with six place settings': the table that is laid is that one, no second one stands beside it. */
export const isLaidItself = ({ thing }: AskedThing, things: readonly AskedThing[]): boolean =>
  thing === 'long_table' &&
  things.some((one) => one.thing === 'place_setting' && (one.count ?? 1) > 1) &&
  !things.some(({ relation }) => relation?.kind === 'at');

/** On a laid table candles, flowers and dishes stand in the middle, between the places. */
export function layTable(things: readonly AskedThing[]): AskedThing[] {
  const table = things.findIndex(({ thing }) => thing === 'place_setting');
  if (table < 0) return [...things];
  return things.map((one, i) =>
    i === table || one.relation || !ON_A_TABLE.has(one.thing)
      ? one
      : { ...one, relation: { kind: 'on', to: table } },
  );
}

/** Nobody lays a long table for two. */
export const atLongTables = (things: readonly AskedThing[]): AskedThing[] =>
  things.map((one) =>
    one.thing === 'place_setting' &&
    one.count === null &&
    things.some(({ thing }) => thing === 'long_table')
      ? { ...one, count: AT_LONG_TABLE }
      : one,
  );
const AT_LONG_TABLE = 8;

/** Where five or more sit down, a long table is looked along; a wide frame has room for it across. */
const MANY = 5;
const WIDE = 1.3;
export const isLaidAlong = ({ thing, count }: AskedThing, aspect: number): boolean =>
  thing === 'place_setting' && (count ?? 1) >= MANY && aspect < WIDE;

/** One dish behind the other down its middle: the width of that row, and how far they are apart. */
export function rowsAlong(
  { things, index }: { things: readonly AskedThing[]; index: number },
  long: number,
): readonly [number, number] {
  const upon = things.filter(({ relation }) => relation?.kind === 'on' && relation.to === index);
  return [AISLE, long / (upon.length + 0.6)];
}
