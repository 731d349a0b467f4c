import './billing-notices.css';
import { CalendarClock } from 'lucide-react';
import { CREDITS } from '#shared/rules/credits.ts';
import { BILLING, formatCents, PLANS } from '#shared/rules/plans.ts';
import { Notice } from '#web/ui/notice.tsx';
import { dayText, daysText } from './dates.ts';
import type { Billing } from './use-billing.ts';

/** What the member should know before anything else (spec §2.7): payment, credits, renewal. */
export function BillingNotices({ billing }: { billing: Billing }) {
  return (
    <div className="notices">
      {billing.hasPaymentIssue && <PaymentIssue billing={billing} />}
      {billing.credits > 0 && billing.credits <= CREDITS.lowOnUsage && (
        <Notice tone="amber">Only {billing.credits} credits left today. Use them wisely!</Notice>
      )}
      <RenewalNotice billing={billing} />
    </div>
  );
}

function PaymentIssue({ billing }: { billing: Billing }) {
  const isOver = billing.planId === 'free';
  return (
    <Notice tone="danger">
      Your last payment did not go through.{' '}
      {isOver || billing.graceEndsAt === null
        ? 'Update your card to get your Pro plan back.'
        : `Update your card by ${dayText(billing.graceEndsAt)} to keep your Pro plan.`}
    </Notice>
  );
}

function RenewalNotice({ billing }: { billing: Billing }) {
  const { daysUntilRenewal: days, nextBillingDate, endsAt, planId } = billing;
  if (days === null || days > BILLING.renewalNoticeDays || billing.hasPaymentIssue) return null;
  if (endsAt !== null)
    return (
      <Notice icon={CalendarClock}>
        Your Pro plan ends in {daysText(days)}.{' '}
        <small>{dayText(endsAt)}, nothing more to pay</small>
      </Notice>
    );
  if (nextBillingDate === null) return null;
  return (
    <Notice icon={CalendarClock}>
      Your Pro plan renews in {daysText(days)}.{' '}
      <small>
        {dayText(nextBillingDate)}, {formatCents(PLANS[planId].priceCents)}
      </small>
    </Notice>
  );
}
