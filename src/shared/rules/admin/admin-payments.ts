import { isPaidPlan, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

/** What the list of payments can be narrowed to; `paid` is what counts as revenue. */
export const PAYMENT_FILTERS = [
  'all',
  'paid',
  'failed',
  'recovered',
  'refunded',
  'disputed',
] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** `live` is what the monthly revenue is summed from. */
export const PLAN_FILTERS = ['live', 'past_due', 'ended'] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** Where one's money is in question. */
export const BILLING_FILTERS = ['all', 'past_due', 'disputed'] as const;
export type BillingFilter = (typeof BILLING_FILTERS)[number];

/** The plan of a payment by its name; one that is none of ours by whatever it is called. */
export function planLabel(planType: string): string {
  return isPaidPlan(planType) ? PLANS[planType].label : planType;
}

/** What a plan brings in each month; a year is paid once and counts in twelve parts. */
export function monthlyCents(planId: PaidPlanId): number {
  const { priceCents, interval } = PLANS[planId];
  return interval === 'year' ? Math.round(priceCents / 12) : priceCents;
}
