import { addMonths } from '#shared/rules/billing/months.ts';
import { CURRENCY, isPaidPlan, PAID_PLAN_IDS, PLANS } from '#shared/rules/billing/plans.ts';
import type { PaidPlanId } from '#shared/rules/billing/plans.ts';

import { missing } from './customer-account.ts';

/** The sandbox sells exactly the catalogue. */
export const sandboxPriceIds = Object.fromEntries(
  PAID_PLAN_IDS.map((plan) => [plan, `price_test_${plan}`]),
) as Record<PaidPlanId, string>;

export function planOfPrice(priceId: string): (typeof PLANS)[PaidPlanId] {
  const plan = priceId.replace('price_test_', '');
  if (!isPaidPlan(plan)) throw missing('price');
  return PLANS[plan];
}

export function priceObject(priceId: string) {
  const plan = planOfPrice(priceId);
  return {
    id: priceId,
    object: 'price',
    active: true,
    currency: CURRENCY,
    unit_amount: plan.priceCents,
    recurring: { interval: plan.interval, interval_count: 1 },
    type: 'recurring',
    product: `prod_test_${plan.id}`,
  };
}

export function productObject(productId: string) {
  const plan = planOfPrice(productId.replace('prod_', 'price_'));
  return { id: productId, object: 'product', active: true, name: plan.label };
}

/** The end of the `count`-th period from the anchor, in Unix seconds. */
export function periodEnd(priceId: string, anchor: number, count: number): number {
  const months = planOfPrice(priceId).interval === 'year' ? 12 : 1;
  return addMonths(new Date(anchor * 1000), months * count).getTime() / 1000;
}
