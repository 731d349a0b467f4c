import type { Db } from '#server/db/connect.ts';
import type { BillingOverview } from '#shared/contract/billing.ts';
import { planOf } from '#shared/rules/billing/plans.ts';

import { findLiveSubscription } from './checkout/live-subscription.ts';
import { readWhatNext } from './entitlement/read-what-next.ts';

/** The state of the subscription as the settings and the success page show it. */
export async function readOverview(
  { db, payments: { isTestMode } }: { db: Db; payments: { isTestMode: boolean } },
  userId: string,
): Promise<BillingOverview> {
  const profile = await db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const [account, live, next] = await Promise.all([
    db
      .selectFrom('billing_accounts')
      .select('synced_at')
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    findLiveSubscription(db, userId),
    readWhatNext(db, profile),
  ]);
  return {
    status: profile.subscription_status,
    planId: planOf(profile.subscription_status, profile.subscription_tier).id,
    credits: profile.credits - profile.held,
    next,
    hasSubscription: live !== undefined,
    isTestMode,
    syncedAt: account?.synced_at?.toISOString() ?? null,
  };
}
