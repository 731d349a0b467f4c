import type { Profile } from '#server/db/schema/schema.ts';
import type { PlanSwitch } from '#server/ports/payments.ts';
import type { SwitchOffer } from '#shared/contract/billing.ts';
import { AppError } from '#shared/errors.ts';
import { BILLING, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import type { BillingDeps } from '#server/billing/deps.ts';
import { findLiveSubscription } from './live-subscription.ts';
import { syncSubscription } from '#server/billing/sync-subscription.ts';

/** What another plan would cost today and from then on. Nothing is changed. */
export async function offerSwitch(
  deps: BillingDeps,
  { profile, planId }: { profile: Profile; planId: PaidPlanId },
): Promise<SwitchOffer> {
  const at = await customersNow(deps, profile.user_id);
  return reckon(deps, await orderFor(deps, { profile, planId, at }));
}

/** Switches for exactly what was offered; an offer that is old, or no longer true, is refused. */
export async function acceptSwitch(
  deps: BillingDeps,
  {
    profile,
    offer,
  }: { profile: Profile; offer: { planId: PaidPlanId; at: Date; dueCents: number } },
): Promise<void> {
  const now = await customersNow(deps, profile.user_id);
  const age = now.getTime() - offer.at.getTime();
  if (age < -60_000 || age > BILLING.offerMinutes * 60_000) throw new AppError('OFFER_OUTDATED');
  const order = await orderFor(deps, { profile, ...offer });
  const { dueCents } = await reckon(deps, order);
  if (dueCents !== offer.dueCents) throw new AppError('OFFER_OUTDATED');
  const outcome = await deps.payments.switchPlan(order);
  await syncSubscription(deps, profile.user_id);
  if (outcome === 'declined') throw new AppError('CARD_DECLINED');
}

async function reckon({ payments }: BillingDeps, order: PlanSwitch): Promise<SwitchOffer> {
  const { dueCents, creditCents, renewsAt } = await payments.previewSwitch(order);
  const { priceCents } = PLANS[order.planId];
  return {
    planId: order.planId,
    at: order.at.toISOString(),
    dueCents,
    creditCents,
    renewsAt: renewsAt.toISOString(),
    renewsForCents: Math.max(0, priceCents - creditCents),
  };
}

async function orderFor(
  { db }: BillingDeps,
  { profile, planId, at }: { profile: Profile; planId: PaidPlanId; at: Date },
): Promise<PlanSwitch> {
  if (profile.deletion_requested_at) throw new AppError('ACCOUNT_LEAVING');
  const live = await findLiveSubscription(db, profile.user_id);
  const customerId = profile.stripe_customer_id;
  if (live?.past_due_since) throw new AppError('PAYMENT_OPEN');
  if (!customerId || !live || live.plan_id === planId) throw new AppError('OFFER_OUTDATED');
  return { customerId, subscriptionId: live.id, planId, at };
}

/** To the second, as the provider reckons; a test clock may run ahead of ours. */
async function customersNow({ db }: BillingDeps, userId: string): Promise<Date> {
  const account = await db
    .selectFrom('billing_accounts')
    .select('clock_ahead_ms')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const now = Date.now() + (account?.clock_ahead_ms ?? 0);
  return new Date(Math.floor(now / 1000) * 1000);
}
