import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { PERSON_COLUMNS, toPerson } from '#server/admin/users/person.ts';
import type { PersonRow } from '#server/admin/users/person.ts';
import { matchesFilters } from '#server/admin/users/match-users.ts';
import { containsWords } from '#server/admin/users/search-users.ts';
import type { Db } from '#server/db/connect.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { BulkGrantPreview } from '#shared/contract/admin-credits.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import { BULK_GRANT } from '#shared/rules/admin/admin-pages.ts';

/**
 * Whom a bulk grant reaches: nobody grants to themselves or to who is leaving. What was typed may
 * stand anywhere in a name or address, as its field says; the list looks at beginnings first.
 */
export function membersOf(db: Kysely<Schema>, filter: UserFilter, actorId: string) {
  return db
    .selectFrom('profiles')
    .where(matchesFilters(filter))
    .where(filter.search ? containsWords(filter.search) : sql<boolean>`true`)
    .where('erasing_since', 'is', null)
    .where('user_id', '<>', actorId);
}

/** The dry run: how many users, how many credits, and a few of them to look at. */
export async function previewBulkGrant(
  db: Db,
  { filter, amount, actorId }: { filter: UserFilter; amount: number; actorId: string },
): Promise<BulkGrantPreview> {
  const members = membersOf(db, filter, actorId);
  const totals = await members
    .select((eb) => [
      eb.fn.countAll<number>().as('count'),
      sql<number>`coalesce(sum(credits), 0)`.as('credits'),
    ])
    .executeTakeFirstOrThrow();
  const newest = members
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(BULK_GRANT.sampleSize);
  const sample = await sql<PersonRow & { credits: number }>`
    select ${PERSON_COLUMNS}, p.credits from (${newest}) p`.execute(db);
  return {
    members: totals.count,
    creditsBefore: totals.credits,
    creditsGranted: totals.count * amount,
    sample: sample.rows.map((row) => ({ person: toPerson(row), credits: row.credits })),
  };
}
