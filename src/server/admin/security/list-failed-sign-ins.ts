import { sql } from 'kysely';

import { findPeople } from '#server/admin/users/find-people.ts';
import { personIn } from '#server/admin/users/person.ts';
import { readPage } from '#server/admin/keyset-page.ts';
import type { Keyset, PageKeys } from '#server/admin/keyset-page.ts';
import type { Db } from '#server/db/connect.ts';
import type { PersonView } from '#shared/contract/admin-list.ts';
import type { FailedSignInView, SecurityListInput } from '#shared/contract/admin-security.ts';
import type { SignInFailure } from '#shared/rules/admin/security.ts';

interface FailureRow extends PageKeys {
  id: string;
  failed_at: Date;
  reason: SignInFailure;
  address_hmac: string;
  tries: number;
  ip: string | null;
  user_agent: string | null;
  person: PersonView | null;
}

const KEYSET: Keyset = { at: sql`f.failed_at`, id: sql`f.id`, idType: 'uuid' };
const FINGERPRINT_LENGTH = 8;
/** Beyond this the exact number says nothing more, and an attack would make it dear. */
const TRIES_COUNTED = 1000;

/** Newest first. A search finds accounts by name or address, and attempts by where they came from. */
export async function listFailedSignIns(db: Db, { search, cursor }: SecurityListInput) {
  const { userIds, isTooWide } = await findPeople(db, search);
  const wanted = userIds
    ? sql`(f.user_id = any(${userIds}::text[]) or f.ip = ${search}
        or left(f.address_hmac, ${FINGERPRINT_LENGTH}) = ${search})`
    : sql`true`;
  const { rows, ...links } = await readPage<FailureRow>(KEYSET, {
    cursor,
    read: async (parts) => {
      const { rows: found } = await sql<FailureRow>`
        select f.*, ${parts.keys},
          (select count(*) from (select from failed_sign_ins t
            where t.address_hmac = f.address_hmac limit ${TRIES_COUNTED}) t) as tries,
          ${personIn('p')} as person
        from failed_sign_ins f left join profiles p on p.user_id = f.user_id
        where ${wanted} and ${parts.where}
        order by ${parts.orderBy} limit ${parts.limit}`.execute(db);
      return found;
    },
  });
  return { failures: rows.map(toFailure), ...links, isSearchTooWide: isTooWide };
}

function toFailure(row: FailureRow): FailedSignInView {
  return {
    id: row.id,
    failedAt: row.failed_at.toISOString(),
    reason: row.reason,
    person: row.person,
    addressFingerprint: row.address_hmac.slice(0, FINGERPRINT_LENGTH),
    tries: row.tries,
    ip: row.ip,
    userAgent: row.user_agent,
  };
}
