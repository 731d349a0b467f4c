import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { AdminUser } from '#shared/contract/admin-users.ts';

import { toUserView, USER_COLUMNS } from './user-view.ts';
import type { UserRow } from './user-view.ts';

/** Rows as admins see them, each with its number of pictures, counted for all of them at once. */
export async function viewUsers(db: Db, rows: readonly UserRow[]): Promise<AdminUser[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.user_id);
  const { rows: counts } = await sql<{ user_id: string; count: number }>`
    select user_id, count(*)::int as count from generated_images
    where user_id = any(${ids}::text[]) and deleted_at is null group by 1`.execute(db);
  const countOf = new Map(counts.map((row) => [row.user_id, row.count]));
  return rows.map((row) => toUserView(row, countOf.get(row.user_id) ?? 0));
}

export async function viewUser(db: Db, row: UserRow): Promise<AdminUser> {
  const [view] = await viewUsers(db, [row]);
  if (!view) throw new Error('One row has one view');
  return view;
}

/** Those of them who are there. */
export async function findViews(db: Db, userIds: readonly string[]): Promise<AdminUser[]> {
  const rows = await db
    .selectFrom('profiles')
    .select(USER_COLUMNS)
    .where('user_id', 'in', userIds)
    .where('erased_at', 'is', null)
    .execute();
  return viewUsers(db, rows);
}
