import type { Db } from '#server/db/connect.ts';
import type { Profile } from '#server/db/schema.ts';
import type { BillingOverview } from '#shared/contract/billing.ts';
import { BILLING, planOf } from '#shared/rules/plans.ts';
import { daysUntil } from '#shared/rules/renewal.ts';

import { findLiveSubscription } from './live-subscription.ts';

const DAY_MS = 86_400_000;

/** The state of the subscription as the settings and the success page show it. */
export async function readOverview(
  { db, payments: { isTestMode } }: { db: Db; payments: { isTestMode: boolean } },
  userId: string,
): Promise<BillingOverview> {
  const [profile, account, live] = await Promise.all([
    findProfile(db, userId),
    db
      .selectFrom('billing_accounts')
      .select(['clock_ahead_ms', 'synced_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    findLiveSubscription(db, userId),
  ]);
  // A test clock runs ahead of ours; days are counted in the customer's time.
  const now = new Date(Date.now() + (account?.clock_ahead_ms ?? 0));
  const plan = planOf(profile.subscription_status, profile.subscription_tier);
  const owingSince = live?.past_due_since ?? null;
  const isEnding = live !== undefined && live.cancel_at !== null;
  const renewal = live && !owingSince ? (live.cancel_at ?? live.current_period_end) : null;
  return {
    status: profile.subscription_status,
    planId: plan.id,
    credits: profile.credits - profile.held,
    nextBillingDate: !isEnding && renewal ? renewal.toISOString() : null,
    endsAt: isEnding ? (live.cancel_at?.toISOString() ?? null) : null,
    daysUntilRenewal: renewal ? daysUntil(renewal, now) : null,
    hasPaymentIssue: owingSince !== null,
    graceEndsAt: owingSince
      ? new Date(owingSince.getTime() + BILLING.graceDays * DAY_MS).toISOString()
      : null,
    hasSubscription: live !== undefined,
    isTestMode,
    syncedAt: account?.synced_at?.toISOString() ?? null,
  };
}

function findProfile(db: Db, userId: string): Promise<Profile> {
  return db
    .selectFrom('profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}
