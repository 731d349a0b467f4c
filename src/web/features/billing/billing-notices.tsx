import './billing-notices.css';
import { CalendarClock } from 'lucide-react';
import { dayText, daysText } from '#shared/rules/days.ts';
import { CREDITS } from '#shared/rules/billing/credits.ts';
import { BILLING, formatCents } from '#shared/rules/billing/plans.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface BillingNoticesProps {
  next: WhatNext;
  credits: number;
}

/** What the member should know before anything else (spec §2.7): credits, renewal. */
export function BillingNotices({ next, credits }: BillingNoticesProps) {
  const isLow = credits > 0 && credits <= CREDITS.lowOnUsage;
  return (
    <div className="notices">
      {isLow && (
        <Notice tone="amber">
          Only {credits === 1 ? '1 credit' : `${credits} credits`} left today. Use them wisely!
        </Notice>
      )}
      <RenewalNotice next={next} />
    </div>
  );
}

function RenewalNotice({ next: { countdown, charge, endsAt } }: { next: WhatNext }) {
  if (!countdown || countdown.days > BILLING.renewalNoticeDays) return null;
  const days = daysText(countdown.days);
  if (countdown.to === 'end' && endsAt)
    return (
      <Notice icon={CalendarClock}>
        Your Pro plan ends in {days}. <small>{dayText(endsAt)}, nothing more to pay</small>
      </Notice>
    );
  if (countdown.to !== 'renewal' || !charge) return null;
  return (
    <Notice icon={CalendarClock}>
      Your Pro plan renews in {days}.{' '}
      <small>
        {dayText(charge.date)}, {formatCents(charge.amountCents)}
      </small>
    </Notice>
  );
}
