import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import { USER_LIST } from '#shared/rules/admin/admin.ts';

import { matchesFilters } from './match-users.ts';
import { entriesBeginning, matchesSearch, tailMatches } from './search-users.ts';
import type { SearchMode } from './search-users.ts';
import { beyondCursor, orderClause, sortKeyText } from './user-order.ts';
import type { Cursor, UserOrder } from './user-order.ts';
import { USER_COLUMNS } from './user-view.ts';
import type { UserRow } from './user-view.ts';

export type SortedRow = UserRow & { sort_key: string };

export interface Wanted {
  filter: UserFilter;
  mode: SearchMode;
  order: UserOrder;
  cursor: Cursor | null;
  offset: number;
  limit: number;
}

/** Entries looked at before a search counts as too broad to be gathered. */
const CANDIDATE_LIMIT = 20_000;
const COLUMNS = sql.join(USER_COLUMNS.map((column) => sql.ref(column)));

/** Reads on along the order until there are enough: fast where many match, and for the first pages. */
export async function walkUsers(db: Db, wanted: Wanted): Promise<SortedRow[]> {
  const { filter, mode } = wanted;
  const search = filter.search ? matchesSearch(filter.search, mode) : sql`true`;
  const { rows } = await sql<SortedRow>`
    select ${COLUMNS}, ${sortKeyText(wanted.order)} as sort_key from profiles
    where ${matchesFilters(filter)} and ${search} and ${beyond(wanted)}
    ${pageOf(wanted)}`.execute(db);
  return rows;
}

export interface Gathered {
  rows: SortedRow[];
  matched: number;
  /** False where more match than were gathered: neither order nor count can be trusted. */
  isComplete: boolean;
}

/** Gathers all that match, up to a limit, then sorts: fast where few do, and counts them as well. */
export async function gatherUsers(db: Db, wanted: Wanted): Promise<Gathered> {
  const { rows } = await sql<Nobody | (SortedRow & Totals)>`
    with ${found(wanted)},
    totals as (
      select (select count(*) from found) as matched, (select count(*) from candidates) as considered),
    page as (
      select *, ${sortKeyText(wanted.order)} as sort_key from found where ${beyond(wanted)}
      ${pageOf(wanted)})
    select * from totals left join page on true order by ${orderClause(wanted.order)}`.execute(db);
  const { matched, considered } = rows[0] ?? { matched: 0, considered: 0 };
  return {
    rows: rows.filter((row) => row.id !== null),
    matched: Math.min(matched, USER_LIST.countLimit),
    isComplete: matched <= USER_LIST.countLimit && considered <= CANDIDATE_LIMIT,
  };
}

interface Totals {
  matched: number;
  considered: number;
}
/** The totals come with one row even where nobody is on the page. */
type Nobody = Totals & { id: null };

function found({ filter, mode }: Wanted): RawBuilder<unknown> {
  const { search } = filter;
  const limit = sql`limit ${USER_LIST.countLimit + 1}::int`;
  if (!search || mode === 'contains') {
    const matches = search ? matchesSearch(search, mode) : sql`true`;
    return sql`
      candidates as (select 1 where false),
      found as materialized (
        select ${COLUMNS} from profiles where ${matchesFilters(filter)} and ${matches} ${limit})`;
  }
  return sql`
    candidates as materialized (
      ${entriesBeginning(search)} limit ${CANDIDATE_LIMIT + 1}::int),
    found as materialized (
      select ${COLUMNS} from (select distinct profile_id from candidates) c
      join profiles on profiles.id = c.profile_id
      where ${matchesFilters(filter)} and ${tailMatches(search)} ${limit})`;
}

function beyond({ order, cursor }: Wanted): RawBuilder<unknown> {
  return cursor ? beyondCursor(order, cursor) : sql`true`;
}

function pageOf({ order, offset, limit }: Wanted): RawBuilder<unknown> {
  return sql`order by ${orderClause(order)} limit ${limit}::int offset ${offset}::int`;
}
