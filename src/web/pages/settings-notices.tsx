import { isPro } from '#shared/rules/account.ts';
import { CREDITS } from '#shared/rules/credits.ts';
import { BILLING } from '#shared/rules/plans.ts';
import { daysUntil } from '#shared/rules/renewal.ts';
import { BillingNotices } from '#web/features/billing/billing-notices.tsx';
import type { Billing } from '#web/features/billing/use-billing.ts';
import type { Profile } from '#web/lib/session.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

type SettingsNoticesProps = { billing: Billing | undefined; profile: Profile; now: Date };

/** The warnings of spec §2.7. The profile knows that one is coming, so its place is kept. */
export function SettingsNotices({ billing, profile, now }: SettingsNoticesProps) {
  const count = dueNotices(profile, now);
  if (billing) return <BillingNotices billing={billing} />;
  if (count === 0) return null;
  return (
    <div className="notices" aria-busy="true">
      {Array.from({ length: count }, (_, i) => (
        <Skeleton key={i} className="settings-notice-skeleton" />
      ))}
    </div>
  );
}

function dueNotices(profile: Profile, now: Date): number {
  const { credits, subscriptionStatus: status, subscriptionEndDate: end } = profile;
  const isLow = credits > 0 && credits <= CREDITS.lowOnUsage;
  const isSoon = end !== null && daysUntil(new Date(end), now) <= BILLING.renewalNoticeDays;
  const isOwing = status === 'past_due';
  return Number(isLow) + Number((isPro(status) && isSoon) || isOwing);
}
