import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { z } from 'zod';

import { decodeCursor, encodeCursor } from '#server/db/cursor.ts';
import { AppError } from '#shared/errors.ts';
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
  key: z.string().max(400),
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

/** A cursor of another sort, or a made-up one, is refused rather than misread. */
export function readCursor(text: string, sort: UserSort): Cursor {
  const parsed = cursorSchema.safeParse(decodeCursor(text));
  if (!parsed.success || parsed.data.sort !== sort || !fits(parsed.data))
    throw new AppError('VALIDATION_FAILED', { fields: { after: 'This page no longer exists' } });
  return parsed.data;
}

const TIMESTAMP = /^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/;

function fits({ sort, key }: Cursor): boolean {
  if (sort === 'credits') return /^\d{1,9}$/.test(key);
  if (sort === 'joined' || sort === 'seen') return key === '-infinity' || TIMESTAMP.test(key);
  return true;
}
