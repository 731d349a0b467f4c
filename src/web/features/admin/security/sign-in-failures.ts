import type { SignInFailure } from '#shared/rules/admin/security.ts';

export const SIGN_IN_FAILURES: Record<
  SignInFailure,
  { label: string; tone: 'neutral' | 'amber' | 'danger' }
> = {
  wrong_password: { label: 'Wrong password', tone: 'amber' },
  unknown_address: { label: 'Unknown address', tone: 'neutral' },
  unverified: { label: 'Address not verified', tone: 'neutral' },
  banned: { label: 'Account banned', tone: 'danger' },
};
