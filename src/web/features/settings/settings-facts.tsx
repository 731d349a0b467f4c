import './settings-facts.css';
import { isPro } from '#shared/rules/account.ts';
import { daysUntil, renewalDate } from '#shared/rules/renewal.ts';
import type { Profile } from '#web/lib/session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CreditBadge } from '#web/ui/credit-badge.tsx';

type SettingsFactsProps = {
  profile: Profile;
  now: Date;
  /** A cancelled plan does not renew on its last day, it ends. */
  isEnding?: boolean;
};

/** The settings at a glance: plan, credits, days to go (spec §2.7). */
export function SettingsFacts({ profile, now, isEnding = false }: SettingsFactsProps) {
  const isProUser = isPro(profile.subscriptionStatus);
  const days = daysUntil(renewalDate(profile, now), now);
  return (
    <div className="settings-facts">
      <Badge tone={isProUser ? 'gold' : 'neutral'}>{isProUser ? 'Pro' : 'Free'}</Badge>
      <CreditBadge credits={profile.credits} />
      <span className="t-small num">
        {days}d until {isEnding ? 'your plan ends' : 'renewal'}
      </span>
    </div>
  );
}
