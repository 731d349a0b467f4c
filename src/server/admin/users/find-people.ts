import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import { SEARCHED_USERS_MAX } from '#shared/rules/admin/admin-pages.ts';

import { matchesSearch } from './search-users.ts';
import type { SearchMode } from './search-users.ts';

export interface FoundPeople {
  /** Null: nothing was searched for, so everybody. */
  userIds: string[] | null;
  isTooWide: boolean;
}

/**
 * Whose rows a search means: an address, a name, or the id of a user. Looked up first, so that a list
 * of millions is then read by user instead of being searched.
 */
export async function findPeople(db: Db, search: string): Promise<FoundPeople> {
  if (search === '') return { userIds: null, isTooWide: false };
  const found = await findByWords(db, search, 'begins');
  const rows = found.length > 0 ? found : await findByWords(db, search, 'contains');
  const userIds = rows.slice(0, SEARCHED_USERS_MAX).map((row) => row.user_id);
  return { userIds, isTooWide: rows.length > SEARCHED_USERS_MAX };
}

/** The id of a user finds erased accounts as well: their rows stay, under no name. */
async function findByWords(
  db: Db,
  search: string,
  mode: SearchMode,
): Promise<{ user_id: string }[]> {
  const { rows } = await sql<{ user_id: string }>`
    (select user_id from profiles where user_id = ${search})
    union
    (select user_id from profiles where erased_at is null and ${matchesSearch(search, mode)}
      limit ${SEARCHED_USERS_MAX + 1})`.execute(db);
  return rows;
}
