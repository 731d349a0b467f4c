import type { SubscriptionStatus, SubscriptionTier } from '#shared/rules/account.ts';

/** The plan catalogue: the only home of prices and allowances (spec §9, design §7.4). */
export const PLAN_IDS = ['free', 'pro_monthly', 'pro_yearly'] as const;
export type PlanId = (typeof PLAN_IDS)[number];

export const PAID_PLAN_IDS = ['pro_monthly', 'pro_yearly'] as const;
export type PaidPlanId = (typeof PAID_PLAN_IDS)[number];

export interface Plan {
  id: PlanId;
  /** What it is called, everywhere. */
  label: string;
  /** The product it belongs to, however it is paid (spec §3). */
  family: string;
  priceCents: number;
  /** How often the price is paid; null where nothing is ever paid. */
  interval: 'month' | 'year' | null;
  imagesPerMonth: number;
}

export const CURRENCY = 'usd';

export const PLANS = {
  free: {
    id: 'free',
    label: 'Free Plan',
    family: 'Free Taster Plan',
    priceCents: 0,
    interval: null,
    imagesPerMonth: 10,
  },
  pro_monthly: {
    id: 'pro_monthly',
    label: 'Pro Monthly',
    family: 'Pro Wine Plan',
    priceCents: 2200,
    interval: 'month',
    imagesPerMonth: 400,
  },
  pro_yearly: {
    id: 'pro_yearly',
    label: 'Pro Yearly',
    family: 'Pro Wine Plan',
    priceCents: 22_000,
    interval: 'year',
    imagesPerMonth: 400,
  },
} as const satisfies Record<PlanId, Plan>;

/** What twelve single months cost more than the year: 'Save $44', two months free. */
export const YEARLY_SAVING_CENTS = 12 * PLANS.pro_monthly.priceCents - PLANS.pro_yearly.priceCents;
export const YEARLY_FREE_MONTHS = YEARLY_SAVING_CENTS / PLANS.pro_monthly.priceCents;

export const BILLING = {
  /** A failed payment keeps Pro this long, without new credits (design §6). */
  graceDays: 7,
  /** The renewal notice appears this many days ahead (spec §9). */
  renewalNoticeDays: 7,
  /** The success page waits this long before it looks at the account (spec §2.9). */
  successWaitMs: 2000,
  /** How old a signed webhook may be. */
  webhookToleranceS: 300,
  /** How long the amount of a plan switch may be thought over. */
  offerMinutes: 30,
  /** How often one member may make us ask the payment provider. */
  callsPerMinute: 40,
} as const;

export function isPaidPlan(id: unknown): id is PaidPlanId {
  return PAID_PLAN_IDS.some((paid) => paid === id);
}

/** The plan an account lives on. Roles such as admin come with the paid allowance. */
export function planOf(status: SubscriptionStatus, tier: SubscriptionTier): Plan {
  if (status === 'free' || status === 'cancelled') return PLANS.free;
  return tier === 'pro_yearly' ? PLANS.pro_yearly : PLANS.pro_monthly;
}

export function formatCents(cents: number, options: { isShort?: boolean } = {}): string {
  const dollars = Math.abs(cents) / 100;
  const isWhole = Number.isInteger(dollars) && options.isShort;
  const text = dollars.toLocaleString('en-US', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return `${cents < 0 ? '-' : ''}$${text}`;
}
