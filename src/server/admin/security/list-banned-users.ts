import { sql } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { SecurityListInput } from '#shared/contract/admin-security.ts';

interface BannedRow extends PersonRow, PageKeys {
  ban_date: Date;
  ban_reason: string | null;
}

const KEYSET: Keyset = { at: sql`p.ban_date`, id: sql`p.id`, idType: 'uuid' };

export async function listBannedUsers(db: Db, { search, cursor }: SecurityListInput) {
  const { userIds, isTooWide } = await findPeople(db, search);
  const wanted = userIds ? sql`p.user_id = any(${userIds}::text[])` : sql`true`;
  const { rows, ...links } = await readPage<BannedRow>(KEYSET, {
    cursor,
    read: async (parts) => {
      const { rows: found } = await sql<BannedRow>`
        select ${PERSON_COLUMNS}, p.ban_date, p.ban_reason, ${parts.keys}
        from profiles p where p.banned and ${wanted} and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  const users = rows.map((row) => ({
    person: toPerson(row),
    bannedAt: row.ban_date.toISOString(),
    reason: row.ban_reason,
  }));
  return { users, ...links, isSearchTooWide: isTooWide };
}
