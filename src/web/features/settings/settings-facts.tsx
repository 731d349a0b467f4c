import './settings-facts.css';
import type { ReactNode } from 'react';
import { isPro } from '#shared/rules/account.ts';
import type { SignedInSession } from '#web/lib/account/session.ts';
import { Badge } from '#web/ui/display/badge.tsx';
import { CreditBadge } from '#web/ui/display/credit-badge.tsx';
import { planWord } from './plan-word.ts';

interface SettingsFactsProps {
  session: SignedInSession;
  children?: ReactNode;
}

/** The account at a glance, in the settings' header (spec §2.7); children say what comes. */
export function SettingsFacts({ session, children }: SettingsFactsProps) {
  const { profile } = session;
  const isProUser = isPro(profile.subscriptionStatus);
  return (
    <div className="settings-facts">
      <Badge tone={isProUser ? 'gold' : 'neutral'}>{planWord(session)}</Badge>
      <CreditBadge credits={profile.credits} />
      {children}
    </div>
  );
}
