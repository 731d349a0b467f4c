import type { ProviderState, ProviderSubscription } from '#server/ports/payments.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { BILLING } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

/** What a customer is entitled to, read off the provider's state and nothing else. */
export interface Entitlement {
  status: 'free' | 'active' | 'past_due' | 'cancelled';
  tier: 'free' | PaidPlanId;
  /** The subscription that gives Pro, if one does. */
  subscription: ProviderSubscription | null;
  /** Set while a failed payment still keeps Pro. */
  graceEndsAt: Date | null;
  alerts: readonly Alert[];
}

interface Alert {
  kind: 'unknown_status' | 'unknown_price' | 'several_subscriptions';
  subscriptionId: string;
  detail: string;
}

type Standing = 'pro' | 'owing' | 'ended' | 'never' | 'unknown';

/** Stripe's statuses, all of them. Whatever is not here is unknown and grants nothing. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  active: 'pro',
  trialing: 'pro',
  past_due: 'owing',
  canceled: 'ended',
  unpaid: 'ended',
  paused: 'ended',
  incomplete: 'never',
  incomplete_expired: 'never',
};

function standingOf(status: string): Standing {
  return Object.hasOwn(STANDINGS, status) ? (STANDINGS[status] ?? 'unknown') : 'unknown';
}

/** A subscription that goes on by itself: whoever has one is sent to the portal, not to a second checkout. */
export const isLive = (subscription: { status: string }) =>
  ['pro', 'owing'].includes(standingOf(subscription.status));

/** The provider's words for a plan that runs, paid or owing. */
export const LIVE_STATUSES: readonly string[] = Object.keys(STANDINGS).filter((status) =>
  isLive({ status }),
);

export function entitlementOf(providerState: ProviderState): Entitlement {
  const alerts = alertsOf(providerState);
  const ours = providerState.subscriptions.filter(({ planId }) => planId !== null);
  const newestFirst = ours.toSorted((a, b) => b.periodEnd.getTime() - a.periodEnd.getTime());
  const paid = newestFirst.find(({ status }) => standingOf(status) === 'pro');
  if (paid?.planId)
    return { status: 'active', tier: paid.planId, subscription: paid, graceEndsAt: null, alerts };
  const owing = newestFirst.find(({ status }) => standingOf(status) === 'owing');
  const graceEndsAt = owing ? graceEnd(providerState, owing) : null;
  if (owing?.planId && graceEndsAt && providerState.asOf < graceEndsAt)
    return { status: 'past_due', tier: owing.planId, subscription: owing, graceEndsAt, alerts };
  const wasCustomer = ours.some(({ status }) => ['owing', 'ended'].includes(standingOf(status)));
  const status = wasCustomer ? 'cancelled' : 'free';
  return { status, tier: 'free', subscription: null, graceEndsAt: null, alerts };
}

/** When a payment was first missed: the oldest invoice that is still open says so. */
export function owingSince(
  providerState: ProviderState,
  subscription: ProviderSubscription,
): Date | null {
  if (standingOf(subscription.status) !== 'owing') return null;
  const open = providerState.invoices.filter(
    (invoice) => invoice.subscriptionId === subscription.id && invoice.status === 'open',
  );
  const oldest = open.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())[0];
  return oldest?.createdAt ?? subscription.periodStart;
}

function graceEnd(providerState: ProviderState, subscription: ProviderSubscription): Date {
  const since = owingSince(providerState, subscription) ?? subscription.periodStart;
  return new Date(since.getTime() + BILLING.graceDays * DAY_MS);
}

function alertsOf({ subscriptions }: ProviderState): Alert[] {
  const alerts = subscriptions.flatMap(({ id, status, planId }): Alert[] => {
    if (standingOf(status) === 'unknown')
      return [{ kind: 'unknown_status', subscriptionId: id, detail: status }];
    if (planId === null && isLive({ status }))
      return [{ kind: 'unknown_price', subscriptionId: id, detail: status }];
    return [];
  });
  const [first, ...more] = subscriptions.filter(isLive);
  if (first && more.length > 0)
    alerts.push({
      kind: 'several_subscriptions',
      subscriptionId: first.id,
      detail: more.map(({ id }) => id).join(', '),
    });
  return alerts;
}
