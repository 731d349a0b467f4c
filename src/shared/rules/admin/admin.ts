import type { AdminRole } from '#shared/rules/account.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';

export const ADMIN_PERMISSIONS = ['manage_users', 'view_analytics', 'manage_system'] as const;
export type AdminPermission = (typeof ADMIN_PERMISSIONS)[number];

/** Support reads; admins manage users and credits; a super_admin also roles and settings. */
export const ROLE_PERMISSIONS: Record<AdminRole, readonly AdminPermission[]> = {
  support: ['view_analytics'],
  admin: ['manage_users', 'view_analytics'],
  super_admin: ADMIN_PERMISSIONS,
};

export function hasPermission(role: AdminRole | null, permission: AdminPermission): boolean {
  return role !== null && ROLE_PERMISSIONS[role].includes(permission);
}

export const ACCOUNT_STATUSES = ['all', 'active', 'banned'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** The tiers of the filter (spec §2.10); Pro is monthly and yearly. */
export const TIER_FILTERS = ['all', 'free', 'premium', 'pro'] as const;
export type TierFilter = (typeof TIER_FILTERS)[number];

/** What a user's timeline is made of. */
export const TIMELINE_KINDS = [
  'payment',
  'credits',
  'picture',
  'sign_in',
  'mail',
  'admin',
] as const;
export type TimelineKind = (typeof TIMELINE_KINDS)[number];

export const USER_SORTS = ['joined', 'name', 'email', 'credits', 'seen'] as const;
export type UserSort = (typeof USER_SORTS)[number];

/** spec §9. */
export const USER_LIST = {
  pageSize: 50,
  /** Where only one bound of the credit range is set. */
  defaultCredits: { min: 0, max: 1000 },
  /** Matches are counted up to here; beyond it the page says '1,000+'. */
  countLimit: 1000,
  searchMaxLength: 100,
  searchPauseMs: 500,
  timeoutMs: 15_000,
  freshMs: 120_000,
  keptMs: 300_000,
  refetchMs: 300_000,
} as const;

/** A bound of a range as somebody wrote it; what is no number counts as 0 (spec §5). */
export function toCount(text: string): number {
  const parsed = Number.parseInt(text, 10);
  return Number.isNaN(parsed) ? 0 : Math.min(Math.max(parsed, 0), COUNT_MAX);
}

/** The largest integer of the database. */
const COUNT_MAX = 2_147_483_647;

export const USER_DETAIL = {
  creditEntries: 20,
  images: 10,
  transactions: 10,
  recent: { images: 3, creditEntries: 3, transactions: 2 },
} as const;

/** spec §5 and §7. */
export const DEFAULT_REASONS = {
  add: 'Admin credit bonus',
  remove: 'Admin credit adjustment',
  quickGrant: 'Free credits granted by admin',
  ban: 'Violation of terms',
  unban: 'Ban lifted by admin',
} as const;

export const QUICK_GRANT = 10;
export const REASON_MAX_LENGTH = 500;

/** What the balance becomes: never below zero, nor below what running generations hold. */
export function balanceAfter(balance: { credits: number; held: number }, amount: number): number {
  return Math.max(balance.credits + amount, amount < 0 ? balance.held : 0);
}

/** spec §5: why an adjustment cannot be made, or null. */
export function adjustmentFault(amount: number): string | null {
  if (!Number.isInteger(amount)) return 'Credit amount must be a whole number';
  if (amount < -CREDITS.maxAdjustment) return 'Credit deduction too large';
  if (amount > CREDITS.maxAdjustment) return 'Credit addition too large';
  return amount === 0 ? 'Invalid credit amount' : null;
}
