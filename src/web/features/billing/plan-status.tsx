import { Badge } from '#web/ui/badge.tsx';
import type { Billing } from './use-billing.ts';
import { dayText } from './dates.ts';

/** The state of the subscription in one badge (spec §4): Pro, Free, or a payment issue. */
export function PlanStatus({ billing }: { billing: Billing }) {
  if (billing.hasPaymentIssue) return <Badge tone="danger">Payment issue</Badge>;
  if (billing.endsAt !== null) return <Badge tone="amber">Ends {dayText(billing.endsAt)}</Badge>;
  if (billing.planId !== 'free')
    return (
      <Badge tone="good" hasDot>
        ACTIVE
      </Badge>
    );
  return <Badge>FREE PLAN</Badge>;
}
