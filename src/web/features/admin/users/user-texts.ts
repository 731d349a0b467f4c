import type { SubscriptionStatus, SubscriptionTier } from '#shared/rules/account.ts';

const TIER_NAMES: Record<SubscriptionTier, string> = {
  free: 'Free',
  premium: 'Premium',
  pro: 'Pro',
  pro_monthly: 'Pro Monthly',
  pro_yearly: 'Pro Yearly',
};

/** The operator lives on no plan, whatever the tier says; a plan that was not paid says so. */
export function tierText({ subscriptionStatus, subscriptionTier }: Plan): string {
  if (subscriptionStatus === 'admin') return STATUS_NAMES.admin;
  const name = TIER_NAMES[subscriptionTier];
  return subscriptionStatus === 'past_due' ? `${name}, past due` : name;
}
interface Plan {
  subscriptionStatus: SubscriptionStatus;
  subscriptionTier: SubscriptionTier;
}

export const STATUS_NAMES: Record<SubscriptionStatus, string> = {
  free: 'None',
  active: 'Active',
  cancelled: 'Cancelled',
  past_due: 'Past due',
  pro: 'Pro',
  admin: 'Operator',
};
