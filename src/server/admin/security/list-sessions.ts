import { sql } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { AdminSessionView, SecurityListInput } from '#shared/contract/admin-security.ts';
import type { AdminRole } from '#shared/rules/account.ts';

import { mayRevoke } from './revoke-sessions.ts';
import type { Asking } from './revoke-sessions.ts';

interface SessionRow extends PersonRow, PageKeys {
  id: string;
  admin_role: AdminRole | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  ipAddress: string | null;
  userAgent: string | null;
}

const KEYSET: Keyset = { at: sql`s."createdAt"`, id: sql`s.id`, idType: 'text' };

/** Everyone who is signed in now, newest first. */
export async function listSessions(db: Db, input: SecurityListInput, asking: Asking) {
  const { userIds, isTooWide } = await findPeople(db, input.search);
  const wanted = userIds ? sql`s."userId" = any(${userIds}::text[])` : sql`true`;
  const { rows, ...links } = await readPage<SessionRow>(KEYSET, {
    cursor: input.cursor,
    read: async (parts) => {
      const { rows: found } = await sql<SessionRow>`
        select s.id, s."createdAt", s."updatedAt", s."expiresAt", s."ipAddress", s."userAgent",
          p.admin_role, ${PERSON_COLUMNS}, ${parts.keys}
        from auth_sessions s join profiles p on p.user_id = s."userId"
        where s."expiresAt" > now() and ${wanted} and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  const sessions = rows.map((row) => toSession(row, asking));
  return { sessions, ...links, isSearchTooWide: isTooWide };
}

function toSession(row: SessionRow, asking: Asking): AdminSessionView {
  return {
    id: row.id,
    person: toPerson(row),
    adminRole: row.admin_role,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    ip: row.ipAddress || null,
    userAgent: row.userAgent || null,
    isCurrent: row.id === asking.sessionId,
    mayRevoke: mayRevoke(asking, {
      sessionId: row.id,
      userId: row.user_id,
      role: row.admin_role,
    }),
  };
}
