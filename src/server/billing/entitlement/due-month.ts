import type { ProviderState, ProviderInvoice } from '#server/ports/payments.ts';
import { addDays } from '#shared/rules/days.ts';
import { addMonths, monthsSince } from '#shared/rules/billing/months.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import type { Entitlement } from './entitlement.ts';

/** The month of a subscription that runs now and has been paid for. */
export interface DueMonth {
  subscriptionId: string;
  planId: PaidPlanId;
  /** First moment of the month; with the subscription it is the key of the grant. */
  start: Date;
  end: Date;
  invoiceId: string;
}

/**
 * Months count from the day the subscription began, not from its billing anchor: switching plans
 * moves the anchor, and would otherwise fill the balance again with every switch.
 */
export function dueMonth(providerState: ProviderState, entitlement: Entitlement): DueMonth | null {
  const { subscription } = entitlement;
  if (entitlement.status !== 'active' || !subscription?.planId) return null;
  const index = monthsSince(subscription.startedAt, providerState.asOf);
  if (index < 0) return null;
  const start = addMonths(subscription.startedAt, index);
  const invoice = providerState.invoices.find(
    (candidate) => candidate.subscriptionId === subscription.id && paysFor(candidate, start),
  );
  if (!invoice) return null;
  return {
    subscriptionId: subscription.id,
    planId: subscription.planId,
    start,
    end: addMonths(subscription.startedAt, index + 1),
    invoiceId: invoice.id,
  };
}

/** Paid, not taken back, and for this month. */
function paysFor(invoice: ProviderInvoice, monthStart: Date): boolean {
  if (invoice.status !== 'paid' || !invoice.covers || isTakenBack(invoice)) return false;
  return isMonthPaidBy(invoice.covers, monthStart);
}

/**
 * Looks a day into the month, because start and billing anchor may differ by seconds and the month
 * before must not pay for it.
 */
export function isMonthPaidBy(covers: { from: Date; to: Date }, monthStart: Date): boolean {
  const moment = addDays(monthStart, 1);
  return covers.from <= moment && moment < covers.to;
}

/** Refunded or disputed cents, as one: either way the money is gone. */
export function takenBackCents(invoice: ProviderInvoice): number {
  return invoice.isDisputed
    ? invoice.amountCents
    : Math.min(invoice.refundedCents, invoice.amountCents);
}

function isTakenBack(invoice: ProviderInvoice): boolean {
  return invoice.amountCents > 0 && takenBackCents(invoice) >= invoice.amountCents;
}
