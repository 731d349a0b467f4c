import type {
  ProviderState,
  ProviderInvoice,
  ProviderSubscription,
} from '#server/ports/payments.ts';
import { DAY_MS } from '#shared/rules/days.ts';
import { addMonths } from '#shared/rules/billing/months.ts';
import { PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

/** Things that can happen to a subscription, as a plain story without a server. */
export type Happening =
  | { kind: 'subscribe'; plan: PaidPlanId }
  | { kind: 'renew'; isPaid: boolean }
  | { kind: 'recover' }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'end' }
  | { kind: 'switch' }
  | { kind: 'refund'; share: number }
  | { kind: 'dispute' }
  | { kind: 'win' }
  | { kind: 'wait'; days: number }
  | { kind: 'strange' };

/** The provider's side of a story: a state that moves on with each happening. */
export class FakeStripe {
  readonly customerId: string;
  now: Date;
  subscription: ProviderSubscription | null = null;
  invoices: ProviderInvoice[] = [];
  readonly #past: ProviderSubscription[] = [];

  constructor(customerId: string, start: Date) {
    this.customerId = customerId;
    this.now = start;
  }

  /** Whether an earlier subscription has ended. */
  get hadOthers(): boolean {
    return this.#past.length > 0;
  }

  providerState(): ProviderState {
    const current = this.subscription ? [this.subscription] : [];
    return structuredClone({
      customerId: this.customerId,
      asOf: this.now,
      creditCents: 0,
      subscriptions: [...current, ...this.#past],
      invoices: this.invoices,
    });
  }

  /** What cannot happen now simply does not. */
  happen(happening: Happening): void {
    this.now = new Date(this.now.getTime() + 60_000);
    const { subscription } = this;
    const isRunning = subscription !== null && subscription.status !== 'canceled';
    if (happening.kind === 'wait') return this.#wait(happening.days);
    if (happening.kind === 'subscribe') return isRunning ? undefined : this.#begin(happening.plan);
    if (!isRunning) return;
    switch (happening.kind) {
      case 'renew':
        return this.#renew(subscription, happening.isPaid);
      case 'recover':
        return this.#recover(subscription);
      case 'cancel':
        subscription.cancelAt = subscription.periodEnd;
        return;
      case 'resume':
        subscription.cancelAt = null;
        return;
      case 'end':
        return this.#end(subscription);
      case 'switch':
        return this.#switch(subscription);
      case 'refund':
        return this.#refund(happening.share);
      case 'dispute':
        return this.#lastPaid((invoice) => (invoice.isDisputed = true));
      case 'win':
        for (const invoice of this.invoices) invoice.isDisputed = false;
        return;
      case 'strange':
        subscription.status = 'hibernating';
        return;
    }
  }

  #wait(days: number): void {
    const later = new Date(this.now.getTime() + days * DAY_MS);
    const end = this.subscription?.periodEnd;
    // Time stops short of a renewal: that is a happening of its own.
    this.now =
      end && end <= later ? new Date(Math.max(this.now.getTime(), end.getTime() - 1)) : later;
  }

  #begin(planId: PaidPlanId): void {
    if (this.subscription) this.#past.unshift(this.subscription);
    const id = `sub_${this.customerId}_${this.#past.length}`;
    const startedAt = this.now;
    const periodEnd = addMonths(startedAt, PLANS[planId].interval === 'year' ? 12 : 1);
    const dates = { startedAt, periodStart: startedAt, periodEnd };
    this.subscription = { id, status: 'active', planId, ...dates, cancelAt: null, endedAt: null };
    this.#bill(this.subscription, 'paid');
  }

  #bill(subscription: ProviderSubscription, status: 'paid' | 'open'): void {
    const { planId, periodStart, periodEnd } = subscription;
    this.invoices.unshift({
      id: `in_${this.customerId}_${this.invoices.length}`,
      number: null,
      subscriptionId: subscription.id,
      planId,
      status,
      amountCents: planId ? PLANS[planId].priceCents : 0,
      currency: 'usd',
      createdAt: this.now,
      attempts: 1,
      covers: { from: periodStart, to: periodEnd },
      refundedCents: 0,
      isDisputed: false,
      receiptUrl: null,
    });
  }

  #renew(subscription: ProviderSubscription, isPaid: boolean): void {
    this.now = new Date(Math.max(this.now.getTime(), subscription.periodEnd.getTime()));
    if (subscription.cancelAt) return this.#end(subscription);
    const isYear = subscription.planId === 'pro_yearly';
    let months = 0;
    let next = subscription.periodEnd;
    while (next <= subscription.periodEnd)
      next = addMonths(subscription.startedAt, (months += isYear ? 12 : 1));
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = next;
    subscription.status = isPaid ? 'active' : 'past_due';
    this.#bill(subscription, isPaid ? 'paid' : 'open');
  }

  #recover(subscription: ProviderSubscription): void {
    for (const invoice of this.invoices) if (invoice.status === 'open') invoice.status = 'paid';
    if (['past_due', 'hibernating'].includes(subscription.status)) subscription.status = 'active';
  }

  #end(subscription: ProviderSubscription): void {
    subscription.status = 'canceled';
    subscription.endedAt = this.now;
    for (const invoice of this.invoices)
      if (invoice.status === 'open') invoice.status = 'uncollectible';
  }

  #switch(subscription: ProviderSubscription): void {
    if (subscription.status !== 'active') return;
    subscription.planId = subscription.planId === 'pro_yearly' ? 'pro_monthly' : 'pro_yearly';
    subscription.periodStart = this.now;
    subscription.periodEnd = addMonths(this.now, subscription.planId === 'pro_yearly' ? 12 : 1);
    subscription.cancelAt = null;
    this.#bill(subscription, 'paid');
  }

  #refund(share: number): void {
    this.#lastPaid((invoice) => {
      const cents = Math.round(invoice.amountCents * share);
      invoice.refundedCents = Math.max(invoice.refundedCents, cents);
    });
  }

  #lastPaid(change: (invoice: ProviderInvoice) => unknown): void {
    const invoice = this.invoices.find(({ status }) => status === 'paid');
    if (invoice) change(invoice);
  }
}
