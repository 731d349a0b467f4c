import type { Db } from '#server/db/connect.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import type { ExportFormat } from '#shared/rules/export.ts';

import { writeRows } from './export/write-rows.ts';
import { walkUsers } from './read-users.ts';
import type { SortedRow } from './read-users.ts';
import type { SearchMode } from './search-users.ts';
import type { Cursor, UserOrder } from './user-order.ts';

const BATCH_SIZE = 1000;
/** Newest first, along an index, whatever the page is sorted by: any number of rows at one speed. */
const ORDER: UserOrder = { sort: 'joined', isDescending: true };

const COLUMNS = [
  'user_id',
  'email',
  'display_name',
  'credits',
  'subscription_status',
  'subscription_tier',
  'admin_role',
  'banned',
  'ban_reason',
  'ban_date',
  'last_login',
  'created_at',
] as const satisfies (keyof SortedRow)[];

/** Everyone a filter shows, as text in pieces; never more than one batch is in memory. */
export function exportUsers(
  db: Db,
  filter: UserFilter,
  format: ExportFormat,
): AsyncGenerator<Buffer> {
  return writeRows(readBatches(db, filter), { columns: COLUMNS, format });
}

async function* readBatches(db: Db, filter: UserFilter): AsyncGenerator<SortedRow[]> {
  const read = (mode: SearchMode, cursor: Cursor | null) =>
    walkUsers(db, { filter, mode, cursor, order: ORDER, offset: 0, limit: BATCH_SIZE });
  let mode: SearchMode = 'begins';
  let rows = await read(mode, null);
  // As on the page: where nobody's name begins so, whoever's contains it.
  if (rows.length === 0 && filter.search) {
    mode = 'contains';
    rows = await read(mode, null);
  }
  for (;;) {
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < BATCH_SIZE) return;
    rows = await read(mode, { sort: ORDER.sort, mode, key: last.sort_key, id: last.id });
  }
}
