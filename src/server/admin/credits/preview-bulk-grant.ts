import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { PERSON_COLUMNS, toPerson } from '#server/admin/find-people.ts';
import type { PersonRow } from '#server/admin/find-people.ts';
import { matchesUserFilter } from '#server/admin/match-users.ts';
import type { Db } from '#server/db/connect.ts';
import type { BulkGrantPreview } from '#shared/contract/admin-credits.ts';
import type { UserFilter } from '#shared/contract/user-filter.ts';
import { BULK_GRANT } from '#shared/rules/admin-pages.ts';

/** Whom a bulk grant reaches, over `profiles p`: nobody grants to themselves or to who is leaving. */
export function isMember(filter: UserFilter, actorId: string): RawBuilder<boolean> {
  return sql<boolean>`(${matchesUserFilter(filter)} and p.erasing_since is null
    and p.user_id <> ${actorId})`;
}

/** The dry run: how many users, how many credits, and a few of them to look at. */
export async function previewBulkGrant(
  db: Db,
  { filter, amount, actorId }: { filter: UserFilter; amount: number; actorId: string },
): Promise<BulkGrantPreview> {
  const where = isMember(filter, actorId);
  const totals = await sql<{ members: number; credits: number }>`
    select count(*) as members, coalesce(sum(p.credits), 0) as credits
    from profiles p where ${where}`.execute(db);
  const sample = await sql<PersonRow & { credits: number }>`
    select ${PERSON_COLUMNS}, p.credits from profiles p where ${where}
    order by p.created_at desc, p.id desc limit ${BULK_GRANT.sampleSize}`.execute(db);
  const { members, credits } = totals.rows[0] ?? { members: 0, credits: 0 };
  return {
    members,
    creditsBefore: Number(credits),
    creditsGranted: members * amount,
    sample: sample.rows.map((row) => ({ person: toPerson(row), credits: row.credits })),
  };
}
