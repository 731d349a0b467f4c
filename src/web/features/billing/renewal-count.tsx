import './renewal-count.css';
import { useState } from 'react';
import { isPro } from '#shared/rules/account.ts';
import { daysUntil, renewalDate } from '#shared/rules/renewal.ts';
import { useSignedInSession } from '#web/lib/session.ts';
import { useBilling } from './use-billing.ts';

/** 'Nd until renewal' for the settings' header; what is unpaid promises none. */
export function RenewalCount() {
  const { profile } = useSignedInSession();
  const { data: billing } = useBilling();
  const [now] = useState(() => new Date());
  if (billing ? billing.hasPaymentIssue : profile.subscriptionStatus === 'past_due') return null;
  const date = billing?.endsAt ? new Date(billing.endsAt) : renewalDate(profile, now);
  const days = billing?.daysUntilRenewal ?? daysUntil(date, now);
  // Only billing knows whether a plan goes on: until it has answered, the words keep their place.
  const isOpen = !billing && isPro(profile.subscriptionStatus);
  return (
    <span className="renewal-count t-small num" data-open={isOpen || undefined}>
      {days}d {billing?.endsAt ? 'until it ends' : 'until renewal'}
    </span>
  );
}
