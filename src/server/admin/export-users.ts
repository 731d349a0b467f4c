import type { Db } from '#server/db/connect.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';

import { csvLine } from './csv.ts';
import { walkUsers } from './read-users.ts';
import type { SortedRow } from './read-users.ts';
import type { SearchMode } from './search-users.ts';
import type { Cursor, UserOrder } from './user-order.ts';

export const EXPORT_FORMATS = ['csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

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
export async function* exportUsers(
  db: Db,
  filter: UserFilter,
  format: ExportFormat,
): AsyncGenerator<Buffer> {
  const { head, piece, tail } = FORMATS[format];
  if (head) yield Buffer.from(head);
  let isFirst = true;
  for await (const rows of readBatches(db, filter)) {
    yield Buffer.from(piece(rows, isFirst));
    isFirst = false;
  }
  if (tail) yield Buffer.from(tail);
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

interface Format {
  head: string;
  piece: (rows: SortedRow[], isFirst: boolean) => string;
  tail: string;
}

const FORMATS: Record<ExportFormat, Format> = {
  csv: {
    head: csvLine(COLUMNS),
    piece: (rows) => rows.map((row) => csvLine(COLUMNS.map((column) => row[column]))).join(''),
    tail: '',
  },
  json: {
    head: '[',
    piece: (rows, isFirst) =>
      (isFirst ? '\n' : ',\n') + rows.map((row) => JSON.stringify(pick(row))).join(',\n'),
    tail: '\n]\n',
  },
};

function pick(row: SortedRow): Record<string, unknown> {
  return Object.fromEntries(COLUMNS.map((column) => [column, row[column]]));
}
