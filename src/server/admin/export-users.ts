import type { Db } from '#server/db/connect.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import type { ExportFormat } from '#shared/rules/export.ts';

import { writeRows } from './export/write-rows.ts';
import { walkUsers } from './read-users.ts';
import type { SortedRow, Wanted } from './read-users.ts';
import type { UserOrder } from './user-order.ts';

const BATCH_SIZE = 2000;
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
  let wanted: Wanted = {
    filter,
    mode: 'begins',
    order: ORDER,
    cursor: null,
    offset: 0,
    limit: BATCH_SIZE,
  };
  for (;;) {
    let rows = await walkUsers(db, wanted);
    // As on the page: where nobody's name begins so, whoever's contains it.
    if (rows.length === 0 && filter.search && !wanted.cursor && wanted.mode === 'begins') {
      wanted = { ...wanted, mode: 'contains' };
      rows = await walkUsers(db, wanted);
    }
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    const { id, sort_key: key } = last;
    wanted = { ...wanted, cursor: { sort: ORDER.sort, mode: wanted.mode, key, id } };
  }
}
