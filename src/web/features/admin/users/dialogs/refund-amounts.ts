import type { RefundPreview } from '#shared/contract/admin-payments.ts';
import { formatCents } from '#shared/rules/billing/plans.ts';

/** '12', '12.5', '12.50' or '$12.50' in cents; null for anything else. */
export function centsOf(text: string): number | null {
  const parts = /^\$?(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text.trim());
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null;
}

export function amountFault(cents: number | null, refundableCents: number): string | undefined {
  if (cents === null || cents === 0) return 'Please enter a valid amount.';
  return cents > refundableCents
    ? `At most ${formatCents(refundableCents)} is left to refund.`
    : undefined;
}

export function readCredits(text: string): number | null {
  return /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : null;
}

/** At least what the rule takes, and no more than is there and not held. */
export function creditsFault(
  credits: number | null,
  { byRule, available }: Pick<RefundPreview, 'byRule' | 'available'>,
): string | undefined {
  if (credits === null) return 'Please enter a valid credit amount.';
  if (credits < byRule) return `The refund itself takes ${byRule}.`;
  return credits > Math.max(available, byRule) ? `Only ${available} are there to take.` : undefined;
}
