import { DAY_MS } from './days.ts';

/** The words of spec §3 for what an account can be. */
export const SUBSCRIPTION_STATUSES = [
  'free',
  'active',
  'cancelled',
  'past_due',
  'pro',
  'admin',
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const SUBSCRIPTION_TIERS = ['free', 'premium', 'pro', 'pro_monthly', 'pro_yearly'] as const;
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];

export const ADMIN_ROLES = ['support', 'admin', 'super_admin'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** How long a member may think again before the account is erased. */
export const DELETION_GRACE_DAYS = 7;

export function deletionDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + DELETION_GRACE_DAYS * DAY_MS);
}

/**
 * Pro users see no Free label and no upgrade button (spec §2.7); admins need none either. A missed
 * payment keeps Pro as long as the status says past_due (design §6).
 */
export function isPro(status: SubscriptionStatus): boolean {
  return status === 'active' || status === 'pro' || status === 'admin' || status === 'past_due';
}

/** Neither who has a plan is sold one, nor an account that is to be deleted: its money would be lost. */
export function isOfferedPlans(account: {
  subscriptionStatus: SubscriptionStatus;
  deletionDate: string | null;
}): boolean {
  return !isPro(account.subscriptionStatus) && account.deletionDate === null;
}
