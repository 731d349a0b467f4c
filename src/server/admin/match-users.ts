import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { containing } from '#server/db/like-pattern.ts';
import type { UserFilter } from '#shared/contract/user-filter.ts';
import { SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';

import { withinDays } from './find-people.ts';

/** The condition that a filter means, over `profiles p`. Accounts that are gone match nothing. */
export function matchesUserFilter(filter: UserFilter): RawBuilder<boolean> {
  const { search, status, subscription, creditsMin, creditsMax } = filter;
  const conditions = [
    sql<boolean>`p.erased_at is null`,
    withinDays(sql`p.created_at`, { from: filter.joinedFrom, to: filter.joinedTo }),
  ];
  if (search !== '') {
    const pattern = containing(search);
    conditions.push(sql`(p.email ilike ${pattern} or p.display_name ilike ${pattern})`);
  }
  if (status !== 'all') conditions.push(sql`p.banned = ${status === 'banned'}::boolean`);
  if (subscription !== 'all')
    conditions.push(sql`p.subscription_tier = any(${tiersOf(subscription)}::text[])`);
  if (creditsMin !== undefined) conditions.push(sql`p.credits >= ${creditsMin}::int`);
  if (creditsMax !== undefined) conditions.push(sql`p.credits <= ${creditsMax}::int`);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Monthly and yearly are both Pro. */
function tiersOf(subscription: Exclude<UserFilter['subscription'], 'all'>): string[] {
  return SUBSCRIPTION_TIERS.filter((tier) => tier.split('_', 1)[0] === subscription);
}
