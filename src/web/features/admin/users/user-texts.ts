import type { SubscriptionStatus, SubscriptionTier } from '#shared/rules/account.ts';

const FIGURE = new Intl.NumberFormat('en-US');

export function figure(value: number): string {
  return FIGURE.format(value);
}

export const TIER_NAMES: Record<SubscriptionTier, string> = {
  free: 'Free',
  premium: 'Premium',
  pro: 'Pro',
  pro_monthly: 'Pro Monthly',
  pro_yearly: 'Pro Yearly',
};

export const STATUS_NAMES: Record<SubscriptionStatus, string> = {
  free: 'None',
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Past due',
  pro: 'Pro',
  admin: 'Operator',
};

export function creditsText(count: number): string {
  return `${figure(count)} ${count === 1 ? 'credit' : 'credits'}`;
}
