import { Stripe } from 'stripe';

import type { PlanSwitch, SwitchPreview } from '#server/ports/payments.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { pastStoredFaults } from './stripe-keys.ts';

type PriceIds = Readonly<Record<PaidPlanId, string>>;

/** The new period begins at once; the rest of the old one is credited, and both are one invoice. */
const TERMS = {
  proration_behavior: 'always_invoice',
  billing_cycle_anchor: { type: 'now' },
} as const;

const unixS = (date: Date) => Math.floor(date.getTime() / 1000);

export async function previewSwitch(
  stripe: Stripe,
  priceIds: PriceIds,
  order: PlanSwitch,
): Promise<SwitchPreview> {
  const { items } = await itemsOf(stripe, priceIds, order);
  const preview = await stripe.invoices.createPreview({
    customer: order.customerId,
    subscription: order.subscriptionId,
    subscription_details: {
      ...TERMS,
      items,
      proration_date: unixS(order.at),
      cancel_at_period_end: false,
    },
  });
  // The rest of the old plan is a line too, and that of a year ends long after the month that is bought.
  const bought = preview.lines.data.filter(
    ({ pricing }) => pricing?.price_details?.price === priceIds[order.planId],
  );
  const ends = bought.map(({ period }) => period.end);
  return {
    dueCents: preview.amount_due,
    creditCents: Math.max(0, -(preview.ending_balance ?? 0)),
    renewsAt: new Date(Math.max(...ends) * 1000),
  };
}

export async function switchPlan(
  stripe: Stripe,
  priceIds: PriceIds,
  order: PlanSwitch,
): Promise<'done' | 'declined'> {
  const key = `switch:${order.subscriptionId}:${order.planId}:${unixS(order.at)}`;
  try {
    await pastStoredFaults(key, (idempotencyKey) =>
      switchOnce(stripe, { priceIds, order, idempotencyKey }),
    );
    return 'done';
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return 'declined';
    throw error;
  }
}

/** An answer that was lost may have been a yes: a plan that runs already is not switched to again. */
async function switchOnce(
  stripe: Stripe,
  attempt: { priceIds: PriceIds; order: PlanSwitch; idempotencyKey: string },
): Promise<void> {
  const { priceIds, order, idempotencyKey } = attempt;
  const { running, items } = await itemsOf(stripe, priceIds, order);
  if (running === priceIds[order.planId]) return;
  await stripe.subscriptions.update(
    order.subscriptionId,
    {
      ...TERMS,
      items,
      proration_date: unixS(order.at),
      cancel_at_period_end: false,
      // All or nothing: a card that refuses leaves the old plan as it is.
      payment_behavior: 'error_if_incomplete',
    },
    { idempotencyKey },
  );
}

/** What runs, and what is to run in its place. */
async function itemsOf(stripe: Stripe, priceIds: PriceIds, order: PlanSwitch) {
  const { items } = await stripe.subscriptions.retrieve(order.subscriptionId);
  const [running] = items.data;
  const price = priceIds[order.planId];
  return { running: running?.price.id, items: [{ ...(running && { id: running.id }), price }] };
}
