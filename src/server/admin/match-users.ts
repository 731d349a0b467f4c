import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';

import { containing } from '#server/db/like-pattern.ts';
import type { Schema } from '#server/db/schema.ts';
import type { UserFilter } from '#shared/contract/user-filter.ts';
import { SUBSCRIPTION_TIERS } from '#shared/rules/account.ts';

/** The condition that a filter means; people whose account was erased are nobody any more. */
export function matchesUsers(
  eb: ExpressionBuilder<Schema, 'profiles'>,
  filter: UserFilter,
): Expression<SqlBool> {
  const { search, status, subscription, creditMin, creditMax, from, to } = filter;
  const conditions: Expression<SqlBool>[] = [eb('erased_at', 'is', null)];
  if (search)
    conditions.push(
      sql<boolean>`lower(' ' || display_name || ' ' || email) like ${containing(search.toLowerCase())}`,
    );
  if (status !== 'all') conditions.push(eb('banned', '=', status === 'banned'));
  if (subscription !== 'all')
    conditions.push(
      eb(
        'subscription_tier',
        'in',
        SUBSCRIPTION_TIERS.filter((tier) => tier.split('_', 1)[0] === subscription),
      ),
    );
  if (creditMin !== undefined || creditMax !== undefined)
    conditions.push(eb('credits', '>=', creditMin ?? 0), eb('credits', '<=', creditMax ?? 1000));
  if (from && to)
    conditions.push(
      sql<boolean>`created_at >= ${from}::date::timestamp at time zone 'utc'`,
      sql<boolean>`created_at < (${to}::date + 1)::timestamp at time zone 'utc'`,
    );
  return eb.and(conditions);
}
