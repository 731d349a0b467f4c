import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import { decodeCursor, encodeCursor } from '#server/db/cursor.ts';
import { AppError } from '#shared/errors.ts';
import { ADMIN_PAGE_SIZE } from '#shared/rules/admin/admin-pages.ts';

/** The two columns that order a list, newest first; the second one settles ties. */
export interface Keyset {
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  idType: 'uuid' | 'bigint' | 'text';
}

export interface PageKeys {
  page_at: string;
  page_id: string;
}

/** What the query of a page puts where it says. */
export interface PageParts {
  keys: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  orderBy: RawBuilder<unknown>;
  limit: number;
}

export interface Page<Row> {
  rows: Row[];
  older: string | null;
  newer: string | null;
}

const cursorSchema = z.object({
  to: z.enum(['older', 'newer']),
  at: z.iso.datetime({ precision: 6 }),
  id: z.string().max(100),
});
type Cursor = z.infer<typeof cursorSchema>;

/** One page of a long list, found by the keys of the row where it begins: as fast at the end as at the start. */
export async function readPage<Row extends PageKeys>(
  keyset: Keyset,
  { cursor, read }: { cursor: string | undefined; read: (parts: PageParts) => Promise<Row[]> },
): Promise<Page<Row>> {
  const from = cursor === undefined ? null : parseCursor(cursor);
  const isNewer = from?.to === 'newer';
  const found = await read(partsFor(keyset, from));
  const hasMore = found.length > ADMIN_PAGE_SIZE;
  // Back at the start: the first page is a full one.
  if (isNewer && !hasMore) return readPage(keyset, { cursor: undefined, read });
  const rows = found.slice(0, ADMIN_PAGE_SIZE);
  if (isNewer) rows.reverse();
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    rows,
    older: last && (isNewer || hasMore) ? writeCursor(last, 'older') : null,
    newer: first && from ? writeCursor(first, 'newer') : null,
  };
}

function partsFor({ at, id, idType }: Keyset, from: Cursor | null): PageParts {
  const isNewer = from?.to === 'newer';
  const direction = sql.raw(isNewer ? 'asc' : 'desc');
  const compare = sql.raw(isNewer ? '>' : '<');
  return {
    // JavaScript's dates stop at milliseconds; rows of one transaction differ below that.
    keys: sql`to_char(${at} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as page_at,
      ${id}::text as page_id`,
    where: from
      ? sql<boolean>`(${at}, ${id}) ${compare} (${from.at}::timestamptz, ${from.id}::${sql.raw(idType)})`
      : sql<boolean>`true`,
    orderBy: sql`${at} ${direction}, ${id} ${direction}`,
    limit: ADMIN_PAGE_SIZE + 1,
  };
}

function writeCursor({ page_at: at, page_id: id }: PageKeys, to: Cursor['to']): string {
  return encodeCursor({ to, at, id });
}

function parseCursor(text: string): Cursor {
  const parsed = cursorSchema.safeParse(decodeCursor(text));
  if (parsed.success) return parsed.data;
  throw new AppError('VALIDATION_FAILED', { fields: { cursor: 'This page no longer exists' } });
}
