import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import { cursorText, decodeCursor, encodeCursor } from '#server/db/cursor.ts';
import { USER_SORTS } from '#shared/rules/admin/admin.ts';
import type { UserSort } from '#shared/rules/admin/admin.ts';

import { SEARCH_MODES } from './search-users.ts';

/** What each column sorts by, exactly as its index has it, and the type a cursor's text turns into. */
const KEYS: Record<UserSort, { key: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  joined: { key: sql`created_at`, type: sql`timestamptz` },
  // In the order of the language: Émile beside Emil.
  name: { key: sql`(display_name collate "und-x-icu")`, type: sql`text` },
  email: { key: sql`lower(email)`, type: sql`text` },
  credits: { key: sql`credits`, type: sql`integer` },
  seen: { key: sql`coalesce(last_login, timestamptz '-infinity')`, type: sql`timestamptz` },
};

export interface UserOrder {
  sort: UserSort;
  isDescending: boolean;
}

/** Where a page ended, and how its rows had been looked for. */
const cursorSchema = z.object({
  sort: z.enum(USER_SORTS),
  mode: z.enum(SEARCH_MODES),
  key: cursorText,
  id: z.uuid(),
});
export type Cursor = z.infer<typeof cursorSchema>;

/** The sort key as text, for a cursor: JavaScript's dates would lose the microseconds. */
export function sortKeyText({ sort }: UserOrder): RawBuilder<string> {
  return sql<string>`(${KEYS[sort].key})::text`;
}

export function orderClause({ sort, isDescending }: UserOrder): RawBuilder<unknown> {
  const way = isDescending ? sql`desc` : sql`asc`;
  return sql`${KEYS[sort].key} ${way}, id ${way}`;
}

/** One row comparison, so that one index range gives the page. */
export function beyondCursor(order: UserOrder, { key, id }: Cursor): RawBuilder<boolean> {
  const { key: column, type } = KEYS[order.sort];
  const than = order.isDescending ? sql`<` : sql`>`;
  return sql<boolean>`(${column}, id) ${than} (${key}::${type}, ${id}::uuid)`;
}

export function writeCursor(cursor: Cursor): string {
  return encodeCursor(cursor);
}

export function readCursor(text: string, sort: UserSort): Cursor {
  const isOf = (cursor: Cursor) => cursor.sort === sort && fits(cursor);
  return decodeCursor(text, { schema: cursorSchema.refine(isOf), field: 'after' });
}

const TIMESTAMP = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?$/;

function fits({ sort, key }: Cursor): boolean {
  if (sort === 'credits') return /^\d{1,9}$/.test(key);
  if (sort === 'joined' || sort === 'seen') return key === '-infinity' || isTime(key);
  return true;
}

/** As the database writes one. */
function isTime(key: string): boolean {
  const [, day = '', time = '', hours = '', minutes = ':00'] = TIMESTAMP.exec(key) ?? [];
  return (
    day >= '0001' &&
    z.iso.datetime({ offset: true }).safeParse(`${day}T${time}${hours}${minutes}`).success
  );
}
