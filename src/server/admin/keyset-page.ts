import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import {
  cursorText,
  cursorTime,
  decodeCursor,
  encodeCursor,
  exactTime,
} from '#server/db/cursor.ts';
import { ADMIN_PAGE_SIZE } from '#shared/rules/admin/admin-pages.ts';

/** The two columns that order a list, newest first; the second one settles ties. */
export interface Keyset {
  at: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  idType: keyof typeof IDS;
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

const IDS = {
  uuid: z.uuid(),
  bigint: z.string().regex(/^\d{1,18}$/),
  text: cursorText,
} as const;

const cursorSchema = (idType: Keyset['idType']) =>
  z.object({ to: z.enum(['older', 'newer']), at: cursorTime, id: IDS[idType] });
type Cursor = z.infer<ReturnType<typeof cursorSchema>>;

/** One page of a long list, found by the keys of the row where it begins: as fast at the end as at the start. */
export async function readPage<Row extends PageKeys>(
  keyset: Keyset,
  { cursor, read }: { cursor: string | undefined; read: (parts: PageParts) => Promise<Row[]> },
): Promise<Page<Row>> {
  const from =
    cursor === undefined ? null : decodeCursor(cursor, { schema: cursorSchema(keyset.idType) });
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
    keys: sql`${exactTime(at)} as page_at, ${id}::text as page_id`,
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
