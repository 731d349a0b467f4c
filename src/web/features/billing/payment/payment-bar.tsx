import { daysText } from '#shared/rules/days.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useBillingActions } from '#web/features/billing/use-billing-actions.ts';

/** A failed payment, on every screen of the account: what is owed, how long Pro waits, and the way out. */
export function PaymentBar({ next }: { next: WhatNext }) {
  const { busy, run } = useBillingActions();
  const { owing, countdown } = next;
  if (!owing) return null;
  return (
    <Notice tone="danger">
      Your last payment did not go through: {formatCents(owing.amountCents)}.{' '}
      {countdown
        ? `Your Pro plan stays for ${daysText(countdown.days)}.`
        : 'Your Pro plan has ended until it is paid.'}{' '}
      <Button
        variant="text"
        size="sm"
        isBusy={busy === 'manage'}
        onClick={() => void run('manage')}
      >
        Update my card
      </Button>
    </Notice>
  );
}
