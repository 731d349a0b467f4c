import { periodEnd, planOfPrice } from './catalogue.ts';
import { payPresent } from './cards.ts';
import type { Desk } from './desk.ts';
import { SandboxError } from './desk.ts';
import { collect, draw } from './invoices.ts';
import type { Bill } from './invoices.ts';
import type { Subscription, SubscriptionItem } from './objects.ts';
import { newId } from './store.ts';

type InvoiceUrl = Bill['invoiceUrl'];

export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item`);
  return item;
}

export const isLive = (subscription: Subscription) => subscription.status !== 'canceled';

/** Begins and pays the first period. The caller has already seen the card succeed. */
export async function subscribe(
  desk: Desk,
  priceId: string,
  invoiceUrl: InvoiceUrl,
): Promise<Subscription> {
  const end = periodEnd(priceId, desk.now, 1);
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: desk.customer.id,
    status: 'active',
    created: desk.now,
    start_date: desk.now,
    billing_cycle_anchor: desk.now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    items: {
      object: 'list',
      data: [
        {
          id: newId('si'),
          object: 'subscription_item',
          price: { id: priceId },
          current_period_start: desk.now,
          current_period_end: end,
        },
      ],
    },
  };
  const lines = [chargeLine(subscription)];
  const bill = { subscription, reason: 'subscription_create', lines, invoiceUrl };
  const invoice = await draw(desk, bill);
  await collect(desk, invoice, 'succeeded');
  subscription.latest_invoice = invoice.id;
  await desk.put(subscription);
  await desk.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Moves into the next period, or ends where that was arranged. */
export async function renew(
  desk: Desk,
  subscription: Subscription,
  invoiceUrl: InvoiceUrl,
): Promise<void> {
  if (subscription.cancel_at_period_end) return end(desk, subscription);
  const item = itemOf(subscription);
  const anchor = subscription.billing_cycle_anchor;
  let count = 1;
  while (periodEnd(item.price.id, anchor, count) <= item.current_period_end) count += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.price.id, anchor, count);
  const lines = [chargeLine(subscription)];
  const bill = { subscription, reason: 'subscription_cycle', lines, invoiceUrl };
  const invoice = await draw(desk, bill);
  subscription.latest_invoice = invoice.id;
  subscription.status = (await collect(desk, invoice)) ? 'active' : 'past_due';
  await update(desk, subscription);
}

/** Another plan from this moment on; the unused part of the old one is credited. */
export async function switchPlan(
  desk: Desk,
  subscription: Subscription,
  order: { priceId: string; invoiceUrl: InvoiceUrl; at?: number | undefined },
): Promise<void> {
  const item = itemOf(subscription);
  if (item.price.id === order.priceId) return;
  if (subscription.status !== 'active')
    throw new SandboxError(402, 'Pay the open invoice first.', 'card_error');
  if (desk.customer.card && payPresent(desk.customer.card) !== 'succeeded')
    throw new SandboxError(402, 'Your card was declined.', 'card_error');
  const lines = switchLines(desk, subscription, order);
  item.price = { id: order.priceId };
  item.current_period_start = desk.now;
  item.current_period_end = periodEnd(order.priceId, desk.now, 1);
  subscription.billing_cycle_anchor = desk.now;
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  const bill = { subscription, reason: 'subscription_update', lines, invoiceUrl: order.invoiceUrl };
  const invoice = await draw(desk, bill);
  await collect(desk, invoice, 'succeeded');
  subscription.latest_invoice = invoice.id;
  await update(desk, subscription);
}

/** What a switch is billed for: the new plan from now on, less the rest of the old one. */
export function switchLines(
  desk: Desk,
  subscription: Subscription,
  { priceId, at = desk.now }: { priceId: string; at?: number | undefined },
): Bill['lines'] {
  const plan = planOfPrice(priceId);
  return [
    creditLine(subscription, at),
    {
      amount: plan.priceCents,
      description: plan.label,
      period: { start: desk.now, end: periodEnd(priceId, desk.now, 1) },
      pricing: { type: 'price_details', price_details: { price: priceId } },
    },
  ];
}

export async function setCancelAtPeriodEnd(
  desk: Desk,
  subscription: Subscription,
  isCancelled: boolean,
): Promise<void> {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCancelled ? desk.now : null;
  await update(desk, subscription);
}

export async function end(desk: Desk, subscription: Subscription): Promise<void> {
  subscription.status = 'canceled';
  subscription.ended_at = desk.now;
  subscription.canceled_at ??= desk.now;
  await desk.put(subscription);
  for (const invoice of await desk.list('invoice')) {
    const isTheirs = invoice.parent.subscription_details.subscription === subscription.id;
    if (!isTheirs || invoice.status !== 'open') continue;
    await desk.put({ ...invoice, status: 'uncollectible', next_payment_attempt: null });
  }
  await desk.emit('customer.subscription.deleted', subscription);
}

export async function update(desk: Desk, subscription: Subscription): Promise<void> {
  await desk.put(subscription);
  await desk.emit('customer.subscription.updated', subscription);
}

function chargeLine(subscription: Subscription): Bill['lines'][number] {
  const item = itemOf(subscription);
  const plan = planOfPrice(item.price.id);
  return {
    amount: plan.priceCents,
    description: plan.label,
    period: { start: item.current_period_start, end: item.current_period_end },
    pricing: { type: 'price_details', price_details: { price: item.price.id } },
  };
}

function creditLine(subscription: Subscription, at: number): Bill['lines'][number] {
  const item = itemOf(subscription);
  const plan = planOfPrice(item.price.id);
  const { current_period_start: from, current_period_end: to } = item;
  return {
    amount: -Math.round((plan.priceCents * (to - at)) / (to - from)),
    description: `Unused time on ${plan.label}`,
    period: { start: at, end: to },
    pricing: { type: 'price_details', price_details: { price: item.price.id } },
  };
}
