import { useState } from 'react';
import { daysUntil, renewalDate } from '#shared/rules/renewal.ts';
import { useSignedInSession } from '#web/lib/session.ts';
import { useBilling } from './use-billing.ts';

/** 'Nd until renewal' for the settings' header; nothing where nothing will be renewed. */
export function RenewalCount() {
  const { profile } = useSignedInSession();
  const { data: billing } = useBilling();
  const [now] = useState(() => new Date());
  if (!billing || billing.endsAt !== null || billing.hasPaymentIssue) return null;
  const days = billing.daysUntilRenewal ?? daysUntil(renewalDate(profile, now), now);
  return <span className="t-small">{days}d until renewal</span>;
}
