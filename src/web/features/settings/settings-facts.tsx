import './settings-facts.css';
import type { ReactNode } from 'react';
import { isPro } from '#shared/rules/account.ts';
import type { Profile } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CreditBadge } from '#web/ui/credit-badge.tsx';

/** The account at a glance, in the settings' header (spec §2.7); children say when it renews. */
export function SettingsFacts({ profile, children }: { profile: Profile; children?: ReactNode }) {
  const isProUser = isPro(profile.subscriptionStatus);
  return (
    <div className="settings-facts">
      <Badge tone={isProUser ? 'gold' : 'neutral'}>{isProUser ? 'Pro' : 'Free'}</Badge>
      <CreditBadge credits={profile.credits} />
      {children}
    </div>
  );
}
