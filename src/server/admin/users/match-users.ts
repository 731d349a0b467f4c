import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import { withinDays } from '#server/admin/within-days.ts';
import type { UserFilter } from '#shared/contract/admin-users.ts';
import type { SubscriptionTier } from '#shared/rules/account.ts';
import { USER_LIST } from '#shared/rules/admin/admin.ts';
import type { TierFilter } from '#shared/rules/admin/admin.ts';
import type { BillingFilter } from '#shared/rules/admin/admin-payments.ts';

export const TIERS_OF: Record<Exclude<TierFilter, 'all'>, SubscriptionTier[]> = {
  free: ['free'],
  premium: ['premium'],
  pro: ['pro', 'pro_monthly', 'pro_yearly'],
};

/** The filters of User Management as a condition on profiles; erased people are nobody any more. */
export function matchesFilters(filter: UserFilter): RawBuilder<boolean> {
  const { status, subscription, billing } = filter;
  const conditions = [sql`erased_at is null`, ...creditRange(filter), ...dateRange(filter)];
  if (status !== 'all') conditions.push(status === 'banned' ? sql`banned` : sql`not banned`);
  if (subscription !== 'all')
    conditions.push(sql`subscription_tier in (${sql.join(TIERS_OF[subscription])})`);
  if (billing !== 'all') conditions.push(BILLING[billing]);
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

const BILLING: Record<Exclude<BillingFilter, 'all'>, RawBuilder<unknown>> = {
  past_due: sql`subscription_status = 'past_due'`,
  disputed: sql`exists (select from payment_transactions t
    where t.user_id = profiles.user_id and t.status = 'disputed')`,
};

/** Whether only kinds are asked for: those are counted ahead. */
export function isByKindOnly(filter: UserFilter): boolean {
  return (
    filter.billing === 'all' &&
    !filter.search &&
    creditRange(filter).length === 0 &&
    dateRange(filter).length === 0
  );
}

/** Where only one bound is set, the other is the default range's (spec §5). */
function creditRange({ creditMin, creditMax }: UserFilter): RawBuilder<unknown>[] {
  if (creditMin === undefined && creditMax === undefined) return [];
  const { min, max } = USER_LIST.defaultCredits;
  return [sql`credits between ${creditMin ?? min}::int and ${creditMax ?? max}::int`];
}

function dateRange({ from, to }: UserFilter): RawBuilder<unknown>[] {
  if (from === undefined || to === undefined) return [];
  return [withinDays(sql`created_at`, { from, to })];
}
