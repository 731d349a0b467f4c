import './upgrade-button.css';
import { isPro, type SubscriptionStatus } from '#shared/rules/account.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Free users only (spec §2.4, §2.7). */
export function UpgradeButton({ status }: { status: SubscriptionStatus }) {
  if (isPro(status)) return null;
  return (
    <a className={`${buttonClass({ size: 'sm' })} upgrade`} href="/pricing">
      <span className="upgrade-long">Get Unlimited Credits</span>
      <span className="upgrade-short">Unlimited</span>
    </a>
  );
}
