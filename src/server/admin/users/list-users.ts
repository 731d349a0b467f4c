import type { Db } from '#server/db/connect.ts';
import type { AdminUser, ListUsersInput } from '#shared/contract/admin-users.ts';
import { USER_LIST } from '#shared/rules/admin/admin.ts';

import { countByKind } from './count-users.ts';
import { isByKindOnly } from './match-users.ts';
import { gatherUsers, walkUsers } from './read-users.ts';
import type { SortedRow, Wanted } from './read-users.ts';
import type { SearchMode } from './search-users.ts';
import { readCursor, writeCursor } from './user-order.ts';
import { viewUsers } from './view-users.ts';

export interface UserPage {
  data: AdminUser[];
  count: number;
  /** False: there are at least `count`. */
  isCountExact: boolean;
  totalPages: number | null;
  currentPage: number;
  nextCursor: string | null;
  previousCursor: string | null;
}

interface Found {
  rows: SortedRow[];
  mode: SearchMode;
  count: number;
  isExact: boolean;
}

const { pageSize, countLimit } = USER_LIST;

/** One page of everybody. Kinds are counted ahead; what else matches is counted up to a limit. */
export async function listUsers(db: Db, asked: ListUsersInput): Promise<UserPage> {
  const input = { ...asked, page: reachablePage(asked) };
  const found = await find(db, input);
  return {
    ...(await turnPage(db, input, found)),
    count: found.count,
    isCountExact: found.isExact,
    totalPages: found.isExact ? Math.max(1, Math.ceil(found.count / pageSize)) : null,
    currentPage: input.page,
  };
}

/** Without a cursor only the first pages are counted out row by row; a page beyond them starts over. */
function reachablePage({ page, after, before }: ListUsersInput): number {
  const isNear = (page - 1) * pageSize <= countLimit;
  return isNear || after !== undefined || before !== undefined ? page : 1;
}

async function find(db: Db, input: ListUsersInput): Promise<Found> {
  const wanted = toWanted(input);
  if (!isByKindOnly(input)) return findMatching(db, wanted);
  const [rows, count] = await Promise.all([walkUsers(db, wanted), countByKind(db, input)]);
  return { rows, mode: wanted.mode, count, isExact: true };
}

async function findMatching(db: Db, wanted: Wanted): Promise<Found> {
  const { rows, matched, isComplete } = await gatherUsers(db, wanted);
  const { mode, filter, cursor } = wanted;
  if (isComplete && matched === 0 && filter.search && mode === 'begins' && !cursor)
    return findMatching(db, { ...wanted, mode: 'contains' });
  return {
    rows: isComplete ? rows : await walkUsers(db, wanted),
    mode,
    count: matched,
    isExact: isComplete,
  };
}

function toWanted(input: ListUsersInput): Wanted {
  const text = input.before ?? input.after;
  const cursor = text === undefined ? null : readCursor(text, input.sort);
  const isBackward = input.before !== undefined;
  return {
    filter: input,
    mode: cursor?.mode ?? 'begins',
    order: { sort: input.sort, isDescending: (input.direction === 'desc') !== isBackward },
    cursor,
    offset: cursor ? 0 : (input.page - 1) * pageSize,
    // One more than is shown tells whether there is a page behind it.
    limit: pageSize + 1,
  };
}

type Turned = Pick<UserPage, 'data' | 'nextCursor' | 'previousCursor'>;

async function turnPage(db: Db, input: ListUsersInput, { rows, mode }: Found): Promise<Turned> {
  const isBackward = input.before !== undefined;
  const hasMore = rows.length > pageSize;
  const shown = rows.slice(0, pageSize);
  if (isBackward) shown.reverse();
  const cursorAt = (row: SortedRow | undefined) =>
    row ? writeCursor({ sort: input.sort, mode, key: row.sort_key, id: row.id }) : null;
  const hasNext = isBackward || hasMore;
  const hasPrevious = isBackward ? hasMore : input.page > 1;
  return {
    data: await viewUsers(db, shown),
    nextCursor: hasNext ? cursorAt(shown.at(-1)) : null,
    previousCursor: hasPrevious ? cursorAt(shown[0]) : null,
  };
}
