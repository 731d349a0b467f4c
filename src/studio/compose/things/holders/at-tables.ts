import { ask } from '#studio/compose/things/accompaniments.ts';
import { seatsState } from '#studio/props/furniture/long-table.ts';
import type { AskedThing } from '#studio/things/asked-thing.ts';
import type { ThingId } from '#studio/things/catalogue.ts';
import { isOnFloor, RESTS } from './on-furniture.ts';

const TABLES: readonly ThingId[] = ['long_table', 'bistro_table', 'high_table'];
const SEATS: ReadonlySet<ThingId> = new Set(['chair', 'stool', 'wicker_chair']);

/** 'Chairs' round one table, where nobody counted them. */
const USUAL: Partial<Record<ThingId, number>> = { long_table: 8, bistro_table: 2, high_table: 2 };
const MOST_TABLES = 3;

/** 'Two chairs and a carafe': nobody puts it on the ground between them. */
export function withTable(things: readonly AskedThing[]): AskedThing[] {
  const seats = things.find(({ thing }) => thing === 'chair' || thing === 'stool');
  const number = seats?.count ?? (seats?.isSeveral ? 2 : 1);
  const isSet = number < 2 || number > MOST_ROUND || things.some(isRest);
  const hasGuest = things.some((one) => one.relation === null && !isOnFloor(one));
  return isSet || !hasGuest ? [...things] : [...things, ask('bistro_table', 1)];
}
const MOST_ROUND = 4;
const isRest = ({ thing }: AskedThing): boolean => RESTS.includes(thing);

/** Chairs stand at the table that was asked for with them, and not in a row before it. */
export function atTables(things: readonly AskedThing[]): AskedThing[] {
  const table = TABLES.map((id) => things.findIndex(({ thing }) => thing === id)).find(
    (i) => i >= 0,
  );
  const seat = things.findIndex(({ thing, relation }) => SEATS.has(thing) && !bears(relation));
  if (table === undefined || seat < 0) return [...things];
  const tables = things[table]!.count ?? (things[table]!.isSeveral ? 2 : 1);
  const one = things[seat]!;
  const isOne = one.count === null && !one.isSeveral;
  const each = isOne ? 1 : (USUAL[things[table]!.thing] ?? 2);
  const count = one.count ?? each * Math.min(MOST_TABLES, tables);
  return things.map((asked, i) => {
    if (i === table)
      return {
        ...asked,
        count: tables,
        states: [...asked.states, seatsState(Math.ceil(count / tables))],
      };
    if (i === seat) return { ...asked, count, relation: { kind: 'at', to: table } };
    // 'Twelve chairs, bottles on it' are on the table.
    const isOnSeats = asked.relation?.kind === 'on' && asked.relation.to === seat;
    return isOnSeats ? { ...asked, relation: { kind: 'on', to: table } } : asked;
  });
}

/** What stands on something else is no seat at a table. */
const bears = (relation: AskedThing['relation']): boolean =>
  relation?.kind === 'on' || relation?.kind === 'in';
