import { periodEnd, planOfPrice } from './catalogue.ts';
import { payPresent } from './cards.ts';
import type { CustomerAccount } from './customer-account.ts';
import { SandboxError } from './customer-account.ts';
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
  account: CustomerAccount,
  priceId: string,
  invoiceUrl: InvoiceUrl,
): Promise<Subscription> {
  const end = periodEnd(priceId, account.now, 1);
  const subscription: Subscription = {
    id: newId('sub'),
    object: 'subscription',
    customer: account.customer.id,
    status: 'active',
    created: account.now,
    start_date: account.now,
    billing_cycle_anchor: account.now,
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
          current_period_start: account.now,
          current_period_end: end,
        },
      ],
    },
  };
  const lines = [chargeLine(subscription)];
  const bill = { subscription, reason: 'subscription_create', lines, invoiceUrl };
  const invoice = await draw(account, bill);
  await collect(account, invoice, 'succeeded');
  subscription.latest_invoice = invoice.id;
  await account.put(subscription);
  await account.emit('customer.subscription.created', subscription);
  return subscription;
}

/** Moves into the next period, or ends where that was arranged. */
export async function renew(
  account: CustomerAccount,
  subscription: Subscription,
  invoiceUrl: InvoiceUrl,
): Promise<void> {
  if (subscription.cancel_at_period_end) return end(account, subscription);
  const item = itemOf(subscription);
  const anchor = subscription.billing_cycle_anchor;
  let count = 1;
  while (periodEnd(item.price.id, anchor, count) <= item.current_period_end) count += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = periodEnd(item.price.id, anchor, count);
  const lines = [chargeLine(subscription)];
  const bill = { subscription, reason: 'subscription_cycle', lines, invoiceUrl };
  const invoice = await draw(account, bill);
  subscription.latest_invoice = invoice.id;
  subscription.status = (await collect(account, invoice)) ? 'active' : 'past_due';
  await update(account, subscription);
}

/** Another plan from this moment on; the unused part of the old one is credited. */
export async function switchPlan(
  account: CustomerAccount,
  subscription: Subscription,
  order: { priceId: string; invoiceUrl: InvoiceUrl; at?: number | undefined },
): Promise<void> {
  const item = itemOf(subscription);
  if (item.price.id === order.priceId) return;
  if (subscription.status !== 'active')
    throw new SandboxError(402, 'Pay the open invoice first.', 'card_error');
  if (account.customer.card && payPresent(account.customer.card) !== 'succeeded')
    throw new SandboxError(402, 'Your card was declined.', 'card_error');
  const lines = switchLines(account, subscription, order);
  item.price = { id: order.priceId };
  item.current_period_start = account.now;
  item.current_period_end = periodEnd(order.priceId, account.now, 1);
  subscription.billing_cycle_anchor = account.now;
  subscription.cancel_at_period_end = false;
  subscription.cancel_at = null;
  const bill = { subscription, reason: 'subscription_update', lines, invoiceUrl: order.invoiceUrl };
  const invoice = await draw(account, bill);
  await collect(account, invoice, 'succeeded');
  subscription.latest_invoice = invoice.id;
  await update(account, subscription);
}

/** What a switch is billed for: the new plan from now on, less the rest of the old one. */
export function switchLines(
  account: CustomerAccount,
  subscription: Subscription,
  { priceId, at = account.now }: { priceId: string; at?: number | undefined },
): Bill['lines'] {
  const plan = planOfPrice(priceId);
  return [
    creditLine(subscription, at),
    {
      amount: plan.priceCents,
      description: plan.label,
      period: { start: account.now, end: periodEnd(priceId, account.now, 1) },
      pricing: { type: 'price_details', price_details: { price: priceId } },
    },
  ];
}

export async function setCancelAtPeriodEnd(
  account: CustomerAccount,
  subscription: Subscription,
  isCancelled: boolean,
): Promise<void> {
  subscription.cancel_at_period_end = isCancelled;
  subscription.cancel_at = isCancelled ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = isCancelled ? account.now : null;
  await update(account, subscription);
}

export async function end(account: CustomerAccount, subscription: Subscription): Promise<void> {
  subscription.status = 'canceled';
  subscription.ended_at = account.now;
  subscription.canceled_at ??= account.now;
  await account.put(subscription);
  for (const invoice of await account.list('invoice')) {
    const isTheirs = invoice.parent.subscription_details.subscription === subscription.id;
    if (!isTheirs || invoice.status !== 'open') continue;
    await account.put({ ...invoice, status: 'uncollectible', next_payment_attempt: null });
  }
  await account.emit('customer.subscription.deleted', subscription);
}

export async function update(account: CustomerAccount, subscription: Subscription): Promise<void> {
  await account.put(subscription);
  await account.emit('customer.subscription.updated', subscription);
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
