import './upgrade-button.css';
import { isOfferedPlans } from '#shared/rules/account.ts';
import type { Profile } from '#web/lib/account/session.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Free users only (spec §2.4, §2.7). */
export function UpgradeButton({ profile }: { profile: Profile }) {
  if (!isOfferedPlans(profile)) return null;
  return (
    <a className={`${buttonClass({ size: 'sm' })} upgrade`} href="/pricing">
      <span className="upgrade-long">Get Unlimited Credits</span>
      <span className="upgrade-short">Unlimited</span>
    </a>
  );
}
