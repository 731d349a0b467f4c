import { isPro } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';

/** The plan in one word, as badges and figures have it (spec §2.7). */
export function planWord({ next, profile }: Pick<SignedInSession, 'next' | 'profile'>): string {
  if (next.standing === 'operator') return 'Operator';
  return isPro(profile.subscriptionStatus) ? 'Pro' : 'Free';
}
