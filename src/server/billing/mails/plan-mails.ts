import type { Transaction } from 'kysely';

import type { Subscription } from '#server/db/schema/billing-schema.ts';
import type { Profile, Schema } from '#server/db/schema/schema.ts';
import type { ProviderState, ProviderSubscription } from '#server/ports/payments.ts';
import { addDays } from '#shared/rules/days.ts';
import { BILLING, PLANS } from '#shared/rules/billing/plans.ts';

import { isLive, owingSince } from '#server/billing/entitlement/entitlement.ts';
import type { MailContext, NewMail } from './mail-context.ts';

/** What became of a plan that was running: arranged to end, over, or over until it is paid. */
export interface PlanChange {
  kind: 'cancelled' | 'ended' | 'lapsed';
  key: string;
  planLabel: string;
}

/** Compares the books with the state, before they are brought to it. */
export async function findPlanChanges(
  trx: Transaction<Schema>,
  profile: Profile,
  providerState: ProviderState,
): Promise<PlanChange[]> {
  // Whoever goes, or was sent away, has had a mail that says so.
  if (profile.deletion_requested_at || profile.erasing_since || profile.banned) return [];
  const known = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', profile.user_id)
    .execute();
  return providerState.subscriptions.flatMap((subscription) => {
    const before = known.find(({ id }) => id === subscription.id);
    return before ? changeOf(before, subscription, providerState) : [];
  });
}

function changeOf(
  before: Subscription,
  after: ProviderSubscription,
  providerState: ProviderState,
): PlanChange[] {
  const wasLive = isLive({ status: before.stripe_status });
  if (!wasLive || after.planId === null) return [];
  const planLabel = PLANS[after.planId].label;
  if (!isLive(after)) return [{ kind: 'ended', key: `ended:${after.id}`, planLabel }];
  if (after.cancelAt && !before.cancel_at)
    return [{ kind: 'cancelled', key: `cancelled:${after.id}:${+after.cancelAt}`, planLabel }];
  const since = owingSince(providerState, after);
  if (since && addDays(since, BILLING.graceDays) <= providerState.asOf)
    return [{ kind: 'lapsed', key: `lapsed:${after.id}:${+since}`, planLabel }];
  return [];
}

const SUBJECTS: Record<PlanChange['kind'], (plan: string) => string> = {
  cancelled: (plan) => `Your ${plan} plan is cancelled`,
  ended: (plan) => `Your ${plan} plan has ended`,
  lapsed: (plan) => `Your ${plan} plan has ended`,
};

export function planMails(
  changes: readonly PlanChange[],
  { profile, appUrl, next }: MailContext,
): NewMail[] {
  return changes.map(({ kind, key, planLabel }) => ({
    key,
    mail: {
      subject: SUBJECTS[kind](planLabel),
      greeting: profile.display_name,
      lines: [...next, 'Your gallery stays as it is.'],
      action:
        kind === 'ended'
          ? { label: 'See the plans', url: `${appUrl}/pricing` }
          : { label: 'Manage subscription', url: `${appUrl}/settings?tab=billing` },
    },
  }));
}
