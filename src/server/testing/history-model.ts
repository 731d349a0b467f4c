import type { ProviderState, ProviderInvoice } from '#server/ports/payments.ts';
import { DAY_MS } from '#shared/rules/days.ts';

import type { FakeStripe } from './outside/fake-stripe.ts';

/**
 * What should come out, in the plainest way: one list of months, one number of credits. Written
 * apart from the code under test, on purpose.
 */
export class HistoryModel {
  #credits = 10;
  #spentInAll = 0;
  #newest = 0;
  readonly #months = new Map<string, { invoice: string; amount: number; spentBefore: number }>();
  readonly #gone = new Map<string, { cents: number; credits: number }>();

  spend(amount: number): void {
    const spent = Math.min(amount, this.#credits);
    this.#credits -= spent;
    this.#spentInAll += spent;
  }

  apply(ticket: number, providerState: ProviderState): void {
    if (ticket < this.#newest) return;
    this.#newest = ticket;
    const month = paidMonth(providerState);
    for (const invoice of providerState.invoices) this.#takeBack(invoice, month ? 400 : 0);
    if (!month || this.#months.has(month.key)) return;
    const amount = Math.max(0, 400 - this.#credits);
    this.#credits += amount;
    const spentBefore = this.#spentInAll;
    this.#months.set(month.key, { invoice: month.invoice, amount, spentBefore });
  }

  #takeBack(invoice: ProviderInvoice, kept: number): void {
    const cents = invoice.isDisputed ? invoice.amountCents : invoice.refundedCents;
    const gone = this.#gone.get(invoice.id) ?? { cents: 0, credits: 0 };
    if (cents === gone.cents) return;
    const months = [...this.#months.values()].filter((month) => month.invoice === invoice.id);
    const given = months.reduce((sum, month) => sum + month.amount, 0);
    const spent =
      this.#spentInAll - Math.min(this.#spentInAll, ...months.map((month) => month.spentBefore));
    const owed = Math.floor((Math.max(0, given - spent) * cents) / invoice.amountCents);
    // A dispute that was won: what it took comes back.
    const taken =
      cents < gone.cents
        ? Math.min(0, owed - gone.credits)
        : Math.max(0, Math.min(owed - gone.credits, this.#credits - kept));
    this.#credits -= taken;
    this.#gone.set(invoice.id, { cents, credits: gone.credits + taken });
  }

  state(stripe: FakeStripe) {
    const { subscription, invoices, now } = stripe;
    const missed = invoices.findLast(({ status }) => status === 'open');
    const isLate =
      subscription?.status === 'past_due' &&
      missed !== undefined &&
      now.getTime() < missed.createdAt.getTime() + 7 * DAY_MS;
    const isActive = subscription?.status === 'active';
    const isPro = isActive || isLate;
    const hadPlan =
      subscription !== null && (subscription.status !== 'hibernating' || stripe.hadOthers);
    return {
      status: isActive ? 'active' : isLate ? 'past_due' : hadPlan ? 'cancelled' : 'free',
      tier: isPro ? subscription.planId : 'free',
      endDate: isPro ? subscription.periodEnd.getTime() : null,
      credits: this.#credits,
      payments: Object.fromEntries(invoices.map((invoice) => [invoice.id, paymentOf(invoice)])),
    };
  }
}

function paymentOf(invoice: ProviderInvoice): string {
  if (invoice.status !== 'paid') return `failed ${invoice.refundedCents}`;
  if (invoice.isDisputed) return `disputed ${invoice.amountCents}`;
  if (invoice.refundedCents === 0) return 'succeeded 0';
  const isAll = invoice.refundedCents === invoice.amountCents;
  return `${isAll ? 'refunded' : 'partially_refunded'} ${invoice.refundedCents}`;
}

/** The month that runs now, if it is paid for: found by walking from the first day. */
function paidMonth(providerState: ProviderState): { key: string; invoice: string } | null {
  const current = providerState.subscriptions[0];
  if (current?.status !== 'active') return null;
  let start = current.startedAt;
  for (let month = 1; monthLater(current.startedAt, month) <= providerState.asOf; month += 1)
    start = monthLater(current.startedAt, month);
  const moment = start.getTime() + DAY_MS;
  const payer = providerState.invoices.find(
    (invoice) =>
      invoice.subscriptionId === current.id &&
      invoice.status === 'paid' &&
      !invoice.isDisputed &&
      invoice.refundedCents < invoice.amountCents &&
      invoice.covers !== null &&
      invoice.covers.from.getTime() <= moment &&
      invoice.covers.to.getTime() > moment,
  );
  return payer ? { key: `${current.id} ${start.toISOString()}`, invoice: payer.id } : null;
}

function monthLater(first: Date, months: number): Date {
  const total = first.getUTCMonth() + months;
  const year = first.getUTCFullYear() + Math.floor(total / 12);
  const days = new Date(Date.UTC(year, (total % 12) + 1, 0)).getUTCDate();
  const date = new Date(first);
  date.setUTCFullYear(year, total % 12, Math.min(first.getUTCDate(), days));
  return date;
}
