import { Stripe } from 'stripe';

import { RefundRefused } from '#server/ports/payments.ts';
import type { Payments } from '#server/ports/payments.ts';

import { pastStoredFaults } from './stripe-keys.ts';
import { paidBy } from './stripe-payment-of.ts';

type Order = Parameters<Payments['refund']>[0];

/** Refunds that gave nothing back. */
const CAME_TO_NOTHING = new Set(['failed', 'canceled']);

export async function refund(stripe: Stripe, order: Order): Promise<void> {
  try {
    await pastStoredFaults(order.idempotencyKey, (key) => refundOnce(stripe, order, key));
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw new RefundRefused(error);
    throw error;
  }
}

/**
 * Stripe forgets its keys after a day, a refund's own note stays: what this order has given back
 * already is found by it, however late the order is tried again.
 */
async function refundOnce(
  stripe: Stripe,
  { invoiceId, amountCents, idempotencyKey: order }: Order,
  idempotencyKey: string,
): Promise<void> {
  const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['payments'] });
  const payment = paidBy(invoice);
  if (!payment) throw new RefundRefused(`Invoice ${invoiceId} names no payment`);
  for await (const made of stripe.refunds.list({ ...payment, limit: 100 }))
    if (made.metadata?.['order'] === order && !CAME_TO_NOTHING.has(made.status ?? '')) return;
  await stripe.refunds.create(
    { ...payment, amount: amountCents, metadata: { order } },
    { idempotencyKey },
  );
}
