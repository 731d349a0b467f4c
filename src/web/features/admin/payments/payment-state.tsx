import { Badge } from '#web/ui/display/badge.tsx';

type Tone = 'good' | 'neutral' | 'amber' | 'danger';

/** In words; the table keeps the provider's. */
const STATES: Record<string, { label: string; tone: Tone }> = {
  succeeded: { label: 'Paid', tone: 'good' },
  pending: { label: 'Pending', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  partially_refunded: { label: 'Partly refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'danger' },
};

export function PaymentState({ status }: { status: string }) {
  const { label, tone } = STATES[status] ?? { label: status, tone: 'neutral' };
  return <Badge tone={tone}>{label}</Badge>;
}

export const paymentStateName = (status: string) => STATES[status]?.label ?? status;
