import { formatCents } from '#shared/rules/billing/plans.ts';
import type { WhatNext } from '#shared/rules/billing/what-next.ts';
import { buttonClass, ButtonLink } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface DisputeBarProps {
  next: WhatNext;
  supportLink: string;
}

/** A payment that the bank took back, on every screen of the account: why credits are missing, and whom to ask. */
export function DisputeBar({ next, supportLink }: DisputeBarProps) {
  if (next.takenBackCents === null) return null;
  return (
    <Notice tone="danger">
      Your payment of {formatCents(next.takenBackCents)} is disputed at the bank. Until that is
      settled it brings no credits.{' '}
      <ButtonLink variant="text" size="sm" to="/settings?tab=billing">
        See my payments
      </ButtonLink>{' '}
      <a className={buttonClass({ variant: 'text', size: 'sm' })} href={supportLink}>
        Contact support
      </a>
    </Notice>
  );
}
