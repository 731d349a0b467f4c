import './settings-facts.css';
import type { ReactNode } from 'react';
import { isPro } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { CreditBadge } from '#web/ui/display/credit-badge.tsx';

interface SettingsFactsProps {
  session: SignedInSession;
  children?: ReactNode;
}

/** The account at a glance, in the settings' header (spec §2.7); children say what comes. */
export function SettingsFacts({ session, children }: SettingsFactsProps) {
  const { profile, next } = session;
  const isProUser = isPro(profile.subscriptionStatus);
  const plan = next.standing === 'operator' ? 'Operator' : isProUser ? 'Pro' : 'Free';
  return (
    <div className="settings-facts">
      <Badge tone={isProUser ? 'gold' : 'neutral'}>{plan}</Badge>
      <CreditBadge credits={profile.credits} />
      {children}
    </div>
  );
}
