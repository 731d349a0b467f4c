import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { containing } from '#server/db/like-pattern.ts';
import type { UserFilter } from '#shared/contract/user-filter.ts';
import { SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';

/** Whom a filter means, as a condition on `profiles`; erased people are nobody any more. */
export function isSelectedUser(filter: UserFilter): RawBuilder<boolean> {
  const { search, status, subscription, creditMin, creditMax, from, to } = filter;
  const conditions = [sql`erased_at is null`];
  if (search)
    conditions.push(
      sql`lower(display_name || ' ' || email) like ${containing(search.toLowerCase())}`,
    );
  if (status !== 'all') conditions.push(status === 'banned' ? sql`banned` : sql`not banned`);
  if (subscription !== 'all')
    conditions.push(sql`subscription_tier = any(${tiersOf(subscription)}::text[])`);
  if (creditMin !== undefined || creditMax !== undefined)
    conditions.push(sql`credits between ${creditMin ?? 0}::int and ${creditMax ?? 1000}::int`);
  if (from && to)
    conditions.push(
      sql`created_at >= ${from}::date::timestamp at time zone 'utc'`,
      sql`created_at < (${to}::date + 1)::timestamp at time zone 'utc'`,
    );
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Monthly and yearly are both Pro. */
function tiersOf(subscription: Exclude<UserFilter['subscription'], 'all'>): string[] {
  return SUBSCRIPTION_TIERS.filter((tier) => tier.split('_', 1)[0] === subscription);
}
