import type { Stripe } from 'stripe';

import type {
  ProviderState,
  ProviderInvoice,
  ProviderSubscription,
} from '#server/ports/payments.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { chargesOf } from './stripe-payment-of.ts';

interface Source {
  customerId: string;
  priceIds: Readonly<Record<PaidPlanId, string>>;
}

const HISTORY_LIMIT = 300;
const page = { limit: 100 } as const;

/** Everything that decides what a customer is owed, as Stripe has it now. */
export async function readProviderState(stripe: Stripe, source: Source): Promise<ProviderState> {
  const customer = source.customerId;
  const [{ asOf, creditCents }, subscriptions, invoices, charges] = await Promise.all([
    readCustomer(stripe, customer),
    stripe.subscriptions
      .list({ customer, status: 'all', ...page })
      .autoPagingToArray({ limit: HISTORY_LIMIT }),
    stripe.invoices
      .list({ customer, expand: ['data.payments'], ...page })
      .autoPagingToArray({ limit: HISTORY_LIMIT }),
    stripe.charges.list({ customer, ...page }).autoPagingToArray({ limit: HISTORY_LIMIT }),
  ]);
  const disputed = await openDisputes(stripe, charges);
  const planOf = (priceId: string | undefined) =>
    (Object.keys(source.priceIds) as PaidPlanId[]).find(
      (plan) => source.priceIds[plan] === priceId,
    ) ?? null;
  return {
    customerId: customer,
    asOf,
    creditCents,
    subscriptions: subscriptions.map((subscription) => subscriptionOf(subscription, planOf)),
    invoices: invoices
      .filter((invoice) => invoice.status !== 'draft')
      .map((invoice) => invoiceOf(invoice, { charges, disputed, planOf })),
  };
}

type PlanOf = (priceId: string | undefined) => PaidPlanId | null;
const time = (unixS: number) => new Date(unixS * 1000);

/** A balance below zero is the customer's credit. */
async function readCustomer(
  stripe: Stripe,
  customerId: string,
): Promise<Pick<ProviderState, 'asOf' | 'creditCents'>> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return { asOf: new Date(), creditCents: 0 };
  const asOf = await readClock(stripe, customer.test_clock ?? null);
  return { asOf, creditCents: Math.max(0, -customer.balance) };
}

/** A customer on a test clock lives in that clock's time. */
async function readClock(stripe: Stripe, clock: Stripe.Customer['test_clock']): Promise<Date> {
  if (!clock) return new Date();
  const id = typeof clock === 'string' ? clock : clock.id;
  return time((await stripe.testHelpers.testClocks.retrieve(id)).frozen_time);
}

function subscriptionOf(subscription: Stripe.Subscription, planOf: PlanOf): ProviderSubscription {
  const item = subscription.items.data[0];
  const start = item?.current_period_start ?? subscription.start_date;
  const end = item?.current_period_end ?? start;
  const cancelAt = subscription.cancel_at ?? (subscription.cancel_at_period_end ? end : null);
  return {
    id: subscription.id,
    status: subscription.status,
    planId: planOf(item?.price.id),
    startedAt: time(subscription.start_date),
    periodStart: time(start),
    periodEnd: time(end),
    cancelAt: cancelAt === null ? null : time(cancelAt),
    endedAt: subscription.ended_at === null ? null : time(subscription.ended_at),
  };
}

function invoiceOf(
  invoice: Stripe.Invoice,
  known: { charges: Stripe.Charge[]; disputed: Set<string>; planOf: PlanOf },
): ProviderInvoice {
  const charges = chargesOf(invoice, known.charges);
  const line = invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];
  const price = line?.pricing?.price_details?.price;
  const parent = invoice.parent?.subscription_details?.subscription ?? null;
  return {
    id: invoice.id ?? '',
    number: invoice.number,
    subscriptionId: typeof parent === 'string' || parent === null ? parent : parent.id,
    planId: known.planOf(typeof price === 'string' ? price : price?.id),
    status: invoice.status ?? 'open',
    amountCents: invoice.status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    currency: invoice.currency,
    createdAt: time(invoice.created),
    attempts: invoice.attempt_count,
    covers: coverageOf(invoice),
    refundedCents: charges.reduce((sum, charge) => sum + charge.amount_refunded, 0),
    isDisputed: charges.some((charge) => known.disputed.has(charge.id)),
    receiptUrl: invoice.hosted_invoice_url ?? null,
  };
}

/** Lines that give money back (unused time after a switch) pay for nothing. */
function coverageOf(invoice: Stripe.Invoice): ProviderInvoice['covers'] {
  const periods = invoice.lines.data.filter((line) => line.amount >= 0).map((line) => line.period);
  if (periods.length === 0) return null;
  return {
    from: time(Math.min(...periods.map(({ start }) => start))),
    to: time(Math.max(...periods.map(({ end }) => end))),
  };
}

const SETTLED_DISPUTES = new Set(['won', 'warning_closed', 'prevented']);

async function openDisputes(stripe: Stripe, charges: Stripe.Charge[]): Promise<Set<string>> {
  const disputed = charges.filter((charge) => charge.disputed);
  const open = await Promise.all(
    disputed.map(async (charge) => {
      const { data } = await stripe.disputes.list({ charge: charge.id });
      const isOpen = data.some((dispute) => !SETTLED_DISPUTES.has(dispute.status));
      return isOpen ? [charge.id] : [];
    }),
  );
  return new Set(open.flat());
}
