import { sql } from 'kysely';

import type { Db } from '#server/db/connect.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';

import { TIERS_OF } from './match-users.ts';

/** All users; the sums of what was tallied when they came, changed and went. */
export async function summarizeUsers(
  db: Db,
): Promise<{ totalUsers: number; activeUsers: number; bannedUsers: number }> {
  const { total, banned } = await db
    .selectFrom('profile_tallies')
    .select([
      sql<number>`coalesce(sum(change), 0)::bigint`.as('total'),
      sql<number>`coalesce(sum(change) filter (where banned), 0)::bigint`.as('banned'),
    ])
    .executeTakeFirstOrThrow();
  return { totalUsers: total, activeUsers: total - banned, bannedUsers: banned };
}

export async function countByKind(
  db: Db,
  { status, subscription }: Pick<UserFilter, 'status' | 'subscription'>,
): Promise<number> {
  let query = db
    .selectFrom('profile_tallies')
    .select(sql<number>`coalesce(sum(change), 0)::bigint`.as('total'));
  if (status !== 'all') query = query.where('banned', '=', status === 'banned');
  if (subscription !== 'all')
    query = query.where('subscription_tier', 'in', TIERS_OF[subscription]);
  return (await query.executeTakeFirstOrThrow()).total;
}

/** Many small changes become one row a kind; readers see the same sums before and after. */
export async function sumUpTallies(db: Db): Promise<void> {
  await sql`
    with taken as (delete from profile_tallies returning *)
    insert into profile_tallies
    select banned, subscription_tier, sum(change) from taken group by 1, 2`.execute(db);
}
