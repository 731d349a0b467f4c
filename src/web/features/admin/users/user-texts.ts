import type { SubscriptionTier } from '#shared/rules/account.ts';

const FIGURE = new Intl.NumberFormat('en-US');
const RANGE_DAY = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

export function figure(value: number): string {
  return FIGURE.format(value);
}

/** 'Jan 01, 2026 - Nov 14, 2026' (spec §2.10: LLL dd, y). */
export function rangeText({ from, to }: { from: string; to: string }): string {
  return `${RANGE_DAY.format(new Date(from))} - ${RANGE_DAY.format(new Date(to))}`;
}

export const TIER_NAMES: Record<SubscriptionTier, string> = {
  free: 'Free',
  premium: 'Premium',
  pro: 'Pro',
  pro_monthly: 'Pro Monthly',
  pro_yearly: 'Pro Yearly',
};

export function creditsText(count: number): string {
  return `${figure(count)} ${count === 1 ? 'credit' : 'credits'}`;
}
