import type { AccountStatus, TierFilter } from '#shared/rules/admin/admin.ts';
import type { SelectOption } from '#web/ui/forms/select-field.tsx';

/** By what users are chosen, in the words of spec §2.10. */
export const STATUS_OPTIONS: readonly SelectOption<AccountStatus>[] = [
  { value: 'all', label: 'All Users' },
  { value: 'active', label: 'Active Only' },
  { value: 'banned', label: 'Banned Only' },
];

export const TIER_OPTIONS: readonly SelectOption<TierFilter>[] = [
  { value: 'all', label: 'All Tiers' },
  { value: 'free', label: 'Free' },
  { value: 'premium', label: 'Premium' },
  { value: 'pro', label: 'Pro' },
];
